import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked, dayAhead, newWord } from '../support/booked.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
interface Named {
  id: string;
}

async function pageOf(browser: Browser, { caller }: Booked, viewport: typeof desk): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('a team applies once its members have confirmed, and is hired whole', async ({ browser }) => {
  const mark = newWord();
  const [team, title] = [`Riggers ${mark}`, `Quarry opera ${mark}`];
  const problems: string[] = [];
  const [company, lena, tom] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Lena', last_name: 'Ward' }),
    booked(browser, 'freelancer', { first_name: 'Tom', last_name: `Quill${mark}` }),
  ]);
  const { id: teamId } = await lena.caller.call<Named>('post', '/api/teams', { name: team });
  // What a person writes to a service waits until it has heard of them.
  await tom.caller.call('post', '/api/calendar/blocks', { kind: 'maybe', starts_on: dayAhead(40) });
  await lena.caller.call('post', `/api/teams/${teamId}/members`, { user_id: tom.caller.id });
  await tom.caller.call('put', `/api/teams/${teamId}/membership`, {});
  const post = { type: 'freelance', location: 'Leeds', rate: '£320 a day', description: 'One day.', positions: 2 };
  const when = { event_date: dayAhead(15), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  const job = await company.caller.call<Named>('post', '/api/jobs', { ...post, ...when, title, company: 'Halyard' });
  const [lenaPage, tomPage] = [await pageOf(browser, lena, desk), await pageOf(browser, tom, phone)];

  await test.step('the lead applies from the page of the job, and a member confirms on a phone [R434]', async () => {
    await lenaPage.goto(`/jobs/${job.id}`);
    await lenaPage.getByRole('link', { name: 'Apply as a team' }).click();
    await lenaPage.getByLabel(/^Note/).fill('We rig together.');
    problems.push(...(await problemsHere(lenaPage, 'Apply as a team')));
    await lenaPage.getByRole('button', { name: 'Ask 1 member to confirm' }).click();
    await expect(lenaPage.getByText('Waiting for members')).toBeVisible();
    await tomPage.goto('/teams');
    await tomPage.getByRole('link', { name: title }).click();
    await expect(tomPage.getByText('We rig together.')).toBeVisible();
    problems.push(...(await problemsHere(tomPage, 'An application of a team')));
    await tomPage.getByRole('button', { name: 'Confirm my part' }).click();
    await expect(tomPage.getByText('Pending')).toBeVisible();
    await expect(lenaPage.getByText('Pending')).toBeVisible();
  });

  await test.step('the company sees one applicant, and hires both [R434]', async () => {
    const companyPage = await pageOf(browser, company, desk);
    await companyPage.goto(`/dashboard?tab=applications&view=board&job=${job.id}`);
    await expect(companyPage.getByRole('group', { name: team })).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'The board with a team')));
    await companyPage.goto('/dashboard?tab=applications');
    await expect(companyPage.getByRole('button', { name: `Accept ${team}` })).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'A team among applicants')));
    await companyPage.getByRole('button', { name: `Accept ${team}` }).click();
    const dialog = companyPage.getByRole('dialog', { name: `Hire ${team}?` });
    await expect(dialog.getByText(/All 2 are booked, or none of them/)).toBeVisible();
    await dialog.getByRole('button', { name: `Hire ${team}` }).click();
    await expect(tomPage.getByText('All booked')).toBeVisible();
    await expect(lenaPage.getByText('All booked')).toBeVisible();
  });

  expect(problems).toEqual([]);
});
