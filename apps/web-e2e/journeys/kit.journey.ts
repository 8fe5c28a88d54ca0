import { expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { barriersOn } from '../support/barriers.js';
import { hydrated } from '../support/hydrated.js';
import { overflowOn } from '../support/overflow.js';
import { plannedIds } from '../support/planned.js';
import { keepSignedIn, storedSession, story } from '../support/story.js';

const dialog = { within: '[role="dialog"]' };
const phone = { viewport: { width: 360, height: 740 } };

test('crew add kit to their profile, and a stranger reads it there [R435] [R436]', async ({ browser, request }) => {
  const name = `Desk ${Date.now()}`;
  const { ':crew': crew } = await plannedIds(request);
  const context = await browser.newContext(phone);
  await keepSignedIn(context, await storedSession(request, story.crew));
  const page = await context.newPage();
  await page.goto('/profile');
  await hydrated(page);
  const kit = page.getByRole('region', { name: 'Kit' });
  await kit.getByRole('button', { name: 'Add kit' }).click();
  await page.getByLabel('Kind').selectOption('Sound console');
  await page.getByLabel('Make and model').fill(name);
  await page.getByLabel(/^Day hire/).fill('120');
  expect([await barriersOn(page, dialog), await overflowOn(page)]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(kit.getByText(name)).toBeVisible();
  expect([await barriersOn(page), await overflowOn(page)]).toEqual([[], []]);

  const stranger = await (await browser.newContext(phone)).newPage();
  await stranger.goto(`/profile/${crew}`);
  await expect(stranger.getByRole('listitem').filter({ hasText: name })).toContainText('Sound console · £120 a day');
  expect([await barriersOn(stranger), await overflowOn(stranger)]).toEqual([[], []]);
  await stranger.context().close();

  await kit.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(kit.getByText(name)).toBeHidden();
  await context.close();
});

test('a company asks for kit in a role, by a form that any user can use [R437]', async ({ browser, request }) => {
  const { ':planned': planned } = await plannedIds(request);
  const context = await browser.newContext(phone);
  await keepSignedIn(context, await storedSession(request, story.company));
  const page = await context.newPage();
  await page.goto(`/jobs/${planned}/schedule`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add role' }).first().click();
  await page.getByRole('button', { name: 'Ask for kit' }).click();
  const line = page.getByRole('group', { name: 'Kit 1' });
  await line.getByLabel('Kit', { exact: true }).selectOption('Microphones');
  await line.getByLabel('Hire').selectOption('Included in the rate');
  await expect(line.getByLabel(/^At most a day/)).toBeHidden();
  expect([await barriersOn(page, dialog), await overflowOn(page)]).toEqual([[], []]);
  await context.close();
});
