import { expect } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { movedOf, watchMoves } from '../support/moved.js';

test.use({ viewport: { width: 360, height: 780 } });

for (const path of ['/', '/jobs', '/freelancers', '/how-it-works'])
  test(`${path} stays where it is when its font comes after the page`, async ({ page }) => {
    const asked: (() => void)[] = [];
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => asked.push(resolve));
      await route.continue();
    });
    await watchMoves(page);
    // Its `load` comes with its fonts.
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.check('1rem "Hanken Grotesk Variable"'))).toBe(false);
    for (const send of asked) send();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1rem "Hanken Grotesk Variable"'))).toBe(true);
    // The frame after the font, and the one after that: by then what moved has been reported.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await movedOf(page)).toBeLessThanOrEqual(0.02);
  });
