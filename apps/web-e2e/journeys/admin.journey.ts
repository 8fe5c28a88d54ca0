import type { AnalyticsOverview } from '@crewcall/contracts-admin';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { barriersOn } from '../support/barriers.js';
import { nextMonth, postJob, saveCompanyName } from '../support/company.js';
import { linkIn, mailTo } from '../support/mail.js';
import { ownCounts } from '../support/own-counts.js';
import { newPerson, type Person, signIn, statusesOf, tokenOf } from '../support/people.js';
import { type Login, storedSession, story } from '../support/story.js';

/** Stored once, so that a user who is thrown out stays out; its cookie stays in a browser of its own. */
async function signedIn(browser: Browser, login: Login): Promise<Page> {
  const elsewhere = await browser.newContext();
  const session = await storedSession(elsewhere.request, login);
  await elsewhere.close();
  const page = await (await browser.newContext()).newPage();
  await page.goto('/how-it-works');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, Object.entries(session));
  return page;
}

/** A new user, without the forms: those have journeys of their own. */
async function join(browser: Browser, request: APIRequestContext, person: Person): Promise<Page> {
  await request.post('/api/auth/signup', { data: { ...person, acceptedTerms: true } });
  const link = new URL(linkIn(await mailTo(person.email, /verify|confirm/i), '/verify-email'), 'http://localhost');
  await request.post('/api/auth/verify-email', { data: { token: link.searchParams.get('token') } });
  const page = await signedIn(browser, { email: person.email, password: person.password });
  await page.goto('/dashboard');
  return page;
}

const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Each dialog is looked at once, where the journey opens it. */
async function isAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await barriersOn(page, { within: '[role="dialog"]' })).toEqual([]);
}

/** What the bell says of the newest. */
async function hears(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('feedback is answered; a spammer is reported, thrown out while they look on, and let in again; the figures are those of the services', async ({
  browser,
  request,
}) => {
  const crew = newPerson('freelancer');
  const spammer = newPerson('recruiter');
  const [crewPage, spamPage, admin] = await Promise.all([
    join(browser, request, crew),
    join(browser, request, spammer),
    signedIn(browser, story.admin),
  ]);
  const stamp = Date.now();
  const words = `I cannot log in on my phone since ${stamp}`;
  const title = `Pay us first ${stamp}`;
  const company = `Easy Money ${stamp}`;
  const spamUser = await spamPage.evaluate(
    () => JSON.parse(window.localStorage.getItem('user') ?? '{}') as { id: string },
  );
  const sockets: string[] = [];

  await test.step('a person sends feedback, and it is answered: in the bell and by mail [R092] [R237]', async () => {
    await crewPage.getByRole('banner').getByRole('button', { name: 'Feedback' }).click();
    const dialog = crewPage.getByRole('dialog', { name: 'Share Your Feedback' });
    await dialog.getByRole('combobox').selectOption({ label: 'Malfunction' });
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: 'Send Feedback' }).click();
    await expect(told(crewPage, 'Thank you for your feedback!')).toBeVisible();
    await admin.goto('/admin?tab=feedback&status=pending');
    const item = admin.getByRole('listitem').filter({ hasText: words });
    await expect(item.getByText('High Priority')).toBeVisible();
    await item.getByRole('button', { name: 'Respond' }).click();
    await isAccessible(admin);
    await admin.getByLabel('Response').fill('It is mended. Please try again.');
    await admin.getByRole('button', { name: 'Send Response' }).click();
    await expect(told(admin, 'Response Added')).toBeVisible();
    await hears(crewPage, 'Your feedback was answered');
    expect((await mailTo(crew.email, /answer to your CrewCall feedback/)).text).toContain('It is mended.');
  });

  await test.step('a job is reported as it stands', async () => {
    await saveCompanyName(spamPage, company);
    await postJob(spamPage, { title, location: 'Leeds', rate: '£900 a day', date: nextMonth() });
    await expect(told(spamPage, 'Job posted')).toBeVisible();
    await crewPage.goto(`/jobs?search=${encodeURIComponent(title)}`);
    await crewPage.getByRole('link', { name: title }).click();
    await crewPage.getByRole('button', { name: 'Report this job' }).click();
    await isAccessible(crewPage);
    await crewPage.getByLabel('What is wrong with it?').fill(`They ask for money ${stamp}`);
    await crewPage.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(told(crewPage, 'Thank you, we will look at it')).toBeVisible();
  });

  await test.step('its company is suspended and thrown out of the page that is open, and of its socket', async () => {
    const token = (await tokenOf(spamPage)) ?? '';
    spamPage.on('websocket', (socket) => socket.on('close', () => sockets.push(socket.url())));
    await spamPage.goto('/dashboard?tab=jobs');
    await expect(spamPage.getByText(title).first()).toBeVisible();
    await admin.goto('/admin/reports');
    const report = admin.getByRole('listitem').filter({ hasText: String(stamp) });
    await expect(report.getByText('£900 a day')).toBeVisible();
    await report.getByRole('button', { name: 'Suspend' }).click();
    await isAccessible(admin);
    await admin.getByRole('dialog').getByLabel('Note').fill('Asks crew for money');
    await admin.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect(told(admin, 'Report decided')).toBeVisible();
    await expect(spamPage).toHaveURL(/\/auth/, { timeout: 5000 });
    await expect.poll(() => sockets).toHaveLength(1);
    expect(await statusesOf(spamPage.request, token)).toEqual([401, 401, 401]);
    await hears(crewPage, 'We looked at your report');
    await crewPage.reload();
    await expect(crewPage.getByRole('heading', { name: 'This job no longer exists' })).toBeVisible();
  });

  await test.step('it is restored, with why; all of it is in the log [R239]', async () => {
    await admin.goto(`/admin?tab=users&search=${encodeURIComponent(spammer.email)}`);
    await admin.getByRole('link', { name: company }).click();
    await admin.getByRole('button', { name: 'Restore' }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('It was their first job');
    await admin.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(told(admin, 'Account restored')).toBeVisible();
    await signIn(spamPage, spammer);
    await admin.goto(`/admin/audit?search=${spamUser.id}`);
    for (const action of ['user.suspended', 'user.restored'])
      await expect(admin.getByRole('cell', { name: action })).toBeVisible();
    await expect(admin.getByRole('cell', { name: 'It was their first job' })).toBeVisible();
    await crewPage.reload();
    await expect(crewPage.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('the figures are those that the services count themselves [R244]', async () => {
    const headers = { authorization: `Bearer ${(await tokenOf(admin)) ?? ''}` };
    await expect(async () => {
      const answer = await admin.request.get('/api/admin/analytics/overview', { headers });
      const { users, jobs, applications } = (await answer.json()) as AnalyticsOverview;
      expect({ users, jobs, applications }).toMatchObject(await ownCounts());
    }).toPass({ timeout: 30_000, intervals: [250] });
  });
});
