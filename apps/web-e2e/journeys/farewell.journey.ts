import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import {
  type Booked,
  booked,
  bookingsOf,
  bookingTablesWith,
  broughtByBookings,
  dealings,
  declineLinkOf,
  keepAddress,
  keepCalendar,
  keepOn,
  newPhone,
  newWord,
} from '../support/booked.js';
import { nextMonth, postJob, saveCompanyName } from '../support/company.js';
import { holdingsOf } from '../support/holdings.js';
import { linkIn, mailTo } from '../support/mail.js';
import { joined, newPerson, type Person, signIn, statusesOf, tokenOf } from '../support/people.js';

/** Told to every service by events: each has forgotten within seconds. */
const FORGOTTEN_WITHIN_MS = 20_000;

test('a company forgets its password, resets it, switches its mail off, takes its data along and leaves for good [Q57]', async ({
  browser,
}) => {
  const company = newPerson('recruiter');
  const crew = newPerson('freelancer');
  const name = `Quillfeather ${company.email.slice(10, 16)} Sound`;
  const title = `Rigger ${company.email.slice(10, 18)}`;
  const page = await (await browser.newContext()).newPage();
  const crewPage = await (await browser.newContext()).newPage();
  let staleToken = '';

  await test.step('it has a job, and a user who applied', async () => {
    const join = async (who: Page, person: Person): Promise<void> => {
      await joined(who.request, person);
      await signIn(who, person);
    };
    // Two browsers, so side by side: neither waits for the other's mail.
    await Promise.all([join(page, company).then(() => saveCompanyName(page, name)), join(crewPage, crew)]);
    await postJob(page, { title, location: 'Bristol', rate: '£310 a day', date: nextMonth() });
    await expect(page.getByText('Job posted', { exact: true })).toBeVisible();
    await crewPage.goto(`/jobs?search=${encodeURIComponent(title)}`);
    await crewPage.getByRole('button', { name: /^Apply Now/ }).click();
    await expect(crewPage.getByText('Application submitted', { exact: true })).toBeVisible();
  });

  await test.step('signed out, it has forgotten its password and asks for a new one [R038] [R048] [R055]', async () => {
    staleToken = (await tokenOf(page)) ?? '';
    await page.evaluate(() => window.localStorage.clear());
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(company.email);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    const mail = await mailTo(company.email, /reset/i);
    expect(mail.text).toContain('1 hour');
    await page.goto(linkIn(mail, '/reset-password'));
    const reset = page.getByRole('button', { name: 'Reset password' });
    const place = await reset.boundingBox();
    await page.getByLabel('New password', { exact: true }).fill('Sounds-Louder-27');
    await page.getByLabel('Confirm password', { exact: true }).fill('Sounds-Louder-27');
    await expect(page.getByText(/^Password strength/)).toBeVisible();
    expect(await reset.boundingBox()).toEqual(place);
    await reset.click();
    await expect(page).toHaveURL(/\/auth/);
    expect(await statusesOf(page.request, staleToken)).toEqual([401, 401, 401]);
    company.password = 'Sounds-Louder-27';
    await signIn(page, company);
  });

  await test.step('it switches mail off, for good [R229]', async () => {
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Email notifications' }).click();
    await expect(page.getByText('Preferences saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Profile visibility' })).toBeChecked();
    await expect(page.getByRole('list', { name: 'Sessions' }).getByText('This device')).toBeVisible();
  });

  await test.step('it takes its data along, gathered from every service', async () => {
    await page.getByRole('button', { name: 'Request a copy of my data' }).click();
    const mail = await mailTo(company.email, /data is ready/i, 30_000);
    await page.goto(linkIn(mail, '/settings'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^crewcall-data-[\d-]+\.zip$/);
    expect(await holdingsOf([name])).not.toEqual([]);
  });

  await test.step('it deletes its account, after one wrong password [R227]', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your password', { exact: true }).fill('sounds-loud-26');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('That password is not right.')).toBeVisible();
    staleToken = (await tokenOf(page)) ?? '';
    await dialog.getByLabel('Your password', { exact: true }).fill(company.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await tokenOf(page)).toBeNull();
    expect(await statusesOf(page.request, staleToken)).toEqual([401, 401, 401]);
  });

  await test.step('no database and no bucket holds its name or its address', async () => {
    await expect
      .poll(() => holdingsOf([company.email, name]), { timeout: FORGOTTEN_WITHIN_MS, intervals: [500] })
      .toEqual([]);
    await crewPage.goto('/dashboard?tab=jobs');
    await expect(crewPage.getByRole('main').getByText(title)).toBeVisible();
    await expect(crewPage.getByRole('main').getByText('[Deleted Company]')).toBeVisible();
  });
});

