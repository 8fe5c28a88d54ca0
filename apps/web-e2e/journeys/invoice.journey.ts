import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked } from '../support/booked.js';
import { endedCall } from '../support/ended-call.js';
import { test } from '../support/journey.js';
import { problemsHere, problemsOf } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

interface Sheet {
  id: string;
  version: number;
  figures: { starts_on: string; ends_on: string };
}

async function pageOf(browser: Browser, { caller }: Booked, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: width > 1000 ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

/** Sent until a quarter past midnight, questioned by the company, sent again until eleven, and approved. */
async function agreedHours(company: Booked, crew: Booked): Promise<void> {
  const { sheet } = await endedCall(company, crew);
  const path = `/api/timesheets/${sheet}`;
  const { figures } = await crew.caller.call<Sheet>('get', path);
  const day = figures.starts_on;
  const until = (ends_at: string) => ({ starts_on: day, starts_at: '08:00', ends_on: day, ends_at, breaks: [] });
  await crew.caller.call('put', `${path}/submit`, until('23:30'));
  const lines = [{ line: 'out', reason: 'not_noted' }];
  await company.caller.call('put', `${path}/dispute`, { lines, figures: until('22:00') });
  await crew.caller.call('put', `${path}/submit`, until('23:00'));
  const { version } = await company.caller.call<Sheet>('get', path);
  await company.caller.call('put', `${path}/approve`, { version });
}

test('from approved hours to a paid invoice, with one line questioned before', async ({ browser }) => {
  const problems: string[] = [];
  const [company, priya] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' }),
  ]);
  await agreedHours(company, priya);
  const [crewPage, companyPage] = [await pageOf(browser, priya, 360), await pageOf(browser, company, 1280)];

  await test.step('what was agreed is ready, and a draft is made of it [R452]', async () => {
    await crewPage.goto('/invoices');
    const make = crewPage.getByRole('button', { name: 'Make invoice' });
    await expect(make).toBeDisabled();
    await crewPage
      .getByRole('group', { name: 'Halyard' })
      .getByRole('checkbox', { name: /Winter Lights/ })
      .check();
    problems.push(...(await problemsHere(crewPage, 'Invoices of crew')));
    await make.click();
    await expect(crewPage.getByRole('heading', { level: 1, name: 'Draft invoice' })).toBeVisible();
  });

  await test.step('what the law asks for is asked for, VAT by a number with right digits [R454] [R455]', async () => {
    await crewPage.getByRole('button', { name: 'Issue' }).click();
    await expect(crewPage.getByText('Please enter your address.').first()).toBeVisible();
    await crewPage.getByLabel('Your address').fill('14 Chapel Street\nSalford M3 7NH');
    await crewPage.getByLabel('Address of the company').fill('2 Dock Road\nManchester M17 1AB');
    await crewPage.getByLabel('PO number').fill('4471');
    await crewPage.getByLabel('I charge VAT').check();
    await crewPage.getByLabel('VAT number').fill('GB 123 4567 83');
    await crewPage.getByRole('button', { name: 'Save' }).click();
    await expect(crewPage.getByText('This is not a VAT number. Please check its digits.').first()).toBeVisible();
    await crewPage.getByLabel('VAT number').fill('GB 123 4567 82');
    await crewPage.getByRole('button', { name: 'Save' }).click();
    await expect(crewPage.getByText('Draft saved')).toBeVisible();
    await expect(crewPage.getByRole('table')).toContainText('VAT 20 % on £');
    problems.push(...(await problemsHere(crewPage, 'A draft invoice')));
  });

  const number = `PN-${new Date().getFullYear()}-0001`;
  await test.step('it is issued with a number and stays as it is [R452] [R453]', async () => {
    await crewPage.getByRole('button', { name: 'Issue' }).click();
    const asking = crewPage.getByRole('dialog', { name: /^Issue this invoice for £/ });
    problems.push(...(await problemsHere(crewPage, 'Issuing an invoice')));
    await asking.getByRole('button', { name: 'Issue' }).click();
    await expect(crewPage.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
    const paper = crewPage.getByRole('article', { name: `Invoice ${number}` });
    await expect(paper).toContainText('VAT GB 123 4567 82');
    await expect(paper).toContainText('PO 4471');
    await expect(crewPage.getByRole('button', { name: 'Save' })).toBeHidden();
    await crewPage.emulateMedia({ media: 'print' });
    await expect(paper.locator('..'), 'no frame through the words').toHaveCSS('border-left-width', '0px');
    await crewPage.emulateMedia({ media: null });
    const got = crewPage.waitForEvent('download');
    await crewPage.getByRole('button', { name: 'PDF' }).click();
    expect((await got).suggestedFilename()).toBe(`${number}.pdf`);
    problems.push(...(await problemsHere(crewPage, 'An issued invoice of crew')));
    await crewPage.goto('/timesheets?show=agreed');
    await expect(crewPage.getByText('Locked')).toBeVisible();
  });

  await test.step('the company reads it and marks it received, scheduled and paid [R458]', async () => {
    problems.push(...(await problemsOf(companyPage, '/invoices')));
    await companyPage.getByRole('link', { name: number }).click();
    await companyPage.getByRole('button', { name: 'Received' }).click();
    await expect(companyPage.getByText(/^Received on /)).toBeVisible();
    await companyPage.getByRole('button', { name: 'Scheduled for' }).click();
    const dialog = companyPage.getByRole('dialog', { name: `Scheduled for: ${number}` });
    problems.push(...(await problemsHere(companyPage, 'Scheduling a payment')));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(companyPage.getByText(/^Scheduled for \d/)).toBeVisible();
    await companyPage.getByRole('button', { name: 'Paid on' }).click();
    await companyPage
      .getByRole('dialog', { name: `Paid on: ${number}` })
      .getByRole('button', { name: 'Save' })
      .click();
    await expect(companyPage.getByText(/^Marked as paid on /)).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'A paid invoice of a company')));
    await companyPage.goto('/invoices?show=over');
    const heading = companyPage.getByRole('heading', { level: 1, name: 'Invoices' });
    const [onScreen, onPaper] = ['rgb(238, 240, 243)', 'rgb(17, 21, 28)'];
    await companyPage.emulateMedia({ colorScheme: 'dark' });
    await expect(heading, 'pale words on the dark screen').toHaveCSS('color', onScreen);
    await companyPage.emulateMedia({ media: 'print' });
    await expect(heading, 'dark words on paper').toHaveCSS('color', onPaper);
    await companyPage.emulateMedia({ media: null });
  });

  await test.step('crew see that it is paid [R458]', async () => {
    await crewPage.goto('/invoices?show=over');
    await expect(crewPage.getByRole('listitem').filter({ hasText: number })).toContainText('Paid');
  });

  expect(problems).toEqual([]);
});
