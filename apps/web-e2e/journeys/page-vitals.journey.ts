import { expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { hydrated } from '../support/hydrated.js';
import { keepSignedIn, storedSession, story } from '../support/story.js';

test('a visit tells its figures as it ends, by the pattern of its page, and not whose it was', async ({ browser }) => {
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.crew));
  const page = await context.newPage();
  const late = page.waitForResponse((response) => /\/assets\/page-vitals-.*\.js$/.test(response.url()));
  await page.goto('/jobs?search=rigger');
  await hydrated(page);
  await late;
  await page.getByRole('searchbox', { name: 'Search' }).first().click();
  const telling = context.waitForEvent('request', (request) => request.url().endsWith('/api/page-vitals'));
  await page.goto('/how-it-works');
  const request = await telling;
  const { route, lcp, cls, ...more } = request.postDataJSON() as Record<string, unknown>;
  expect(route).toBe('/jobs');
  expect(lcp).toBeGreaterThan(0);
  expect(cls).toBeGreaterThanOrEqual(0);
  expect(Object.keys(more).filter((name) => name !== 'inp')).toEqual([]);
  const headers = await request.allHeaders();
  expect([headers['cookie'], headers['authorization']]).toEqual([undefined, undefined]);
  expect((await request.response())?.status()).toBe(204);
  await context.close();
});
