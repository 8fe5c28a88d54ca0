import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Login, storedSession, story } from '../support/story.js';

const publicScreens = [
  '/',
  '/jobs',
  '/freelancers',
  '/how-it-works',
  '/auth',
  '/auth?tab=signup',
  '/forgot-password',
  '/reset-password?token=example',
  '/verify-email?token=example',
  '/unsubscribe?key=example',
  '/nowhere',
];
const screens: { who: string; login?: Login; paths: string[] }[] = [
  { who: 'a stranger', paths: publicScreens },
  {
    who: 'crew',
    login: story.crew,
    paths: [
      '/dashboard',
      '/dashboard?tab=jobs',
      '/dashboard?tab=ratings',
      '/dashboard?tab=messages',
      '/profile',
      '/settings',
      '/ratings',
    ],
  },
  {
    who: 'a company',
    login: story.company,
    paths: [
      '/dashboard',
      '/dashboard?tab=jobs',
      '/dashboard?tab=jobs&action=post',
      '/dashboard?tab=applications',
      '/dashboard?tab=messages',
      '/profile',
    ],
  },
  { who: 'an admin', login: story.admin, paths: ['/dashboard', '/admin'] },
];

/** What the browser complains of. An unknown page is a real 404, and that is what it should say. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = /\/nowhere|status of 404/.test(`${message.location().url} ${message.text()}`);
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

async function open(
  browser: Browser,
  login: Login | undefined,
  scheme: 'light' | 'dark',
  width: number,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (login) {
    const session = await storedSession(page.request, login);
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) window.localStorage.setItem(key, value);
    }, Object.entries(session));
  }
  return page;
}

for (const { who, login, paths } of screens) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`every screen of ${who} is accessible and complains of nothing, ${scheme}`, async ({ browser }) => {
      const page = await open(browser, login, scheme, 1280);
      const complaints = complaintsOf(page);
      const barriers: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        barriers.push(...violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`));
      }
      expect(barriers).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  }

  test(`every screen of ${who} fits a phone of 360 px`, async ({ browser }) => {
    const page = await open(browser, login, 'light', 360);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  });
}
