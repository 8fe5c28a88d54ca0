import { expect, type Locator } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { plannedIds } from '../support/planned.js';
import { openAs } from '../support/screens.js';
import { story } from '../support/story.js';

const phone = { width: 360, height: 740 };

/** How far below the middle of one the middle of the other is, in pixels. */
async function isBelow(one: Locator, other: Locator): Promise<number> {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()];
  if (!above || !below) throw new Error('Not to be seen');
  return below.y + below.height / 2 - (above.y + above.height / 2);
}

test('pencils stand in columns, and the switch above them beside its label', async ({ browser, request }) => {
  const page = await openAs(browser, story.company);
  const ids = await plannedIds(request);
  await page.goto(`/jobs/${ids[':planned']}/ladder/${ids[':role']}`);
  await hydrated(page);
  const ups = await page.getByRole('button', { name: /^Move .* up$/ }).all();
  expect(ups.length).toBeGreaterThan(1);
  const lefts = await Promise.all(ups.map(async (up) => Math.round((await up.boundingBox())?.x ?? 0)));
  expect(new Set(lefts).size, lefts.join()).toBe(1);
  await page.setViewportSize(phone);
  const label = page.getByText('Confirm the next one by itself');
  expect(Math.abs(await isBelow(label, page.getByRole('switch')))).toBeLessThan(2);
  await page.context().close();
});

test('the arrow that unfolds the applicants of a job is never alone on a line', async ({ browser }) => {
  const page = await openAs(browser, story.company);
  await page.setViewportSize(phone);
  await page.goto('/dashboard?tab=jobs');
  await hydrated(page);
  const folds = page.getByRole('button', { name: /applied \d+ new, for/ });
  await expect(folds.first()).toBeVisible();
  for (const fold of await folds.all())
    expect(Math.abs(await isBelow(fold.getByText(/new$/), fold.locator('svg')))).toBeLessThan(4);
  await page.context().close();
});
