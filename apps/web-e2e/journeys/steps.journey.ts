import { expect } from '@playwright/test';
import { nextMonth } from '../support/company.js';
import { test } from '../support/journey.js';
import { joinQuietly, newPerson, verificationOf } from '../support/people.js';
import { idOf, keepSignedIn, storedSession, story } from '../support/story.js';

type Step = () => Promise<unknown>;

/** Each press, and each field that is filled, is a step. */
async function walk(steps: Step[], most: number): Promise<void> {
  for (const step of steps) await step();
  expect(steps.length).toBeLessThanOrEqual(most);
}

test('a company that has never been here posts a job in eighteen steps, its name and seven fields among them', async ({
  page,
}) => {
  const company = newPerson('recruiter');
  const main = page.getByRole('main');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await page.goto('/');
  await walk(
    [
      () => page.getByRole('link', { name: 'Join as Recruiter' }).click(),
      () => form.getByLabel('Email', { exact: true }).fill(company.email),
      () => form.getByLabel('Password', { exact: true }).fill(company.password),
      () => form.getByLabel('Confirm password', { exact: true }).fill(company.password),
      () => form.getByRole('checkbox', { name: /terms/i }).check(),
      () => form.getByRole('button', { name: 'Sign Up' }).click(),
      async () => page.goto(await verificationOf(company)),
      () => main.getByLabel('Company name').fill('Halyard Productions'),
      () => main.getByRole('button', { name: /^Save/ }).click(),
      () => page.getByRole('link', { name: 'Post New Job' }).first().click(),
      () => main.getByLabel('Job title').fill('Monitor engineer'),
      () => main.getByLabel('Location').fill('Bristol'),
      () => main.getByLabel('Rate').fill('£310 a day'),
      () => main.getByLabel('Event date').fill(nextMonth()),
      () => main.getByLabel('Duration type').selectOption({ label: 'Days' }),
      () => main.getByLabel('Days', { exact: true }).fill('2'),
      () => main.getByLabel('Description').fill('Two festival days on the second stage; wedges and in-ear mixes.'),
      () => main.getByRole('button', { name: 'Post job' }).click(),
    ],
    18,
  );
  await expect(page.getByText('Job posted', { exact: true })).toBeVisible();
});

test('crew who have just joined are findable in six steps from their profile', async ({ browser }) => {
  const crew = newPerson('freelancer');
  const context = await browser.newContext();
  await joinQuietly(context, crew);
  const page = await context.newPage();
  await page.goto('/profile');
  await walk(
    [
      () => page.getByRole('link', { name: 'Create Profile' }).click(),
      () => page.getByLabel('First name').fill('Imogen'),
      () => page.getByLabel('Last name').fill(crew.email.slice(11, 19)),
      () => page.getByLabel('Title', { exact: true }).fill('Monitor engineer'),
      () => page.getByLabel('Years of experience').fill('9'),
      () => page.getByRole('main').getByRole('button', { name: 'Save' }).click(),
    ],
    6,
  );
  await expect(page.getByText('Profile created', { exact: true })).toBeVisible();
  await context.close();
});

test('crew answer a message in four steps from their home', async ({ browser, request }) => {
  const words = `Are you free on Friday? ${Date.now()}`;
  const { auth_token } = await storedSession(request, story.company);
  const headers = { authorization: `Bearer ${auth_token ?? ''}` };
  const data = { userTwoId: await idOf(request, story.crew), initialMessage: words };
  expect((await request.post('/api/conversations', { headers, data })).ok()).toBe(true);
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.crew));
  const page = await context.newPage();
  await page.goto('/dashboard');
  await walk(
    [
      () =>
        page
          .getByRole('main')
          .getByRole('tab', { name: /^Messages/ })
          .first()
          .click(),
      () =>
        page
          .getByRole('link', { name: /Are you free on Friday/ })
          .first()
          .click(),
      () => page.getByRole('textbox', { name: 'Message', exact: true }).fill('Yes, all day.'),
      () => page.getByRole('button', { name: 'Send', exact: true }).click(),
    ],
    4,
  );
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('Yes, all day.').last()).toBeVisible();
  await context.close();
});

test('an administrator answers feedback in four steps, and sees that it is answered', async ({ browser, request }) => {
  const message = `The calendar hides my Sunday ${Date.now()}`;
  const feedback = { feedbackType: 'malfunction', message, pageUrl: '/calendar' };
  expect((await request.post('/api/feedback', { data: feedback })).status()).toBe(201);
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.admin));
  const page = await context.newPage();
  await page.goto('/admin');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: message });
  const answer = `Mended: ${message}`;
  await walk(
    [
      () =>
        page
          .getByRole('main')
          .getByRole('tab', { name: /^Feedback/ })
          .click(),
      () => item.getByRole('button', { name: 'Respond' }).click(),
      () => page.getByRole('dialog').getByLabel('Response').fill(answer),
      () => page.getByRole('dialog').getByRole('button', { name: 'Send Response' }).click(),
    ],
    4,
  );
  await expect(item.getByText(`: ${answer}`)).toBeVisible();
  await context.close();
});
