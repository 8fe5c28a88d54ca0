import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { type Login, storedSession, story } from '../support/story.js';

/** KiB over the wire until the page is quiet, compressed as the gateway serves them. */
const screens: { path: string; login?: Login; scriptKiB: number }[] = [
  { path: '/', scriptKiB: 210 },
  { path: '/jobs', scriptKiB: 213 },
  { path: '/freelancers', scriptKiB: 205 },
  { path: '/auth', scriptKiB: 214 },
  { path: '/how-it-works', scriptKiB: 205 },
  { path: '/admin', login: story.admin, scriptKiB: 255 },
];
// A page has in it what it would otherwise ask the services for.
const limits = { document: 24, stylesheet: 3, font: 45 };

async function weigh(page: Page, path: string): Promise<Record<string, number>> {
  const kiB: Record<string, number> = {};
  const weighed: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const add = async (): Promise<void> => {
      const { responseBodySize } = await request.sizes();
      kiB[request.resourceType()] = (kiB[request.resourceType()] ?? 0) + responseBodySize / 1024;
    };
    weighed.push(add());
  });
  let open = 0;
  let changedAt = Date.now();
  const count = (by: number) => (): void => {
    open += by;
    changedAt = Date.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  const begun = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  await page.goto(path);
  await begun;
  await expect.poll(() => open === 0 && Date.now() - changedAt > 500).toBe(true);
  await Promise.all(weighed);
  return kiB;
}

for (const { path, login, scriptKiB } of screens) {
  test(`${path} stays within its weight`, async ({ browser }) => {
    // The cache of a browser that was here before would hide what a first visit costs.
    const context = await browser.newContext();
    const page = await context.newPage();
    if (login) {
      const session = await storedSession(page.request, login);
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) window.localStorage.setItem(key, value);
      }, Object.entries(session));
    }
    const weight = await weigh(page, path);
    expect(weight['script'], 'scripts were loaded at all').toBeGreaterThan(20);
    const tooHeavy = Object.entries({
      ...limits,
      script: scriptKiB,
    }).filter(([kind, limit]) => (weight[kind] ?? 0) > limit);
    expect(tooHeavy, JSON.stringify(weight)).toEqual([]);
    test.info().annotations.push({ type: 'KiB', description: JSON.stringify(weight) });
    await context.close();
  });
}
