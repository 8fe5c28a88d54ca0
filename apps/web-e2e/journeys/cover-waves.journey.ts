import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import type { RoleRescue } from '@crewcall/contracts-bookings';
import { type Booked, booked, dayAhead } from '../support/booked.js';
import { slotThatFellFree } from '../support/fell-free.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

/** Crew of other runs live elsewhere. */
const newTown = (): string => `Bay ${randomBytes(4).toString('hex')}`;
const phone = { width: 360, height: 740 };

async function phoneOf(browser: Browser, { caller }: Booked): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, colorScheme: 'dark', reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('a drop-out is covered in two waves, on three phones and that of the company', async ({ browser }) => {
  const town = newTown();
  const living = { location: town, skills: [] };
  const [company, liam, ana, ben, cem] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Liam', last_name: 'Ward' }),
    booked(browser, 'freelancer', { first_name: 'Ana', last_name: 'Reyes', ...living }),
    booked(browser, 'freelancer', { first_name: 'Ben', last_name: 'Cole', ...living }),
    booked(browser, 'freelancer', { first_name: 'Cem', last_name: 'Kaya', ...living }),
  ]);
  const [job, role] = await slotThatFellFree(company, liam, town);
  for (const { caller } of [ana, ben, cem])
    await caller.call('put', '/api/cover-settings', { passes_quiet_hours: true, wakes_me: true });
  // Who says to be free is asked before who says nothing.
  for (const { caller } of [ana, ben])
    await caller.call('post', '/api/calendar/blocks', { kind: 'available', starts_on: dayAhead(2) });
  await expect
    .poll(async () => {
      const { candidates } = await company.caller.call<RoleRescue>('get', `/api/roles/${role}/rescue`);
      return (
        candidates
          .map(({ first_name }) => first_name)
          .toSorted()
          .join(', ') + ` then ${candidates.at(-1)?.first_name}`
      );
    })
    .toBe('Ana, Ben, Cem then Cem');
  const watching = await phoneOf(browser, company);
  const [anas, bens, cems] = [await phoneOf(browser, ana), await phoneOf(browser, ben), await phoneOf(browser, cem)];
  const row = (name: string) => watching.getByRole('listitem').filter({ hasText: name });
  const problems: string[] = [];

  await test.step('the company asks two at once [R393]', async () => {
    await watching.goto(`/jobs/${job}/cover/${role}`);
    await watching.getByRole('button', { name: 'Change the waves' }).click();
    await watching.getByLabel('People at once').fill('2');
    await watching.getByRole('button', { name: 'Save' }).click();
    await watching.getByRole('button', { name: 'Find cover now' }).click();
    await expect(watching.getByText('Asking 2 of 3')).toBeVisible();
    await expect(watching.getByText(/^Wave 1 ends in/)).toBeVisible();
    problems.push(...(await problemsHere(watching, 'Cover on a phone')));
  });

  await test.step('of the first wave one looks and lets it pass, one declines, and the company sees both [R397]', async () => {
    await anas.goto(await offerOf(ana));
    await expect(anas.getByText('Urgent cover')).toBeVisible();
    await expect(row('Ana Reyes').getByText('Seen', { exact: true })).toBeVisible({ timeout: 25_000 });
    await bens.goto(await offerOf(ben));
    await bens.getByRole('button', { name: 'Decline' }).click();
    await bens.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(bens.getByText('Declined', { exact: true })).toBeVisible();
    await expect(row('Ben Cole').getByText('Declined', { exact: true })).toBeVisible({ timeout: 25_000 });
  });

  await test.step('the company asks the next, and the first wave stays open [R393] [R397]', async () => {
    await watching.getByRole('button', { name: 'Ask the next now' }).click();
    await expect(watching.getByText('Asking 3 of 3')).toBeVisible();
    await expect(watching.getByText(/^Wave 2 ends in/)).toBeVisible();
    await expect(anas.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  await test.step('one of the second wave accepts, and the company sees who has it [R394]', async () => {
    await cems.goto(await offerOf(cem));
    await cems.getByRole('button', { name: 'Accept' }).click();
    await cems.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    // Asked once, after the first accepted offer.
    await cems.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await expect(cems.getByRole('link', { name: 'Open the booking' })).toBeVisible();
    await expect(watching.getByRole('heading', { name: 'Covered: Cem Kaya' })).toBeVisible();
  });

  await test.step('who let it pass sees that it is gone, on the page that is open [R394]', async () => {
    await expect(anas.getByText('Covered, thank you.')).toBeVisible();
    await expect(anas.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    problems.push(...(await problemsHere(anas, 'Covered by another')));
  });
  expect(problems).toEqual([]);
});

async function offerOf({ caller }: Booked): Promise<string> {
  const [offer] = await caller.call<{ id: string }[]>('get', '/api/offers?side=freelancer&state=open');
  return `/offers/${offer?.id}`;
}

test('where no one is left to ask, the job is posted publicly and marked urgent [R398]', async ({ browser }) => {
  const town = newTown();
  const [company, liam] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Liam', last_name: 'Ward' }),
  ]);
  const [job, role] = await slotThatFellFree(company, liam, town);
  const [own, liams] = [await phoneOf(browser, company), await phoneOf(browser, liam)];
  await own.goto(`/jobs/${job}/cover/${role}`);
  await own.getByRole('button', { name: 'Find cover now' }).click();
  await expect(own.getByRole('heading', { name: 'Nobody is left to ask within 40 miles.' })).toBeVisible();
  const problems = await problemsHere(own, 'Nobody left');
  await own.getByRole('button', { name: 'Post publicly' }).click();
  await expect(own.getByRole('link', { name: 'The job' })).toBeVisible();
  await liams.goto(`/jobs?location=${encodeURIComponent(town)}`);
  await expect(liams.getByRole('listitem').filter({ hasText: 'Stage hand' }).getByText('Urgent')).toBeVisible();
  await liams.getByRole('link', { name: 'Stage hand' }).click();
  await expect(liams.getByRole('heading', { level: 1, name: 'Stage hand' })).toBeVisible();
  await expect(liams.getByText('Urgent', { exact: true })).toBeVisible();
  expect([...problems, ...(await problemsHere(liams, 'An urgent job'))]).toEqual([]);
});
