import { expect } from '@playwright/test';
import { booked, dayAhead, newWord } from '../support/booked.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

test('a company keeps a person on a list and asks the whole list about a job', async ({ browser }) => {
  const problems: string[] = [];
  const surname = `Nair ${newWord()}`;
  const [company, priya] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Priya', last_name: surname }),
  ]);
  const post = { title: 'Rigger', type: 'freelance', location: 'Leeds', rate: '£300 a day', description: 'One day.' };
  const when = { event_date: dayAhead(20), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  await company.caller.call('post', '/api/jobs', { ...post, ...when, company: 'Halyard' });
  const look = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
  const [desk, phone] = [
    await browser.newContext(look),
    await browser.newContext({ ...look, viewport: { width: 360, height: 740 } }),
  ];
  await keepSignedIn(desk, company.caller.session);
  await keepSignedIn(phone, priya.caller.session);
  const [page, priyaPage] = [await desk.newPage(), await phone.newPage()];

  await test.step('the star in Find Crew puts a person on Favourites [R420]', async () => {
    await page.goto(`/freelancers?search=${encodeURIComponent(surname)}`);
    const star = page.getByRole('button', { name: `Priya ${surname} in Favourites` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the list is invited, after it says how many are free [R423]', async () => {
    await page.goto('/crew-lists');
    await expect(page.getByText(`Priya ${surname}`).first()).toBeVisible();
    problems.push(...(await problemsHere(page, 'Crew lists')));
    await page.getByRole('button', { name: 'Invite to a job' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite “Favourites”' });
    await dialog.getByRole('button', { name: 'Booking' }).click();
    await expect(dialog.getByText(/^1 of 1 /)).toBeVisible();
    problems.push(...(await problemsHere(page, 'Inviting a list')));
    await dialog.getByRole('button', { name: /^Send 1/ }).click();
    await expect(page.getByText('1 asked', { exact: false }).first()).toBeVisible();
  });

  await test.step('the person reads an offer, and nothing of the list [R420] [R423]', async () => {
    await priyaPage.goto('/offers');
    await expect(priyaPage.getByText('Rigger').first()).toBeVisible();
    await expect(priyaPage.getByText('Favourites')).toHaveCount(0);
  });

  expect(problems).toEqual([]);
});