/** Rows by which whatever arrives late finds a user who left. */
const tombstones = [
  'identity.account_audit',
  'identity.users',
  'jobs.bookings.members',
  'jobs.bookings.people_kit',
  'jobs.people',
];
/** What the other side keeps (Q92): times, money and what became of it, without a name or a word of who left. */
const records = ['jobs.applications', 'jobs.bookings.bookings', 'jobs.bookings.history', 'jobs.bookings.offers'];
const keptOfCrew = [...tombstones, ...records, 'jobs.bookings.commitments'].sort();
const keptOfCompany = [...tombstones, ...records, 'jobs.jobs'].sort();

test('who has bookings leaves, crew and company; of what bookings brought, only what the other side keeps stays [R532] [R533]', async ({
  browser,
  request,
}) => {
  const [word, phone] = [newWord(), newPhone()];
  const name = `Sound of ${word}`;
  const [staying, company, crew, other] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard Productions' }),
    booked(browser, 'recruiter', { company_name: name }),
    booked(browser, 'freelancer', { first_name: `Ada ${word}`, last_name: 'Quill' }),
    booked(browser, 'freelancer', { first_name: 'Sam' }),
  ]);
  const offers = { ofCrew: [''], ofCompany: [''] };
  let doors: string[] = [];
  let declines = '';
  const statesOf = async ({ caller }: Booked, ids: string[], what: 'offers' | 'bookings'): Promise<string[]> =>
    Promise.all(ids.map(async (id) => (await caller.call<{ state: string }>('get', `/api/${what}/${id}`)).state));

  await test.step('both have all that bookings bring', async () => {
    offers.ofCrew = await dealings(staying.caller, 'Halyard Productions', crew, word);
    offers.ofCompany = await dealings(company.caller, name, other, word);
    doors = [await keepCalendar(crew.caller, word, phone), await keepAddress(company.caller)];
    await keepOn(staying.caller, crew.caller.id, word);
    await keepOn(company.caller, other.caller.id, word);
    declines = await declineLinkOf(crew.who);
    for (const path of doors) expect((await request.get(path)).status()).toBe(200);
    expect(await statesOf(staying, offers.ofCrew, 'offers')).toEqual(['confirmed', 'held', 'open', 'declined']);
    // By events between the services, some of it.
    await expect.poll(() => bookingTablesWith(crew.caller.id)).toEqual(expect.arrayContaining(broughtByBookings));
    expect((await holdingsOf([word])).length).toBeGreaterThan(10);
    expect(await holdingsOf([phone])).not.toEqual([]);
  });

  await test.step('they leave; every table and bucket is searched for their words, and for their ids', async () => {
    for (const { caller, who } of [crew, company])
      await caller.call('delete', '/api/auth/delete-account', { password: who.password });
    const left = async () => ({
      words: await holdingsOf([word, phone]),
      crew: await bookingTablesWith(crew.caller.id),
      company: await bookingTablesWith(company.caller.id),
    });
    await expect
      .poll(left, { timeout: FORGOTTEN_WITHIN_MS, intervals: [500] })
      .toEqual({ words: [], crew: keptOfCrew, company: keptOfCompany });
  });

  await test.step('who stays has the record, cancelled; addresses and links open nothing', async () => {
    for (const [side, ids] of [
      [staying, offers.ofCrew],
      [other, offers.ofCompany],
    ] as const) {
      expect((await statesOf(side, ids, 'offers')).slice(1)).toEqual(['released', 'withdrawn', 'declined']);
      expect(await statesOf(side, await bookingsOf(side), 'bookings')).toEqual(['cancelled']);
    }
    await mailTo(staying.who.email, /cannot make/);
    await mailTo(other.who.email, /cancelled/i);
    for (const path of doors) expect((await request.get(path)).status()).toBe(404);
    const page = await (await browser.newContext()).newPage();
    await page.goto(declines);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  });
});
