import { expect, type Browser, type Page } from '@playwright/test';
import type { RoleRescue } from '@crewcall/contracts-bookings';
import { type Booked, booked, dayAhead, newWord } from '../support/booked.js';
import { slotThatFellFree } from '../support/fell-free.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

interface Named {
  id: string;
}

const desk = { width: 1280, height: 800 };

async function pageOf(browser: Browser, { caller }: Booked, viewport = desk): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('a slot that fell free is covered: asked near its place, at a better rate, seen and accepted', async ({
  browser,
}) => {
  // Crew of earlier runs live there too.
  const run = newWord();
  const near = { location: 'Penzance', skills: [] };
  const [company, liam, dewi, ewan] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Liam', last_name: 'Ward' }),
    booked(browser, 'freelancer', { first_name: 'Dewi', last_name: `Morgan ${run}`, ...near }),
    booked(browser, 'freelancer', { first_name: 'Ewan', last_name: `Hughes ${run}`, ...near }),
  ]);
  const [job, role] = await slotThatFellFree(company, liam, 'Penzance');
  // First in the list, whatever crew of earlier runs live there.
  for (const { caller } of [dewi, ewan])
    await caller.call('post', '/api/calendar/blocks', { kind: 'available', starts_on: dayAhead(2) });
  await expect
    .poll(async () => {
      const { candidates } = await company.caller.call<RoleRescue>('get', `/api/roles/${role}/rescue`);
      return [dewi, ewan].every(({ caller: { id } }) => candidates.some(({ freelancer_id }) => freelancer_id === id));
    })
    .toBe(true);
  const [companyPage, dewiPage] = [await pageOf(browser, company), await pageOf(browser, dewi)];
  const problems: string[] = [];

  await test.step('crew who want to be woken say so in Settings [R395]', async () => {
    await dewiPage.goto('/settings');
    const wakes = dewiPage.getByRole('switch', { name: 'Wake me for urgent cover' });
    await expect(wakes).not.toBeChecked();
    const saved = dewiPage.waitForResponse(
      (answer) => answer.url().endsWith('/cover-settings') && answer.request().method() === 'PUT',
    );
    await wakes.check();
    expect((await saved).status()).toBe(200);
    problems.push(...(await problemsHere(dewiPage, 'Settings')));
  });

  await test.step('the company leaves one out and starts with one click [R390] [R392]', async () => {
    await companyPage.goto(`/jobs/${job}/cover/${role}`);
    await companyPage.getByText(`Ask Ewan Hughes ${run}`).click();
    await expect(companyPage.getByRole('checkbox', { name: `Ask Ewan Hughes ${run}` })).not.toBeChecked();
    problems.push(...(await problemsHere(companyPage, 'Before cover')));
    await companyPage.getByRole('button', { name: 'Find cover now' }).click();
    await expect(companyPage.getByText(/^Asking \d+ of \d+$/)).toBeVisible();
    await expect(companyPage.getByRole('timer')).toHaveText(/^\d+:\d\d(:\d\d)?$/);
  });

  await test.step('the one asked reads that it is urgent, which the company sees [R397]', async () => {
    const [offer] = await dewi.caller.call<Named[]>('get', '/api/offers?side=freelancer&state=open');
    await dewiPage.goto(`/offers/${offer?.id}`);
    await expect(dewiPage.getByText('Urgent cover')).toBeVisible();
    problems.push(...(await problemsHere(dewiPage, 'Offer of cover')));
    const row = companyPage.getByRole('listitem').filter({ hasText: `Dewi Morgan ${run}` });
    await expect(row.getByText('Seen', { exact: true })).toBeVisible({ timeout: 25_000 });
  });

  await test.step('raised, the better rate is on their screen [R396]', async () => {
    await companyPage.getByRole('button', { name: 'Raise the rate' }).click();
    await companyPage.getByLabel('New rate (£)').fill('400');
    problems.push(...(await problemsHere(companyPage, 'Raise the rate')));
    await companyPage.getByRole('button', { name: 'Raise for all' }).click();
    await expect(companyPage.getByText('Rate raised: £320 is now £400 a day')).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Cover')));
    await expect(dewiPage.getByText('£400 a day').first()).toBeVisible();
  });

  await test.step('who accepts has it [R394]', async () => {
    await dewiPage.getByRole('button', { name: 'Accept' }).click();
    await dewiPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(companyPage.getByRole('heading', { name: `Covered: Dewi Morgan ${run}` })).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Covered')));
  });
  expect(problems).toEqual([]);
});
