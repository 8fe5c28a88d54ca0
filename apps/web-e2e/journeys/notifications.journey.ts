import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mailTo } from '../support/mail.js';
import { newPerson, type Person, signIn, signUp, tokenOf, verify } from '../support/people.js';
import { nextMonth, postJob, saveCompanyName } from '../support/company.js';

async function join(page: Page, person: Person): Promise<void> {
  await signUp(page, person);
  await verify(page, person);
  await signIn(page, person);
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
const unread = (page: Page, count: number) => page.getByRole('button', { name: `Notifications, ${count} unread` });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** How often pages of one browser ask for a path. */
function asksOf(context: BrowserContext, path: string): Page[] {
  const asks: Page[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asks.push(request.frame().page());
  });
  return asks;
}

test('two people, and two tabs of one of them: pushed, counted, read in both, mailed, and stopped [R065, R067, R068, R070, R071, R073, R079, R083]', async ({
  browser,
}) => {
  const company = newPerson('recruiter');
  const crew = newPerson('freelancer');
  const companyContext = await browser.newContext();
  const crewContext = await browser.newContext();
  const companyPage = await companyContext.newPage();
  const first = await crewContext.newPage();
  const title = `Monitor engineer ${Date.now()}`;

  await test.step('a company posts a job, a crew member applies for it', async () => {
    await join(companyPage, company);
    await saveCompanyName(companyPage, 'Halo Live');
    await postJob(companyPage, { title, location: 'Leeds', rate: '£280 per day', date: nextMonth() });
    await expect(companyPage.getByText(title).first()).toBeVisible();
    await join(first, crew);
  });

  const second = await crewContext.newPage();
  await second.goto('/how-it-works');
  await first.goto('/dashboard');
  await expect(unread(first, 1)).toBeVisible();
  await expect(unread(second, 1)).toBeVisible();

  await test.step('the decision reaches both tabs within the second, as a toast and in the title', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(first)}` };
    const jobs = await first.request.get(`/api/jobs?search=${encodeURIComponent(title)}`);
    const [job] = (await jobs.json()) as { id: string }[];
    const applying = await first.request.post(`/api/jobs/${job?.id}/apply`, {
      headers,
      data: { coverLetter: 'Twelve years at monitors.' },
    });
    expect(applying.status(), await applying.text()).toBeLessThan(300);
    await expect(companyPage.getByText('New application').first()).toBeVisible();
    const { id } = (await applying.json()) as { id: string };
    const token = { authorization: `Bearer ${await tokenOf(companyPage)}` };
    const accepting = await companyPage.request.put(`/api/applications/${id}/accept`, { headers: token });
    expect(accepting.status(), await accepting.text()).toBeLessThan(300);
    for (const page of [first, second]) {
      await expect(page.getByRole('alert').getByText('You are hired')).toBeVisible({ timeout: 3000 });
      await expect(unread(page, 2)).toBeVisible();
      await expect(page).toHaveTitle(/^\(2\) /);
    }
  });

  await test.step('the toast leads to the application', async () => {
    await first.getByRole('link', { name: 'View application' }).click();
    await expect(first).toHaveURL(/\/dashboard\?tab=jobs$/);
    await expect(first.getByRole('alert').getByText('You are hired')).toBeHidden();
  });

  await test.step('what is read in one tab is read in the other', async () => {
    await bell(first).click();
    await expect(panel(first).getByText('You’re hired!')).toBeVisible();
    const { violations } = await new AxeBuilder({ page: first }).include('[role="dialog"]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await panel(first).getByText('You’re hired!').click();
    for (const page of [first, second]) {
      await expect(unread(page, 1)).toBeVisible();
      await expect(page).toHaveTitle(/^\(1\) /);
    }
    await bell(first).click();
    await panel(first).getByRole('button', { name: 'Mark all as read' }).click();
    for (const page of [first, second]) await expect(unread(page, 0)).toBeVisible();
    await first.keyboard.press('Escape');
    await expect(panel(first)).toBeHidden();
    await expect(bell(first)).toBeFocused();
  });

  await test.step('one tab asks for both', async () => {
    const asks = asksOf(crewContext, '/api/notifications/unread-count');
    await expect.poll(() => asks.length, { timeout: 45_000 }).toBeGreaterThan(1);
    expect(new Set(asks).size).toBe(1);
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
