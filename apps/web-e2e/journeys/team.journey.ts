import { expect, type Browser, type Page } from '@playwright/test';
import { type Booked, booked, dayAhead, newWord } from '../support/booked.js';
import { hydrated } from '../support/hydrated.js';
import { test } from '../support/journey.js';
import { problemsHere } from '../support/screens.js';
import { keepSignedIn } from '../support/story.js';

const desk = { width: 1280, height: 800 };
interface Named {
  id: string;
}

const phone = { width: 360, height: 740 };

async function pageOf(browser: Browser, { caller }: Booked, viewport: typeof desk): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await keepSignedIn(context, caller.session);
  return context.newPage();
}

test('a team is made at a desk, joined on a phone, and hired in one go', async ({ browser }) => {
  const problems: string[] = [];
  // A product that has had this journey before has people and a team of the same names.
  const mark = newWord();
  const [team, tomasina] = [`FOH Four ${mark}`, `Tomasina Quillfeather ${mark}`];
  const [company, lena, tom] = await Promise.all([
    booked(browser, 'recruiter', { company_name: 'Halyard' }),
    booked(browser, 'freelancer', { first_name: 'Lena', last_name: 'Ward', skills: ['Sound Engineering'] }),
    booked(browser, 'freelancer', { first_name: 'Tomasina', last_name: `Quillfeather ${mark}`, skills: ['Dante'] }),
  ]);
  const [lenaPage, tomPage] = [await pageOf(browser, lena, desk), await pageOf(browser, tom, phone)];
  let address = '';

  await test.step('its lead makes it and invites [R427]', async () => {
    await lenaPage.goto('/teams');
    await lenaPage.getByRole('button', { name: 'New team' }).click();
    const making = lenaPage.getByRole('dialog', { name: 'New team' });
    await making.getByLabel('Name').fill(team);
    await making.getByLabel(/What it does/).fill('Sound for conferences and small festivals.');
    await making.getByLabel(/Town/).fill('Leeds');
    await making.getByRole('button', { name: 'Create team' }).click();
    await expect(lenaPage.getByRole('heading', { level: 1, name: team })).toBeVisible();
    address = new URL(lenaPage.url()).pathname;
    await lenaPage.getByRole('button', { name: 'Invite' }).click();
    const inviting = lenaPage.getByRole('dialog', { name: `Invite to ${team}` });
    await inviting.getByLabel('Who').fill(tomasina);
    await inviting.getByRole('option', { name: new RegExp(tomasina) }).click();
    await inviting.getByLabel(/Role in the team/).fill('Monitors');
    await inviting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(lenaPage.getByRole('heading', { name: 'Invited 1' })).toBeVisible();
    problems.push(...(await problemsHere(lenaPage, 'The page of a team')));
  });

  await test.step('who is invited joins, and both agree to its page [R427] [R428]', async () => {
    await tomPage.goto('/teams');
    await expect(tomPage.getByText('You are invited')).toBeVisible();
    problems.push(...(await problemsHere(tomPage, 'Teams')));
    await tomPage.getByRole('button', { name: `Join ${team}` }).click();
    await tomPage.getByRole('link', { name: team }).click();
    for (const page of [tomPage, lenaPage]) {
      const part = page.getByRole('form', { name: 'Your part' });
      await part.getByLabel(/Day rate/).fill(page === tomPage ? '220' : '320');
      await part.getByLabel('Everyone may see this page').check();
      await part.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    }
    const visitor = await (await browser.newContext({ viewport: desk })).newPage();
    await visitor.goto(address);
    await expect(visitor.getByText('Leeds, £220 to £320 a day')).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'Members 2' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Leave' })).toHaveCount(0);
    problems.push(...(await problemsHere(visitor, 'A team for everyone')));
  });

  await test.step('a company finds it, and hires all of it for one job [R429] [R430]', async () => {
    const post = { type: 'freelance', location: 'Leeds', rate: '£320 a day', description: 'One day.', positions: 2 };
    const when = { event_date: dayAhead(12), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
    await company.caller.call<Named>('post', '/api/jobs', {
      ...post,
      ...when,
      title: 'Awards night',
      company: 'Halyard',
    });
    const companyPage = await pageOf(browser, company, desk);
    await companyPage.goto('/freelancers');
    await hydrated(companyPage);
    await companyPage.getByRole('main').getByRole('link', { name: 'Teams' }).click();
    // Find Crew, which is shown until then, has a search too.
    await expect(companyPage.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    await companyPage.getByLabel('Search', { exact: true }).fill(team);
    await companyPage.getByLabel('Free from').fill(dayAhead(12));
    await expect(companyPage.getByText('2 of 2 free').first()).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'Teams to hire')));
    await companyPage.goto(address);
    await companyPage.getByRole('button', { name: 'Hire the team' }).click();
    const hiring = companyPage.getByRole('dialog', { name: `Hire ${team}` });
    await hiring.getByLabel(/Rate of Tomasina/).fill('340');
    problems.push(...(await problemsHere(companyPage, 'Hiring a team')));
    await hiring.getByRole('button', { name: 'Ask 2 of 2' }).click();
    await expect(companyPage.getByText('Waiting for answers')).toBeVisible();
    problems.push(...(await problemsHere(companyPage, 'An offer to a team')));
    const offer = new URL(companyPage.url()).pathname;

    await lenaPage.goto(offer);
    await lenaPage.getByRole('button', { name: 'Say yes' }).click();
    await expect(lenaPage.getByText('Said yes')).toBeVisible();
    await tomPage.goto(offer);
    await tomPage.getByRole('link', { name: 'Your offer' }).click();
    await expect(tomPage.getByText(`Asked in ${team}`)).toBeVisible();
    problems.push(...(await problemsHere(tomPage, 'The offer of a member')));
    await tomPage.getByRole('button', { name: 'Accept' }).click();
    await tomPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    // Asked once, after the first accepted offer.
    await tomPage.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await expect(tomPage.getByRole('link', { name: 'Open the booking' })).toBeVisible();
    await expect(companyPage.getByText('All booked')).toBeVisible();
    await expect(companyPage.getByText('Booked', { exact: true })).toHaveCount(2);
  });

  expect(problems).toEqual([]);
});
