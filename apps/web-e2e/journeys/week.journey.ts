import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked } from '../support/booked.js';
import { test } from '../support/journey.js';
import { keepSignedIn } from '../support/story.js';
import { offeredWeek, type Sheet, weekIsOver } from '../support/week.js';

async function pageOf(browser: Browser, { caller }: Booked, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('a week from the offer to the paid invoice, with one line questioned', async ({ browser }) => {
  const [company, priya] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' }),
  ]);
  const { offer, calls } = await offeredWeek(company, priya);
  const [crewPage, companyPage] = [await pageOf(browser, priya, 360), await pageOf(browser, company, 1280)];
  let sheets: Sheet[] = [];

  await test.step('she accepts five days on her phone, and is booked for them [R353]', async () => {
    await crewPage.goto(`/offers/${offer}`);
    await crewPage.getByRole('button', { name: /^Accept/ }).click();
    await crewPage
      .getByRole('dialog')
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect
      .poll(async () => (await priya.caller.call<object[]>('get', '/api/bookings?side=freelancer')).length)
      .toBe(1);
  });

  await test.step('the week is over: four days go as planned, one with overtime [R442] [R443]', async () => {
    sheets = await weekIsOver(priya, calls);
    for (const { id, figures } of sheets.slice(1)) {
      const day = figures.starts_on;
      const asPlanned = { starts_on: day, starts_at: '08:00', ends_on: day, ends_at: '18:00', breaks: [] };
      await priya.caller.call('put', `/api/timesheets/${id}/submit`, asPlanned);
    }
    await crewPage.goto(`/timesheets/${sheets[0]?.id}`);
    await crewPage.getByLabel('Out', { exact: true }).fill('22:00');
    await expect(crewPage.getByRole('list', { name: 'Pay' })).toContainText('Overtime 4 h × £45.00 = £180.00');
    await crewPage.getByRole('button', { name: 'Submit' }).click();
    await expect(crewPage.getByText(/^Submitted to Halyard\. They count/)).toBeVisible();
  });

  await test.step('the company approves four as planned and questions one line of the fifth [R445] [R448]', async () => {
    await companyPage.goto('/timesheets');
    const late = companyPage.getByRole('listitem').filter({ hasText: '£480.00' });
    await late.getByRole('button', { name: 'Question' }).click();
    const dialog = companyPage.getByRole('dialog', { name: 'Question the hours of Priya' });
    await dialog.getByLabel('Out', { exact: true }).fill('21:00');
    await dialog.getByLabel(/^Out: in your words/).fill('The truck left at nine.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(late).toHaveCount(0);
    const planned = companyPage.getByRole('listitem').filter({ hasText: '£300.00' });
    for (let left = 4; left > 0; left -= 1) {
      await expect(planned).toHaveCount(left);
      await companyPage.getByRole('button', { name: 'Approve 1 as planned' }).first().click();
    }
    await expect(companyPage.getByText('Nothing to approve')).toBeVisible();
  });

  await test.step('she reads why and takes their figures [R445] [R446]', async () => {
    await expect(crewPage.getByText('“The truck left at nine.”').first()).toBeVisible();
    await crewPage.getByRole('button', { name: 'Accept their figures, £435.00' }).click();
    await expect(crewPage.getByText(/^Approved/).first()).toBeVisible();
  });

  const number = `PN-${new Date().getFullYear()}-0001`;
  await test.step('one invoice has the five days, and is issued [R452] [R453] [R454]', async () => {
    await crewPage.goto('/invoices');
    await crewPage
      .getByRole('group', { name: 'Halyard' })
      .getByRole('checkbox', { name: /Winter Lights/ })
      .check();
    await expect(crewPage.getByText('£1,635.00').first()).toBeVisible();
    await crewPage.getByRole('button', { name: 'Make invoice' }).click();
    await crewPage.getByLabel('Your address').fill('14 Chapel Street\nSalford M3 7NH');
    await crewPage.getByLabel('Address of the company').fill('2 Dock Road\nManchester M17 1AB');
    await crewPage.getByRole('button', { name: 'Save' }).click();
    await expect(crewPage.getByText('Draft saved')).toBeVisible();
    await crewPage.getByRole('button', { name: 'Issue' }).click();
    await crewPage
      .getByRole('dialog', { name: /^Issue this invoice for £1,635\.00/ })
      .getByRole('button', { name: 'Issue' })
      .click();
    const paper = crewPage.getByRole('article', { name: `Invoice ${number}` });
    await expect(paper).toContainText('£1,635.00');
    await expect(paper).not.toContainText('VAT');
  });

  await test.step('the company marks it as paid, and she reads so [R458]', async () => {
    await companyPage.goto('/invoices');
    await companyPage.getByRole('link', { name: number }).click();
    await companyPage.getByRole('button', { name: 'Paid on' }).click();
    await companyPage
      .getByRole('dialog', { name: `Paid on: ${number}` })
      .getByRole('button', { name: 'Save' })
      .click();
    await expect(companyPage.getByText(/^Marked as paid on /)).toBeVisible();
    await crewPage.goto('/invoices?show=over');
    await expect(crewPage.getByRole('listitem').filter({ hasText: number })).toContainText('Paid');
  });
});
