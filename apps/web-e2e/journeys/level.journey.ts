import { expect, type Locator } from '@playwright/test';
import { type Booked, booked, dayAhead } from '../support/booked.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { openAs } from '../support/screens.js';
import { keepSignedIn, story } from '../support/story.js';

interface Named {
  id: string;
}
interface Made {
  offer: Named | null;
}

const phone = { width: 360, height: 740 };

/** How far below the middle of one the middle of the other is, in pixels. */
async function isBelow(one: Locator, other: Locator): Promise<number> {
  const [above, below] = [await one.boundingBox(), await other.boundingBox()];
  if (!above || !below) throw new Error('Not to be seen');
  return below.y + below.height / 2 - (above.y + above.height / 2);
}

/** Two pencils of one role, of which one was asked for more time: their buttons differ. */
async function ladderOf(company: Booked, crew: Booked[]): Promise<string> {
  const { call } = company.caller;
  const post = {
    type: 'freelance',
    location: 'Leeds',
    rate: '£300 a day',
    description: 'One day.',
    company: 'Halyard',
  };
  const when = { event_date: dayAhead(20), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  const job = await call<Named>('post', '/api/jobs', { ...post, ...when, title: 'Monitor engineer' });
  const [role] = await call<Named[]>('get', `/api/jobs/${job.id}/roles`);
  const offers: string[] = [];
  for (const { caller } of crew) {
    const asked = { freelancer_ids: [caller.id], kind: 'pencil' };
    let offer = '';
    // Jobs hears of new people by event, a moment after they signed up.
    await expect
      .poll(
        async () => (offer = (await call<Made[]>('post', `/api/roles/${role?.id}/offers`, asked))[0]?.offer?.id ?? ''),
      )
      .not.toBe('');
    await caller.call('put', `/api/offers/${offer}/accept`, {});
    offers.push(offer);
  }
  await call('put', `/api/offers/${offers[0]}/ask-to-extend`, { hold_hours: 24 });
  return `/jobs/${job.id}/ladder/${role?.id}`;
}

test('pencils stand in columns, and the switch above them beside its label', async ({ browser }) => {
  const [company, ...crew] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Ana', last_name: 'Reyes' }),
    booked(browser, 'freelancer', { first_name: 'Ben', last_name: 'Cole' }),
  ]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await keepSignedIn(context, company.caller.session);
  const page = await context.newPage();
  await page.goto(await ladderOf(company, crew));
  await hydrated(page);
  await expect(page.getByText('Asked for more time')).toBeVisible();
  const ups = await page.getByRole('button', { name: /^Move .* up$/ }).all();
  const lefts = await Promise.all(ups.map(async (up) => Math.round((await up.boundingBox())?.x ?? 0)));
  expect([lefts.length, new Set(lefts).size], lefts.join()).toEqual([2, 1]);
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

test('the place that jobs are to be near has a whole line on a phone, as that of the jobs has', async ({ browser }) => {
  const page = await openAs(browser, undefined);
  await page.setViewportSize(phone);
  await page.goto('/jobs');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Near a place' }).click();
  const widthOf = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())?.width;
  await expect(page.getByLabel('Near', { exact: true })).toBeVisible();
  expect(await widthOf('Near')).toBe(await widthOf('UK location'));
  await page.context().close();
});
