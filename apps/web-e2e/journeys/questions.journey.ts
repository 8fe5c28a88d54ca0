import { expect } from '@playwright/test';
import { booked, dayAhead } from '../support/booked.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

test('a company asks with an application, crew answer on a phone, and the answers are read', async ({ browser }) => {
  const problems: string[] = [];
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const post = { title: 'Rigger', type: 'freelance', location: 'Leeds', rate: '£300 a day', description: 'One day.' };
  const when = { event_date: dayAhead(20), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  const questions = [
    { kind: 'yes_no', text: 'Can you drive a 7.5-tonne truck?', must_be_yes: true },
    { kind: 'choice', text: 'Which desk do you know best?', choices: ['SD12', 'CL5'] },
  ];
  const job = await company.caller.call<{ id: string }>('post', '/api/jobs', {
    ...post,
    ...when,
    questions,
    company: 'Halyard',
  });
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const desk = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(phone, priya.caller.session);
  await keepSignedIn(desk, company.caller.session);
  const [priyaPage, companyPage] = [await phone.newPage(), await desk.newPage()];

  await test.step('each question is answered, by keyboard, before the application is sent [R519]', async () => {
    await priyaPage.goto(`/jobs/${job.id}?via=share`);
    await priyaPage.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = priyaPage.getByRole('dialog', { name: 'Apply for Rigger' });
    await dialog.getByLabel('Can you drive a 7.5-tonne truck?').selectOption('No');
    problems.push(...(await problemsHere(priyaPage, 'Questions of a job')));
    await dialog.getByLabel(/^Note/).focus();
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(dialog.getByLabel('Which desk do you know best?')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Which desk do you know best?').selectOption('CL5');
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(priyaPage.getByText('Application submitted')).toBeVisible();
  });

  await test.step('the company reads them in the list and on the card, and where she came from [R519] [R526]', async () => {
    await companyPage.goto('/dashboard?tab=applications');
    const row = companyPage.getByRole('listitem').filter({ hasText: 'Priya Nair' });
    await expect(row.getByText('Answered no where you want yes')).toBeVisible();
    await companyPage.goto(`/dashboard?tab=applications&view=board&job=${job.id}`);
    const card = companyPage.getByRole('group', { name: 'Priya Nair', exact: true });
    await expect(card.getByText('Which desk do you know best?')).toBeVisible();
    await expect(card.getByText('CL5')).toBeVisible();
    await companyPage.getByText(/^Time in stage/).click();
    await expect(companyPage.getByRole('row', { name: 'By a shared link 1' })).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Answers on the board')));
  });

  await test.step('a no from the list waits five minutes and is taken back [R518]', async () => {
    await companyPage.goto('/dashboard?tab=applications');
    await companyPage.getByRole('button', { name: 'Reject Priya Nair' }).click();
    const dialog = companyPage.getByRole('dialog', { name: 'Reject Priya Nair?' });
    await expect(dialog.getByText('They are told in five minutes.')).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Rejecting')));
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(companyPage.getByText('Rejected, not told yet')).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'A rejection that waits')));
    await companyPage.getByRole('button', { name: 'Take back the rejection of Priya Nair' }).click();
    await expect(companyPage.getByRole('button', { name: 'Accept Priya Nair' })).toBeVisible();
  });

  expect(problems).toEqual([]);
});
