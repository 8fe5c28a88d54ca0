import { expect, type Page, test } from '@playwright/test';
import { isAlive } from '../support/drawn.js';
import { idOf, keepSignedIn, storedSession, story } from '../support/story.js';

/** Holds every script back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the public pages can be read without a script [R001] [R107]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const maya = await idOf(page.request, story.crew);

  await page.goto('/');
  await expect(page.getByText(/^open jobs?$/)).toBeVisible();
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveTitle('Find Jobs - CrewCall');
  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  const first = page.getByRole('list', { name: 'Jobs' }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/freelancers');
  await expect(page.getByRole('heading', { name: /^\d+ Crew Found$/ })).toBeVisible();
  await page.goto(`/profile/${maya}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible();
  expect((await page.goto('/profile/nobody'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await context.close();
});

test('the app takes a drawn page over as it stands, and does what was asked for before [R107] [R108]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  await test.step('nothing runs while nobody is there', async () => {
    await page.goto('/jobs', { waitUntil: 'networkidle' });
    expect(await isAlive(page)).toBe(false);
    await page.evaluate(() => Object.assign(document.querySelector('main h1') ?? {}, { isTheSame: true }));
    await page.mouse.move(200, 200);
    await expect.poll(() => isAlive(page)).toBe(true);
    expect(await page.evaluate(() => 'isTheSame' in (document.querySelector('main h1') ?? {}))).toBe(true);
  });

  await test.step('what is pressed and typed before the app is there is done', async () => {
    const release = await holdScripts(page);
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'More Details' }).first().click();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('sound');
    expect(await isAlive(page)).toBe(false);
    release();
    await expect(page.getByRole('button', { name: 'Less Details' })).toBeVisible();
    await expect(page).toHaveURL(/search=sound/);
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('sound');
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a dashboard is drawn for who is signed in, and becomes the app with the first sign of them [R044]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.crew));
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const release = await holdScripts(page);

  await test.step('it can be read before any script has come', async () => {
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText('Monitor engineer')).toBeVisible();
    await expect(page).toHaveTitle('Dashboard - CrewCall');
    await expect(page.getByRole('button', { name: /account menu, Maya/ })).toBeVisible();
    expect(await isAlive(page)).toBe(false);
    await page.evaluate(() => Object.assign(document.querySelector('main h1') ?? {}, { isTheSame: true }));
  });

  await test.step('what is pressed meanwhile is done', async () => {
    await page.getByRole('tab', { name: 'My Applications' }).click();
    release();
    await expect(page).toHaveURL(/tab=jobs/);
    expect(await page.evaluate(() => 'isTheSame' in (document.querySelector('main h1') ?? {}))).toBe(true);
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a dashboard that cannot be drawn is drawn by the app [R044]', async ({ browser }) => {
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.crew));
  const page = await context.newPage();
  await page.route('**/drawn/**', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('Monitor engineer')).toBeVisible();
  expect(await isAlive(page)).toBe(true);
  await context.close();
});

test('somebody who is signed in never sees the page of a stranger', async ({ browser }) => {
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.crew));
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  release();
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Maya/ })).toBeVisible();
  await context.close();
});
