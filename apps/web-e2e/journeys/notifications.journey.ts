import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { hydrated } from '../support/hydrated.js';
import { barriersOn } from '../support/barriers.js';
import { nextMonth } from '../support/company.js';
import { mailTo } from '../support/mail.js';
import { joinQuietly, newPerson, tokenOf } from '../support/people.js';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
const unread = (page: Page, count: number) => page.getByRole('button', { name: `Notifications, ${count} unread` });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** A call in the name of whom the page belongs to; answers the id of what was made or changed. */
async function call(page: Page, method: 'post' | 'put', path: string, data?: object): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await page.request[method](path, { headers, data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return ((await answer.json()) as { id: string }).id;
}

const job = {
  title: 'Monitor engineer',
  company: 'Halo Live',
  location: 'Leeds',
  type: 'freelance',
  rate: '£280 per day',
  duration_type: 'days',
  days: 2,
  description: 'Two festival days on the second stage; wedges and four in-ear mixes.',
};

test('two people, and two tabs of one of them: pushed, counted, read in both, mailed, and stopped', async ({
  browser,
}) => {
  const company = newPerson('recruiter');
  const crew = newPerson('freelancer');
  const companyContext = await browser.newContext();
  const crewContext = await browser.newContext();
  await joinQuietly(companyContext, company);
  await joinQuietly(crewContext, crew);
  const companyPage = await companyContext.newPage();
  const first = await crewContext.newPage();
  const second = await crewContext.newPage();
  await companyPage.goto('/how-it-works');
  await first.goto('/dashboard');
  await second.goto('/how-it-works');
  for (const page of [companyPage, first, second]) await expect(unread(page, 1)).toBeVisible();
  await hydrated(first);

  await test.step('an application reaches the company, the decision both tabs of the crew member: as a toast and in the title [R065] [R079]', async () => {
    await call(companyPage, 'post', '/api/recruiter', { company_name: job.company });
    const jobId = await call(companyPage, 'post', '/api/jobs', { ...job, event_date: nextMonth() });
    const id = await call(first, 'post', `/api/jobs/${jobId}/apply`, { coverLetter: 'Twelve years at monitors.' });
    await expect(companyPage.getByRole('status').getByText('New application')).toBeVisible();
    await call(companyPage, 'put', `/api/applications/${id}/accept`);
    for (const page of [first, second]) {
      await expect(page.getByRole('alert').getByText('You are hired')).toBeVisible({ timeout: 3000 });
      await expect(unread(page, 2)).toBeVisible();
      await expect(page).toHaveTitle(/^\(2\) /);
    }
  });

  await test.step('the toast leads to the application [R079]', async () => {
    await first.getByRole('link', { name: 'View application' }).click();
    await expect(first).toHaveURL(/\/dashboard\?tab=jobs$/);
    await expect(first.getByRole('alert').getByText('You are hired')).toBeHidden();
  });

  await test.step('what is read in one tab is read in the other [R070] [R071]', async () => {
    await bell(first).click();
    await expect(panel(first).getByText('You’re hired!')).toBeVisible();
    expect(await barriersOn(first, { within: '[role="dialog"]' })).toEqual([]);
    await panel(first).getByText('You’re hired!').click();
    for (const page of [first, second]) {
      await expect(unread(page, 1)).toBeVisible();
      await expect(page).toHaveTitle(/^\(1\) /);
    }
    await bell(first).click();
    await panel(first).getByRole('button', { name: 'Mark all as read' }).click();
    await first.keyboard.press('Escape');
    await expect(panel(first)).toBeHidden();
    await expect(bell(first)).toBeFocused();
    for (const page of [first, second]) await expect(unread(page, 0)).toBeVisible();
  });

  await test.step('and stays so after a reload', async () => {
    await first.reload();
    await expect(unread(first, 0)).toBeVisible();
    await bell(first).click();
    await expect(panel(first).getByRole('listitem')).toHaveCount(2);
    await expect(panel(first).getByText('Unread:')).toHaveCount(0);
  });

  await test.step('the hire came by mail too, and its link stops such mails', async () => {
    const mail = await mailTo(crew.email, /hired/);
    const link = new URL(/https?:\S+\/unsubscribe\?\S+/.exec(mail.text)?.[0] ?? '');
    await second.goto(link.pathname + link.search);
    await second.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(second.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    await first.goto('/settings');
    const row = first.getByRole('group', { name: 'Your applications' });
    await expect(row.getByLabel('By mail')).toHaveValue('off');
  });
});
