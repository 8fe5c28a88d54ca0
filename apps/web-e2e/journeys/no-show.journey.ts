import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked, newWord } from '../support/booked.js';
import { callToday } from '../support/call-today.js';
import { inDatabase } from '../support/databases.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn, story, storedSession } from '../support/story.js';

/** The clock of the product is the world's: the call is moved to where it began twenty minutes ago. */
const beginCall = (callId: string): Promise<void> =>
  inDatabase('crewcall_jobs', async (client) => {
    const from = `date_trunc('minute', now()) - interval '20 minutes'`;
    const to = `date_trunc('minute', now()) + interval '3 hours'`;
    const wall = (moment: string): string => `(${moment}) AT TIME ZONE 'Europe/London'`;
    await client.query(
      `UPDATE bookings.calls SET during = tstzrange(${from}, ${to}), starts_on = (${wall(from)})::date,
         starts_at = (${wall(from)})::time, ends_on = (${wall(to)})::date, ends_at = (${wall(to)})::time WHERE id = $1`,
      [callId],
    );
    await client.query(`UPDATE bookings.commitments SET during = tstzrange(${from}, ${to}) WHERE call_id = $1`, [
      callId,
    ]);
  });

async function pageOf(browser: Browser, session: Booked['caller']['session'], width: number): Promise<Page> {
  const look = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...look });
  await keepSignedIn(context, session);
  return context.newPage();
}

test('who did not come is told, objects, and an administrator settles it by the words of both', async ({ browser }) => {
  const problems: string[] = [];
  const word = newWord();
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: `Nair ${word}` });
  const { callId, booking } = await callToday(company.caller, priya.caller);
  await beginCall(callId);
  const adminSession = await storedSession((await browser.newContext()).request, story.admin);
  const companyPage = await pageOf(browser, company.caller.session, 1280);
  const priyaPage = await pageOf(browser, priya.caller.session, 360);
  const adminPage = await pageOf(browser, adminSession, 1280);

  await test.step('the company says so, takes it back, and the person hears both at once [R388]', async () => {
    await priyaPage.goto(`/bookings/${booking}`);
    await companyPage.goto(`/bookings/${booking}`);
    await companyPage.getByRole('button', { name: 'Did not show' }).click();
    const dialog = companyPage.getByRole('dialog', { name: 'Priya did not show?' });
    await dialog.getByLabel(/^In your words/).fill(`No answer by phone ${word}.`);
    problems.push(...(await problemsHere(companyPage, 'Did not show')));
    await dialog.getByRole('button', { name: 'Did not show' }).click();
    await expect(companyPage.getByRole('button', { name: 'They came after all' })).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'A claim for its company')));
    await expect(priyaPage.getByRole('main').getByText(/says you did not come on/)).toBeVisible();
    problems.push(...(await problemsHere(priyaPage, 'A claim for its person')));
  });

  await test.step('the person says that they were there [R388]', async () => {
    await priyaPage.getByRole('button', { name: 'That is not right' }).click();
    const dialog = priyaPage.getByRole('dialog', { name: 'Were you there?' });
    await dialog.getByLabel(/^What happened/).fill(`I was at gate B ${word}.`);
    problems.push(...(await problemsHere(priyaPage, 'Were you there?')));
    await dialog.getByRole('button', { name: 'I was there' }).click();
    await expect(priyaPage.getByText('You say that you came.')).toBeVisible();
    await expect(companyPage.getByText('says that they came.')).toBeVisible();
  });

  await test.step('an administrator reads both and settles it; both read why [R388]', async () => {
    await adminPage.goto('/admin/reports');
    const report = adminPage.getByRole('listitem').filter({ hasText: word });
    await expect(report.getByText(`No answer by phone ${word}.`)).toBeVisible();
    await expect(report.getByText(`I was at gate B ${word}.`)).toBeVisible();
    problems.push(...(await problemsHere(adminPage, 'A no-show in dispute')));
    await report.getByRole('button', { name: 'They came' }).click();
    const dialog = adminPage.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(`Two saw them ${word}.`);
    problems.push(...(await problemsHere(adminPage, 'Settling a no-show')));
    await dialog.getByRole('button', { name: 'They came' }).click();
    for (const page of [companyPage, priyaPage]) {
      await expect(page.getByText('An administrator found that the person came.')).toBeVisible();
      await expect(page.getByText(`“Two saw them ${word}.”`)).toBeVisible();
    }
  });

  expect(problems).toEqual([]);
});
