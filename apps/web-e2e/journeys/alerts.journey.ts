import { expect } from '@playwright/test';
import { nextMonth, postJob, saveCompanyName } from '../support/company.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { linkIn, mailTo } from '../support/mail.js';
import { joinQuietly, newPerson } from '../support/people.js';
import { makeDue } from '../support/recurring.js';

/** Alerts go out once a minute. */
const ALERT_WITHIN_MS = 120_000;

test('a search is saved, an alert arrives, and one press in its mail stops it [R497] [R498]', async ({
  browser,
  page,
}) => {
  test.setTimeout(ALERT_WITHIN_MS + 120_000);
  const [crew, company] = [newPerson('freelancer'), newPerson('recruiter')];
  const word = `Rigger${crew.email.slice(11, 23)}`;
  await joinQuietly(page.context(), crew);

  await page.goto(`/jobs?search=${word}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Tell me of new jobs').selectOption({ label: 'At once' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${word}” is saved`)).toBeVisible();

  const companyContext = await browser.newContext();
  await joinQuietly(companyContext, company);
  const companyPage = await companyContext.newPage();
  await saveCompanyName(companyPage, 'Halyard Productions');
  await postJob(companyPage, { title: word, location: 'Bristol', rate: '£310 a day', date: nextMonth() });
  await expect(companyPage.getByText('Job posted', { exact: true })).toBeVisible();
  await companyContext.close();

  await makeDue('crewcall_jobs', 'alert-searches');
  const mail = await mailTo(crew.email, new RegExp(`A new job for “${word}”`), ALERT_WITHIN_MS);
  expect(mail.text).toContain('Bristol · £310 a day');
  await page.goto('/alerts');
  const row = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem').filter({ hasText: word });
  await expect(row.getByText('1 new')).toBeVisible();
  await row.getByRole('link', { name: word }).click();
  await expect(page.getByRole('heading', { name: '1 Job Found' })).toBeVisible();

  const stranger = await browser.newContext();
  const strangerPage = await stranger.newPage();
  await strangerPage.goto(linkIn(mail, '/unsubscribe'));
  await strangerPage.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(strangerPage.getByRole('heading', { name: 'This search sends no more mail' })).toBeVisible();
  await stranger.close();
  await page.goto('/alerts');
  await expect(row.getByText('Alert: Never')).toBeVisible();
  await expect(row.getByText('1 new')).toBeHidden();
});
