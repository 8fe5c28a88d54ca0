import { expect } from '@playwright/test';
import { booked, dayAhead } from '../support/booked.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

/** '27 Nov' */
const shortDay = (day: string): string => {
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
  return words.replace('Sept', 'Sep');
};

test('a role needs IPAF on a day on which it has expired, until there is a new one', async ({ browser }) => {
  const problems: string[] = [];
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const priya = await booked(browser, 'freelancer', { first_name: 'Priya', last_name: 'Nair' });
  const [day, before] = [dayAhead(20), dayAhead(19)];
  const job = await company.caller.call<{ id: string }>('post', '/api/jobs', {
    title: 'Boom operator',
    type: 'freelance',
    location: 'Leeds',
    rate: '£300 a day',
    description: 'One day at height.',
    event_date: day,
    duration_type: 'time',
    start_time: '08:00',
    end_time: '18:00',
    company: 'Halyard',
  });
  const ipaf = { kind: 'ipaf', level: '3a', expires_on: before };
  const ticket = await priya.caller.call<{ id: string }>('post', '/api/tickets', ipaf);
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const desk = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(phone, priya.caller.session);
  await keepSignedIn(desk, company.caller.session);
  const [priyaPage, companyPage] = [await phone.newPage(), await desk.newPage()];
  const expiring = `IPAF expires ${shortDay(before)}, the job ends ${shortDay(day)}.`;

  await test.step('the company says by keyboard that the role needs it, and takes only valid ones [R481]', async () => {
    await companyPage.goto(`/jobs/${job.id}/schedule`);
    await companyPage.getByRole('button', { name: 'Edit Boom operator' }).click();
    const dialog = companyPage.getByRole('dialog', { name: 'Edit role' });
    await dialog.getByLabel('Add a ticket').selectOption('IPAF');
    await expect(dialog.getByLabel('IPAF', { exact: true })).toHaveValue('must');
    await dialog.getByLabel('Only with valid tickets').focus();
    await companyPage.keyboard.press('Space');
    problems.push(...(await problemsHere(companyPage, 'A role that needs a ticket')));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(companyPage.getByText('Needs IPAF. Only with valid tickets.')).toBeVisible();
  });

  await test.step('crew read what is missing before they apply, and may apply all the same [R480] [R481]', async () => {
    await priyaPage.goto(`/jobs/${job.id}`);
    await expect(priyaPage.getByText('Needs IPAF. Only with valid tickets.')).toBeVisible();
    await priyaPage.getByRole('button', { name: 'Apply Now' }).click();
    const dialog = priyaPage.getByRole('dialog', { name: 'Apply for Boom operator' });
    const sentence = `This role needs IPAF valid on ${shortDay(day)}. Add it or apply anyway.`;
    await expect(dialog.getByText(sentence)).toBeVisible();
    problems.push(...(await problemsHere(priyaPage, 'Applying without a ticket')));
    await dialog.getByRole('button', { name: 'Apply Now' }).click();
    await expect(priyaPage.getByText('Application submitted')).toBeVisible();
  });

  const hire = async (): Promise<void> => {
    await companyPage.goto('/dashboard?tab=applications');
    await companyPage.getByRole('button', { name: 'Accept Priya Nair' }).click();
  };

  await test.step('the company is told before it hires, and is refused [R480] [R481]', async () => {
    await hire();
    const dialog = companyPage.getByRole('dialog', { name: 'Hire Priya Nair?' });
    await expect(dialog.getByText(expiring)).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Hiring without a ticket')));
    await dialog.getByRole('button', { name: 'Hire Priya Nair' }).click();
    await expect(companyPage.getByRole('main').getByText(/Priya has no valid ticket for this role/)).toBeVisible();
  });

  await test.step('with a new one she is booked, and what was seen stays with the booking [R486]', async () => {
    await priya.caller.call('put', `/api/tickets/${ticket.id}`, { ...ipaf, expires_on: day });
    await hire();
    const dialog = companyPage.getByRole('dialog', { name: 'Hire Priya Nair?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Hire Priya Nair' }).click();
    await expect(dialog).toBeHidden();
    await priya.caller.call('delete', `/api/tickets/${ticket.id}`);
    const [booking] = await company.caller.call<{ id: string }[]>('get', '/api/bookings?side=recruiter');
    await companyPage.goto(`/bookings/${booking?.id}`);
    await expect(companyPage.getByText(new RegExp(`IPAF valid on ${shortDay(day)}.*, seen `))).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'What was seen at the booking')));
  });

  expect(problems).toEqual([]);
});
