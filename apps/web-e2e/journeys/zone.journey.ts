import { expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { hydrated } from '../support/hydrated.js';
import { plannedIds } from '../support/planned.js';
import { keepSignedIn, storedSession, story } from '../support/story.js';

test('a device in another zone shows London’s times, and says so beside them [R315]', async ({ browser, request }) => {
  const ids = await plannedIds(request);
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  await keepSignedIn(context, await storedSession(request, story.crew));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/calendar?view=agenda');
  await hydrated(page);
  await expect(main.getByText(/^12:00 to 23:30, London time, Show day 1/).first()).toBeVisible();
  await page.goto(`/offers/${ids[':offer']}`);
  await expect(main.getByText(/\d\d:\d\d to \d\d:\d\d.*, London time$/).first()).toBeVisible();
  await expect(main.getByText(/^Answer by .*, London time$/)).toBeVisible();
  await page.goto(`/jobs/${ids[':planned']}`);
  await expect(main.getByText('08:00 to 20:00, London time')).toBeVisible();
  await context.close();
});

test('in London it goes without saying [R315]', async ({ page, request }) => {
  const ids = await plannedIds(request);
  await page.goto(`/jobs/${ids[':planned']}`);
  await hydrated(page);
  await expect(page.getByRole('main').getByText('08:00 to 20:00', { exact: true })).toBeVisible();
});
