import { type Browser, expect, type Page } from '@playwright/test';
import { barriersOn } from './barriers.js';
import { hydrated } from './hydrated.js';
import { overflowOnPhones } from './overflow.js';
import { type Login, storedSession } from './story.js';

/** Another day and another hour, whatever the time of day. */
const wrongByMs = 25 * 60 * 60_000;
const desk = { width: 1280, height: 800 };

/** What the browser complains of. An unknown page is a real 404, and that is what it should say. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = /\/nowhere|status of 404/.test(`${message.location().url} ${message.text()}`);
    if (message.type() === 'error' && !isExpected) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

export async function openAs(browser: Browser, login: Login | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: desk, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Devices' clocks are wrong; what the server rendered must stand until the page has come.
  await page.addInitScript((wrongBy) => {
    const Right = Date;
    const now = (): number => Right.now() + wrongBy;
    window.Date = new Proxy(Right, {
      construct: (_, given: []) => (given.length ? new Right(...given) : new Right(now())),
      get: (_, name) => (name === 'now' ? now : Reflect.get(Right, name)),
    });
  }, wrongByMs);
  if (login) {
    const session = await storedSession(page.request, login);
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) window.localStorage.setItem(key, value);
    }, Object.entries(session));
  }
  return page;
}

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** What keeps a user from using what is open: at a desk in both themes, of which only contrast depends, and on a phone. */
export async function problemsHere(page: Page, what: string): Promise<string[]> {
  const inLight = await barriersOn(page);
  await switchTo(page, 'dark');
  const inDark = await barriersOn(page, { rules: ['color-contrast'] });
  await switchTo(page, 'light');
  const tooWide = await overflowOnPhones(page);
  return [...inLight, ...inDark.map((barrier) => `dark: ${barrier}`), ...tooWide].map(
    (problem) => `${what} ${problem}`,
  );
}

export async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  return problemsHere(page, path);
}
