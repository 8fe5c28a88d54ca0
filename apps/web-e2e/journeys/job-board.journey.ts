import { expect } from '@playwright/test';
import { passBookingOn } from '../support/passed.js';
import { test } from '../support/journey.js';
import { nextMonth, postJob, saveCompanyName } from '../support/company.js';
import { joinQuietly, newPerson } from '../support/people.js';
import { closeToast } from '../support/toasts.js';

test('a company posts, edits, pauses, hires and rates; a freelancer searches, applies, withdraws, is hired, asks for a rating and sees it', async ({
  browser,
}) => {
  const company = newPerson('recruiter');
  const crew = newPerson('freelancer');
  const companyPage = await (await browser.newContext()).newPage();
  const crewPage = await (await browser.newContext()).newPage();
  const mark = company.email.slice(10, 18);
  const [first, second] = [`Rigger ${mark}`, `Dimmer tech ${mark}`];
  const more = async (what: string): Promise<void> => {
    await companyPage.getByRole('button', { name: `More for ${first}` }).click();
    await companyPage.getByRole('button', { name: `${what} ${first}` }).click();
  };
  const ownJob = (title: string) => companyPage.getByRole('listitem').filter({ hasText: title });

  await test.step('both come', async () => {
    await joinQuietly(companyPage.context(), company);
    await joinQuietly(crewPage.context(), crew);
    await saveCompanyName(companyPage, 'Skylark Rigging');
  });

  await test.step('the company posts two jobs, edits one, pauses and resumes it [R140]', async () => {
    for (const title of [first, second]) {
      await postJob(companyPage, { title, location: 'Leeds', rate: '£300 a day', date: nextMonth() });
      await closeToast(companyPage, 'Job posted');
    }
    await companyPage.getByRole('button', { name: `Edit ${first}` }).click();
    await companyPage.getByLabel('Rate').fill('£340 a day');
    await expect(companyPage.getByText('Crew can filter by it: £340 a day.')).toBeVisible();
    await companyPage.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(ownJob(first)).toContainText('£340 a day');
    await more('Pause');
    await expect(ownJob(first)).toContainText('Paused');
    await crewPage.goto(`/jobs?search=${encodeURIComponent(first)}`);
    await expect(crewPage.getByRole('button', { name: 'Paused' })).toBeDisabled();
    await more('Resume');
    await expect(ownJob(first)).toContainText('Active');
  });

  await test.step('a page for one job carries its words for those who read no script [R123]', async () => {
    await crewPage.goto(`/jobs?search=${encodeURIComponent(first)}`);
    const href = (await crewPage.getByRole('link', { name: first }).getAttribute('href')) ?? '';
    const html = await (await crewPage.request.get(href)).text();
    expect(html).toContain(`<title>${first}, Skylark Rigging - CrewCall</title>`);
    expect(html).toContain('"@type":"JobPosting"');
    expect(await (await crewPage.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
    await crewPage.goto(href);
    await expect(crewPage.getByRole('heading', { level: 1, name: first })).toBeVisible();
  });

  await test.step('the freelancer finds both by pay, applies, and withdraws one [R155]', async () => {
    await crewPage.goto(`/jobs?search=${mark}&per=day&rate=320`);
    await expect(crewPage.getByRole('heading', { name: '1 Job Found' })).toBeVisible();
    for (const title of [second, first]) {
      await crewPage.goto(`/jobs?search=${encodeURIComponent(title)}`);
      await crewPage.getByRole('button', { name: /^Apply Now/ }).click();
      await expect(crewPage).toHaveURL(/\/dashboard\?tab=jobs/);
      await closeToast(crewPage, 'Application submitted');
    }
    await crewPage.getByRole('button', { name: `Remove ${second}` }).click();
    await crewPage.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(crewPage.getByText('Application removed')).toBeVisible();
    await crewPage.goto(`/jobs?search=${encodeURIComponent(first)}`);
    await expect(crewPage.getByRole('button', { name: 'Applied' })).toBeDisabled();
  });

  await test.step('the company hides the withdrawn one and hires [R151] [R154]', async () => {
    await companyPage.goto('/dashboard?tab=applications');
    await companyPage.getByRole('button', { name: /^Hide/ }).click();
    await closeToast(companyPage, 'Application hidden');
    await companyPage.getByRole('button', { name: /^Accept/ }).click();
    await companyPage.getByRole('dialog').getByRole('button', { name: /^Hire/ }).click();
    await closeToast(companyPage, 'Applicant hired!');
  });

  await test.step('the freelancer asks how it went [R220]', async () => {
    // Told on the page that is open; it would take the place of the answer below.
    await closeToast(crewPage, 'You are hired');
    await crewPage.goto('/dashboard?tab=ratings');
    await crewPage.getByRole('button', { name: `Request a rating for ${first}` }).click();
    await expect(crewPage.getByText('Rating request sent!')).toBeVisible();
    await expect(crewPage.getByText('Rating requested')).toBeVisible();
  });

  await test.step('the company is led to the dialog by its notice, and rates [R081] [R219]', async () => {
    await companyPage
      .getByRole('link', { name: 'Rate experience' })
      .or(companyPage.getByRole('button', { name: 'Rate experience' }))
      .first()
      .click();
    const dialog = companyPage.getByRole('dialog');
    await dialog.getByRole('radio', { name: '5, Excellent' }).check({ force: true });
    await dialog.getByLabel(/Comment/).fill('Quick, careful and kind.');
    await dialog.getByRole('button', { name: 'Submit rating' }).click();
    await expect(companyPage.getByText('Rating submitted successfully!')).toBeVisible();
    await expect(companyPage).not.toHaveURL(/rate=/);
    await expect(companyPage.getByRole('button', { name: /^Rate / })).toHaveCount(0);
  });

  await test.step('the freelancer reads that it is there; both are shown once both are in [R506] [R217]', async () => {
    await crewPage.goto('/dashboard?tab=ratings');
    await expect(crewPage.getByText('Rated, shown when both have written')).toBeVisible();
    await crewPage.goto('/ratings');
    await expect(crewPage.getByText('No ratings yet')).toBeVisible();
    const booking = await passBookingOn(first);
    await crewPage.goto(`/bookings/${booking}`);
    await crewPage.getByRole('button', { name: 'Write a review' }).click();
    const dialog = crewPage.getByRole('dialog');
    await dialog.getByRole('radio', { name: '4, Good' }).first().check({ force: true });
    await dialog.getByRole('button', { name: 'Save review' }).click();
    await expect(crewPage.getByText('“Quick, careful and kind.”')).toBeVisible();
    await crewPage.goto('/ratings');
    const history = crewPage.getByRole('list', { name: 'Rating History' });
    await expect(history).toContainText('5/5');
    await expect(history).toContainText('Quick, careful and kind.');
    await expect(history).toContainText(first);
    await crewPage.goto('/dashboard?tab=ratings');
    await expect(crewPage.getByRole('img', { name: 'Rated 5 out of 5' }).first()).toBeVisible();
  });
});
