import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked } from '../support/booked.js';
import { inDatabase } from '../support/databases.js';
import { endedCall } from '../support/ended-call.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

/** A booking whose call was three days ago is completed, and may be reviewed. */
const DAYS_AGO = 3;
const ofCompany = 'Careful and quick.';
const ofCrew = 'Good brief, warm food.';

async function pageOf(browser: Browser, { caller }: Booked, width: number): Promise<Page> {
  const look = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...look });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

async function write(page: Page, booking: string, stars: string, words: string): Promise<void> {
  await page.goto(`/bookings/${booking}`);
  await page.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: stars }).first().check({ force: true });
  await dialog.getByLabel(/^In your words/).fill(words);
  await dialog.getByRole('button', { name: 'Save review' }).click();
  await expect(dialog).toBeHidden();
}

/** The fourteen days of this booking end now. */
const endTime = (booking: string): Promise<void> =>
  inDatabase('crewcall_jobs', async (client) => {
    await client.query(`UPDATE bookings.review_windows SET closes_at = now() WHERE booking_id = $1`, [booking]);
    await client.query(`UPDATE bookings.deadlines SET due_at = now() WHERE subject_id = $1 AND kind = 'review_close'`, [
      booking,
    ]);
  });

test('two reviews are opened together, and one alone when the time is over', async ({ browser }) => {
  const problems: string[] = [];
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const { booking } = await endedCall(company, priya, DAYS_AGO);
  const [companyPage, crewPage] = [await pageOf(browser, company, 1280), await pageOf(browser, priya, 360)];
  const { id } = priya.caller;

  await test.step('what the company writes, it alone reads [R505] [R506]', async () => {
    await write(companyPage, booking, '5, Excellent', ofCompany);
    await expect(companyPage.getByText('Hidden until Priya Nair has written theirs.', { exact: true })).toBeVisible();
    await expect(companyPage.getByText(`“${ofCompany}”`)).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'A hidden review for its company')));
    await crewPage.goto(`/bookings/${booking}`);
    await expect(crewPage.getByText('Halyard has written a review')).toBeVisible();
    await expect(crewPage.getByText(`“${ofCompany}”`)).toHaveCount(0);
    await expect(crewPage.getByRole('img', { name: /out of 5/ })).toHaveCount(0);
    problems.push(...(await problemsHere(crewPage, 'A review to be written')));
    await crewPage.goto('/ratings');
    await expect(crewPage.getByText('No ratings yet')).toBeVisible();
  });

  await test.step('neither answer nor page of any other user holds it [R506]', async () => {
    const seen = await crewPage.request.get(`/api/ratings/freelancer/${id}`);
    expect(await seen.text()).not.toContain(ofCompany);
    const notices = JSON.stringify(await priya.caller.call('get', '/api/notifications'));
    expect(notices).not.toContain(ofCompany);
    const profile = await (await browser.newContext()).newPage();
    await profile.goto(`/profile/${id}`);
    await expect(profile.getByRole('heading', { name: 'Priya Nair' }).first()).toBeVisible();
    await expect(profile.getByText(ofCompany)).toHaveCount(0);
  });

  await test.step('with the second both read both [R505] [R506]', async () => {
    await write(crewPage, booking, '4, Good', ofCrew);
    await expect(crewPage.getByText(`“${ofCompany}”`)).toBeVisible();
    await expect(crewPage.getByText(`“${ofCrew}”`)).toBeVisible();
    await expect(crewPage.getByRole('button', { name: 'Change your review' })).toHaveCount(0);
    problems.push(...(await problemsHere(crewPage, 'Reviews of both')));
    await companyPage.reload();
    await expect(companyPage.getByText(`“${ofCrew}”`)).toBeVisible();
    await expect(companyPage.getByText('Hidden until Priya Nair has written theirs.')).toHaveCount(0);
    await crewPage.goto('/ratings');
    await expect(crewPage.getByRole('list', { name: 'Rating History' })).toContainText(ofCompany);
  });

  await test.step('where one side writes nothing, it is shown after fourteen days [R505] [R506]', async () => {
    const { booking: other } = await endedCall(company, priya, DAYS_AGO + 1);
    await write(crewPage, other, '3, Average', 'Late call sheet.');
    await companyPage.goto(`/bookings/${other}`);
    await expect(companyPage.getByText('Priya Nair has written a review')).toBeVisible();
    await expect(companyPage.getByText('“Late call sheet.”')).toHaveCount(0);
    await endTime(other);
    await expect(async () => {
      await companyPage.reload();
      await expect(companyPage.getByText('“Late call sheet.”')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(companyPage.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
    await crewPage.reload();
    await expect(crewPage.getByText('Halyard did not write a review.')).toBeVisible();
  });

  expect(problems).toEqual([]);
});
