import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.js';
import { nextMonth } from '../support/company.js';
import { hydrated } from '../support/hydrated.js';
import { narrowWidths, overflowOn, overflowOnPhones } from '../support/overflow.js';
import { joinQuietly, newPerson, tokenOf } from '../support/people.js';
import { keepSignedIn, type Login, storedSession, story } from '../support/story.js';

const everywhere = ['Find Jobs', 'Find Crew', 'Dashboard'];
const menus: { who: string; login?: Login; links: string[]; buttons: string[] }[] = [
  { who: 'a stranger', links: [...everywhere, 'Get Started', 'Sign In'], buttons: ['Feedback'] },
  {
    who: 'crew',
    login: story.crew,
    links: [
      'Find Jobs',
      'Find Crew',
      'Calendar',
      'Dashboard',
      'Profile',
      'Offers',
      'My Ratings',
      'Teams',
      'Timesheets',
      'Invoices',
      'Saved searches',
      'Settings',
    ],
    buttons: ['Feedback', 'Sign out'],
  },
  {
    who: 'a company',
    login: story.company,
    links: ['Post New Job', ...everywhere, 'Profile', 'Timesheets', 'Invoices', 'Saved searches', 'Settings'],
    buttons: ['Feedback', 'Sign out'],
  },
  {
    who: 'an admin',
    login: story.admin,
    links: [...everywhere, 'Profile', 'Admin Dashboard', 'Settings'],
    buttons: ['Feedback', 'Sign out'],
  },
];

