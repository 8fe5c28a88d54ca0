import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { barriersOn } from '../support/barriers.js';
import { hydrated } from '../support/hydrated.js';
import { overflowOnPhones } from '../support/overflow.js';
import { idOf, type Login, storedSession, story } from '../support/story.js';

const desk = { width: 1280, height: 800 };

const publicScreens = [
  '/',
  '/jobs',
  '/jobs?page=2',
  '/jobs/:job',
  '/freelancers',
  '/profile/:crew',
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
      '/jobs',
      '/settings',
      '/ratings',
      '/calendar?view=month',
      '/calendar?view=agenda',
      '/offers',
    ],
  },
  {
    who: 'a company',
    login: story.company,
    paths: [
      '/dashboard',
      '/dashboard?tab=jobs',
      '/dashboard?tab=jobs&action=post',
      '/jobs/:own/schedule',
      '/dashboard?tab=applications',
      '/dashboard?tab=messages',
      '/profile',
      '/profile/:crew',
      '/settings',
    ],
  },
  {
    who: 'an admin',
    login: story.admin,
    paths: [
      '/dashboard',
      '/admin',
      '/admin?tab=feedback',
      '/admin?tab=users',
      '/admin/users/:crew',
      '/admin?tab=admins',
      '/admin?tab=analytics',
      '/admin/reports',
      '/admin/audit',
      '/admin/operations',
    ],
  },
];

/** What the browser complains of. An unknown page is a real 404, and that is what it should say. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isExpected = /\/nowhere|status of 404/.test(`${message.location().url} ${message.text()}`);
    if (message.type() === 'error' && !isExpected) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

async function open(browser: Browser, login: Login | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: desk, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
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

/** What keeps a user from using the screen: at a desk in both themes, of which only contrast depends, and on a phone. */
async function problemsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  const inLight = await barriersOn(page);
  await switchTo(page, 'dark');
  const inDark = await barriersOn(page, { rules: ['color-contrast'] });
  await switchTo(page, 'light');
  const tooWide = await overflowOnPhones(page);
  return [...inLight, ...inDark.map((barrier) => `dark: ${barrier}`), ...tooWide].map(
    (problem) => `${path} ${problem}`,
  );
}

async function newestJob(request: APIRequestContext, of?: string): Promise<string> {
  const answer = await request.get(`/api/jobs?page_size=${of ? 50 : 1}`);
  const jobs = (await answer.json()) as { id: string; recruiter_id: string | null }[];
  return (of ? jobs.find(({ recruiter_id }) => recruiter_id === of) : jobs[0])?.id ?? '';
}

// Each has a browser of its own: the one that is free takes the next.
test.describe.configure({ mode: 'parallel' });

for (const { who, login, paths } of screens) {
  test(`every screen of ${who} is accessible, fits the smallest phone and complains of nothing [R014]`, async ({
    browser,
    request,
  }) => {
    const page = await open(browser, login);
    const complaints = complaintsOf(page);
    const problems: string[] = [];
    const ids = {
      ':crew': await idOf(request, story.crew),
      ':job': await newestJob(request),
      ':own': await newestJob(request, await idOf(request, story.company)),
    };
    for (const path of paths)
      problems.push(
        ...(await problemsOf(
          page,
          path.replace(/:(crew|job|own)/, (name) => ids[name as keyof typeof ids]),
        )),
      );
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}
