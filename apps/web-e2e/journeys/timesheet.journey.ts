import { expect, type Browser, type Page } from '@playwright/test';
import { buildPdf } from '@crewcall/testing-files';
import { type Booked, booked } from '../support/booked.js';
import { endedCall } from '../support/ended-call.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

const phone = { width: 360, height: 740 };

async function pageOf(browser: Browser, { caller }: Booked): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('hours on two phones: corrected, submitted, questioned, answered and approved', async ({ browser }) => {
  const problems: string[] = [];
  const [company, priya] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' }),
  ]);
  const { sheet } = await endedCall(company, priya, 2);
  const [crewPage, companyPage] = [await pageOf(browser, priya), await pageOf(browser, company)];

  await test.step('the call has ended: its hours are there, filled with the plan [R442]', async () => {
    await crewPage.goto('/timesheets');
    await expect(crewPage.getByRole('main').getByRole('link', { name: 'Winter Lights' })).toBeVisible();
    problems.push(...(await problemsHere(crewPage, 'Timesheets of crew')));
    await crewPage.getByRole('main').getByRole('link', { name: 'Winter Lights' }).click();
    await expect(crewPage.getByRole('heading', { level: 1, name: 'Hours for Winter Lights' })).toBeVisible();
    await expect(crewPage.getByText('Planned 08:00 to 18:00')).toBeVisible();
    await expect(crewPage.getByLabel('In', { exact: true })).toHaveValue('08:00');
  });

  await test.step('a line is corrected, and what it comes to stands beside it at once [R443] [R444]', async () => {
    await crewPage.getByLabel('Out', { exact: true }).fill('00:15');
    await expect(crewPage.getByText(/^ends \w{3} \d+ \w{3}, 16 h 15 min$/)).toBeVisible();
    await crewPage.getByRole('button', { name: 'Add break' }).click();
    const pause = crewPage.getByRole('group', { name: 'Break 1' });
    // As wide as the boxes above them: a narrow one cuts the hour off where clocks have twelve.
    for (const label of ['From', 'To'])
      expect((await pause.getByLabel(label).boundingBox())?.width).toBe(
        (await crewPage.getByLabel('In', { exact: true }).boundingBox())?.width,
      );
    await pause.getByLabel('From').fill('13:00');
    await pause.getByLabel('To').fill('12:00');
    await expect(crewPage.getByText('A break must be within the call.')).toBeVisible();
    await expect(crewPage.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await pause.getByLabel('To').fill('14:00');
    await expect(crewPage.getByRole('list', { name: 'Pay' })).toContainText('Overtime 6.5 h × £45.00 = £292.50');
    problems.push(...(await problemsHere(crewPage, 'Hours to submit')));
    await crewPage.getByRole('button', { name: 'Submit' }).click();
    await expect(crewPage.getByText(/^Submitted to Halyard\. They count as approved on /)).toBeVisible();
  });

  await test.step('the company questions one line [R445]', async () => {
    await companyPage.goto('/timesheets');
    const row = companyPage.getByRole('listitem').filter({ hasText: 'Priya Nair' });
    await expect(row.getByText('£592.50')).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Timesheets of a company')));
    await row.getByRole('button', { name: 'Question' }).click();
    const dialog = companyPage.getByRole('dialog', { name: 'Question the hours of Priya' });
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await dialog.getByLabel('Out', { exact: true }).fill('23:00');
    await dialog.getByLabel(/^Out: in your words/).fill('Out at 23:00, says Dan.');
    problems.push(...(await problemsHere(companyPage, 'Questioning hours')));
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(companyPage.getByText('Nothing to approve')).toBeVisible();
  });

  await test.step('crew read why and answer [R445] [R446]', async () => {
    await expect(crewPage.getByText('Halyard questions your hours').first()).toBeVisible();
    await expect(crewPage.getByText('“Out at 23:00, says Dan.”').first()).toBeVisible();
    await expect(crewPage.getByRole('button', { name: /^Accept their figures, £/ })).toBeVisible();
    await crewPage.getByLabel(/^Your answer to Halyard/).fill('Truck loaded at midnight.');
    problems.push(...(await problemsHere(crewPage, 'Questioned hours')));
    await crewPage.getByRole('button', { name: 'Submit again' }).click();
    await expect(crewPage.getByText(/^Submitted to Halyard\. They count as approved on /)).toBeVisible();
  });

  await test.step('the company reads every version and approves [R445] [R446]', async () => {
    await companyPage.goto(`/timesheets/${sheet}`);
    await expect(companyPage.getByRole('heading', { name: 'Every version 3' })).toBeVisible();
    await expect(companyPage.getByText('“Truck loaded at midnight.”')).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Hours to approve')));
    await companyPage.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(companyPage.getByText(/Approved by the company, locks on/)).toBeVisible();
    await expect(crewPage.getByText(/Approved by the company, locks on/)).toBeVisible();
    await expect(crewPage.getByRole('button', { name: 'Make a correction' })).toBeVisible();
  });

  await test.step('expenses: one with a receipt, one by miles; disputed, changed and approved [R449]', async () => {
    await crewPage.getByRole('button', { name: 'Add expense' }).click();
    const adding = crewPage.getByRole('dialog', { name: 'Add expense' });
    await adding.getByLabel('What for').selectOption('Mileage');
    await adding.getByLabel('Miles', { exact: true }).fill('12.5');
    await expect(adding.getByText('12.5 miles × £0.45 = £5.63')).toBeVisible();
    problems.push(...(await problemsHere(crewPage, 'An expense by miles')));
    await adding.getByRole('button', { name: 'Send' }).click();
    await expect(adding).toBeHidden();
    await crewPage.getByRole('button', { name: 'Add expense' }).click();
    await adding.getByLabel('What for').selectOption('Parking');
    await adding.getByLabel('Amount (£)').fill('18');
    const receipt = { name: 'ncp.pdf', mimeType: 'application/pdf', buffer: buildPdf() };
    await adding.getByLabel('Receipt').setInputFiles(receipt);
    await expect(adding.getByRole('button', { name: 'Remove receipt' })).toBeVisible();
    await adding.getByRole('button', { name: 'Send' }).click();
    await expect(crewPage.getByRole('button', { name: 'Receipt ncp.pdf' })).toBeVisible({ timeout: 20_000 });
    problems.push(...(await problemsHere(crewPage, 'Expenses of crew')));
    await companyPage.reload();
    await companyPage.getByRole('button', { name: 'Approve Mileage, £5.63' }).click();
    await expect(
      companyPage.getByRole('list', { name: 'Expenses' }).getByText('Approved', { exact: true }),
    ).toBeVisible();
    const got = companyPage.waitForEvent('download');
    await companyPage.getByRole('button', { name: 'Receipt ncp.pdf' }).click();
    expect((await got).suggestedFilename()).toBe('ncp.pdf');
    await companyPage.getByRole('button', { name: 'Dispute Parking, £18.00' }).click();
    const disputing = companyPage.getByRole('dialog', { name: 'Dispute parking, £18.00' });
    await disputing.getByLabel('Why?').fill('It says £8.00.');
    problems.push(...(await problemsHere(companyPage, 'Disputing an expense')));
    await disputing.getByRole('button', { name: 'Dispute' }).click();
    await expect(companyPage.getByText('Disputed: “It says £8.00.”')).toBeVisible();
    await crewPage.reload();
    await crewPage.getByRole('button', { name: 'Change Parking, £18.00' }).click();
    const changing = crewPage.getByRole('dialog', { name: 'Change expense' });
    await changing.getByLabel('Amount (£)').fill('8');
    await changing.getByRole('button', { name: 'Send' }).click();
    await expect(changing).toBeHidden();
    await companyPage.reload();
    problems.push(...(await problemsHere(companyPage, 'Expenses of a company')));
    await companyPage.getByRole('button', { name: 'Approve Parking, £8.00' }).click();
    await expect(companyPage.getByRole('heading', { name: 'Expenses of this booking £13.63' })).toBeVisible();
    await expect(
      companyPage.getByRole('list', { name: 'Expenses' }).getByText('Approved', { exact: true }),
    ).toHaveCount(2);
  });

  await test.step('what was agreed is in the totals of the tax year, on both sides [R450]', async () => {
    await crewPage.goto('/timesheets?show=agreed');
    await expect(crewPage.getByRole('heading', { name: 'Earned in a tax year' })).toBeVisible();
    await expect(
      crewPage.getByText(/^1 day worked for 1 company since \w{3} 6 Apr \d{4}, £13\.63 of it expenses$/),
    ).toBeVisible();
    await expect(crewPage.getByRole('table', { name: 'By company' }).getByRole('row')).toHaveText(
      'Halyard1 day£606.13',
    );
    problems.push(...(await problemsHere(crewPage, 'Totals of crew')));
    await companyPage.goto('/timesheets?show=agreed');
    await expect(companyPage.getByRole('table', { name: 'By job and role' })).toContainText('£606.13');
    problems.push(...(await problemsHere(companyPage, 'Totals of a company')));
    const got = companyPage.waitForEvent('download');
    await companyPage.getByRole('button', { name: /^CSV of / }).click();
    expect((await got).suggestedFilename()).toMatch(/^spent-\d{4}\.csv$/);
  });

  expect(problems).toEqual([]);
});