for (const { who, login, links, buttons } of menus) {
  test(`the menu of ${who} has their links and fits the smallest phone, open and shut [R014]`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    if (login) await keepSignedIn(context, await storedSession(context.request, login));
    const page = await context.newPage();
    await page.goto('/jobs');
    await hydrated(page);
    for (const width of narrowWidths) {
      await page.setViewportSize({ width, height: 640 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeInViewport({ ratio: 0.99 });
      expect(await menu.getByRole('link').allTextContents()).toEqual(links);
      for (const name of buttons) await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
      expect(await overflowOn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      expect(await overflowOn(page)).toEqual([]);
    }
    await context.close();
  });
}

const long = (word: string, length: number): string => word.repeat(Math.ceil(length / word.length)).slice(0, length);
const words = {
  firstName: long('Aberystwyth', 60),
  lastName: long('Llanfairpwllgwyngyll', 60),
  title: long('Monitorengineer', 100),
  bio: long('Unbrokenbiography', 900),
  place: long('Llangollen', 100),
  skill: long('Rigging', 50),
  company: long('Productions', 100),
  about: long('Companydescription', 900),
  job: long('Stagemanager', 100),
  rate: '£1,250.50 per day plus travel and catering',
  text: long('Jobdescription', 900),
  message: long('Message', 900),
  letter: long('Coverletter', 500),
};

/** A call in the name of whom the page belongs to. */
async function call<T>(page: Page, method: 'post' | 'put', path: string, data: object = {}): Promise<T> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await page.request[method](path, { headers, data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as T;
}

/** Goes there and says what sticks out once `act` was done. */
async function problemsAt(page: Page, path: string, act?: () => Promise<void>): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await act?.();
  return (await overflowOnPhones(page)).map((problem) => `${path} ${problem}`);
}

test('words without end break where they stand, in lists, pages, messages and notifications [R167] [R178]', async ({
  browser,
}) => {
  const phone = { viewport: { width: 360, height: 800 } };
  const contexts = [await browser.newContext(phone), await browser.newContext(phone)] as const;
  const people = [newPerson('recruiter'), newPerson('freelancer')] as const;
  for (const at of [0, 1] as const) await joinQuietly(contexts[at], people[at]);
  const [company, crew] = [await contexts[0].newPage(), await contexts[1].newPage()];
  for (const page of [company, crew]) await page.goto('/how-it-works');
  const heads = { crew: '', company: '', job: '', application: '' };

  await test.step('two people with such words meet', async () => {
    const seen = await call<{ user_id: string }>(company, 'post', '/api/recruiter', {
      company_name: words.company,
      contact_name: words.firstName,
      location: words.place,
      description: words.about,
      website_url: `https://${long('a', 60)}.example/${long('b', 100)}`,
    });
    heads.company = seen.user_id;
    const profile = await call<{ user_id: string }>(crew, 'post', '/api/freelancer', {
      first_name: words.firstName,
      last_name: words.lastName,
      title: words.title,
      bio: words.bio,
      location: words.place,
      skills: [words.skill, 'Audio'],
      portfolio_url: `https://${long('a', 60)}.example/${long('b', 100)}`,
    });
    heads.crew = profile.user_id;
    const job = await call<{ id: string }>(company, 'post', '/api/jobs', {
      title: words.job,
      company: words.company,
      location: words.place,
      type: 'freelance',
      rate: words.rate,
      duration_type: 'days',
      days: 2,
      description: words.text,
      skills: [words.skill],
      event_date: nextMonth(),
    });
    heads.job = job.id;
    const sent = await call<{ id: string }>(crew, 'post', `/api/jobs/${job.id}/apply`, { coverLetter: words.letter });
    heads.application = sent.id;
    await call(crew, 'post', '/api/conversations', { userTwoId: heads.company, initialMessage: words.message });
    await call(company, 'put', `/api/applications/${sent.id}/reject`, { message: words.message });
  });

  const panel = (page: Page) => async (): Promise<void> => {
    await page.getByRole('button', { name: /^Notifications, / }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
  };
  const openFirst = (page: Page, name: RegExp) => () => page.getByRole('button', { name }).first().click();
  const problems: string[] = [];
  const look = async (page: Page, path: string, act?: () => Promise<void>): Promise<void> => {
    problems.push(...(await problemsAt(page, path, act)));
  };
  await look(crew, '/');
  await look(crew, `/jobs?search=${words.job}`, () => crew.getByText('More Details').first().click());
  await look(crew, `/jobs/${heads.job}`);
  await look(crew, `/profile/${heads.company}`);
  await look(crew, '/profile');
  await look(crew, '/dashboard');
  await look(crew, '/dashboard?tab=jobs');
  await look(crew, '/dashboard?tab=messages', () => crew.getByRole('link', { name: /Productions/ }).click());
  await look(crew, '/how-it-works', panel(crew));
  await look(company, `/freelancers?search=${words.title}`, openFirst(company, /^(Contact|Message)/));
  await look(company, `/freelancers?search=${words.title}`);
  await look(company, `/profile/${heads.crew}`);
  await look(company, '/dashboard');
  await look(company, '/dashboard?tab=jobs');
  await look(company, '/dashboard?tab=applications');
  await look(company, '/dashboard?tab=messages');
  await look(company, '/how-it-works', panel(company));
  expect(problems).toEqual([]);
  for (const context of contexts) await context.close();
});

/** The box of what is there, in the window. */
async function boxOf(what: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not there');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
}

/** Read to users of screen readers too, whether a dialog is open or not. */
const toastOf = (page: Page, text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

for (const [where, size] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desk', { width: 1280, height: 640 }],
] as const) {
  test(`a toast on ${where} covers neither the composer nor a main button [R021]`, async ({ browser }) => {
    const [context, other] = [await browser.newContext({ viewport: size }), await browser.newContext()];
    const [company, crew] = [newPerson('recruiter'), newPerson('freelancer')];
    await joinQuietly(context, company);
    await joinQuietly(other, crew);
    const page = await context.newPage();
    const crewPage = await other.newPage();
    for (const each of [page, crewPage]) await each.goto('/how-it-works');
    await call(page, 'post', '/api/recruiter', { company_name: 'Halo Live' });
    const { user_id: to } = await call<{ user_id: string }>(crewPage, 'post', '/api/freelancer', { first_name: 'Ann' });

    await call(page, 'post', '/api/conversations', { userTwoId: to, initialMessage: 'Hello' });
    await page.goto('/dashboard?tab=messages');
    await page.getByRole('link', { name: /Ann/ }).click();
    const write = page.getByRole('textbox', { name: 'Message', exact: true });
    await write.fill('Are you free?');
    await page
      .getByLabel('File to attach')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    const refused = toastOf(page, 'Invalid file type');
    await expect(refused).toBeVisible();
    const composer = page.locator('form').filter({ has: write });
    await composer.scrollIntoViewIfNeeded();
    await expect.poll(() => areApart(refused, composer)).toBe(true);
    await write.fill('One\ntwo\nthree\nfour');
    await expect.poll(() => areApart(refused, composer)).toBe(true);
    await page.getByRole('button', { name: 'Send', exact: true }).click({ timeout: 2000 });
    await expect(page.getByRole('log', { name: 'Messages' }).getByText(/three/)).toBeVisible();

    await page.route('**/api/conversations', (route) => route.abort());
    await page.goto('/freelancers');
    await page
      .getByRole('button', { name: /^Contact/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Message').fill('Hello');
    const send = dialog.getByRole('button', { name: 'Send Message' });
    await send.click();
    const failed = toastOf(page, 'Error sending message');
    await expect(failed).toBeVisible();
    await expect.poll(() => areApart(failed, send)).toBe(true);
    await send.click({ timeout: 2000 });
    for (const each of [context, other]) await each.close();
  });
}
