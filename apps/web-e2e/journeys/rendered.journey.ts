import { type BrowserContext, expect, type Page } from '@playwright/test';
import { booked, dayAhead } from '../support/booked.js';
import { test } from '../support/journey.js';
import { complaintsOf, holdScripts, hydrated, isHydrated } from '../support/hydrated.js';
import { idOf, keepInStorage, keepSignedIn, storedSession, story } from '../support/story.js';

test('a stranger gets from the landing page to a job, and from Apply to sign-up, without a script [R001] [R107] [R145]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const rows = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  const search = page.getByRole('search', { name: 'Filter jobs' }).getByRole('searchbox', { name: 'Search' });

  await page.goto('/');
  await expect(page.getByText(/^open jobs?$/)).toBeVisible();
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveTitle('Find Jobs - CrewCall');
  await expect(rows).toHaveCount(10);

  await search.fill('northfield');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=northfield/);
  await expect(search).toHaveValue('northfield');
  const row = rows.first();
  await row.getByText('More Details').click();
  await expect(row.getByText('Job ID')).toBeVisible();

  await search.clear();
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /^(Next|Page 2)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).toBeVisible();

  await page.goto('/jobs?search=northfield');
  const first = rows.first().getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/auth\?tab=signup&next=%2Fjobs%2F.+%3Fapply%3D1$/);
  await expect(page.getByRole('heading', { name: 'Join CrewCall' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(/next=/);
  await context.close();
});

test('crew and profiles can be read without a script, and what is not there is a 404 [R009]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const maya = await idOf(page.request, story.crew);
  await page.goto('/freelancers');
  await expect(page.getByRole('heading', { name: /^\d+ Crew Found$/ })).toBeVisible();
  await page.goto(`/profile/${maya}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Maya Okafor' })).toBeVisible();
  expect((await page.goto('/profile/nobody'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await context.close();
});

/** The jobs page as it came, until its scripts are let go. */
async function jobsHeld(context: BrowserContext) {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto('/jobs?search=northfield', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(document.querySelector('main h1') ?? {}, { isTheSame: true }));
  return { page, complaints, release };
}
const isTheSame = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isTheSame' in (document.querySelector('main h1') ?? {}));

test('the app takes a page over as it stands and loses nothing that was done before', async ({ browser }) => {
  const context = await browser.newContext();
  const { page, complaints, release } = await jobsHeld(context);
  // By its address: what other journeys post meanwhile may come before it.
  const rows = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  const address = await rows.first().getByRole('link').first().getAttribute('href');
  const row = rows.filter({ has: page.locator(`a[href="${address}"]`) });
  await row.getByText('More Details').click();
  await expect(row.getByText('Job ID')).toBeVisible();
  await page.getByRole('button', { name: 'Light or dark' }).click();
  const dark = page.getByRole('button', { name: 'Dark', exact: true });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-busy', 'true');
  expect(await isHydrated(page)).toBe(false);
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(row.getByText('Job ID')).toBeVisible();
  expect([await isTheSame(page), complaints]).toEqual([true, []]);
  await context.close();
});

test('what was typed before the app was there is searched for [R107]', async ({ browser }) => {
  const context = await browser.newContext();
  const { page, complaints, release } = await jobsHeld(context);
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.fill('northfield sounds');
  expect(await isHydrated(page)).toBe(false);
  release();
  await expect(page).toHaveURL(/search=northfield\+sounds/);
  await expect(search).toHaveValue('northfield sounds');
  expect([await isTheSame(page), complaints]).toEqual([true, []]);
  await context.close();
});

test('the first page asks for nothing that it brought', async ({ browser }) => {
  const context = await browser.newContext();
  for (const address of ['/', '/freelancers', '/how-it-works', '/auth']) {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    // A face is a file beside the page, as a font is.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  }
  await context.close();
});

for (const [who, login, button, opened] of [
  ['crew', story.crew, /^Notifications,/, 'Notifications'],
  ['a company', story.company, /account menu/, 'Account'],
] as const) {
  test(`${who} read their dashboard before any script, and the first press counts [R015] [R044]`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    await keepSignedIn(context, await storedSession(context.request, login));
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const release = await holdScripts(page);
    const answer = await page.goto('/dashboard', { waitUntil: 'commit' });
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    await expect(page).toHaveTitle(/Dashboard - CrewCall$/);
    await expect(page.getByRole('tab').first()).toBeVisible();
    const first = page.getByRole('button', { name: button });
    await first.click();
    await expect(page.getByLabel(opened, { exact: true }).first()).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydrated(page);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByLabel(opened, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(opened, { exact: true }).first()).toBeHidden();
    await expect(first).toBeFocused();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a user who is signed in never sees the page of a stranger', async ({ browser }) => {
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.crew));
  const page = await context.newPage();
  await holdScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(page.getByRole('list', { name: 'Jobs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /account menu, Maya/ })).toBeVisible();
  await context.close();
});

test('a session without the cookie is found by the app, and gets one [R044]', async ({ browser, request }) => {
  const context = await browser.newContext();
  await keepInStorage(context, await storedSession(request, story.crew));
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByText('Next seven days')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('crewcall_reader');
  await context.close();
});

test('the cookie of a page ends with its session, and opens nothing of the API [R045]', async ({ browser }) => {
  const context = await browser.newContext();
  await keepSignedIn(context, await storedSession(context.request, story.company));
  expect((await context.request.get('/api/notifications')).status()).toBe(401);
  expect((await context.request.put('/api/auth/update-account', { data: { company_name: 'Eve' } })).status()).toBe(401);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'crewcall_reader', httpOnly: true, sameSite: 'Lax' });
  await context.close();
});

test('a job comes with its calls and roles, before any script, and asks for neither again [R332]', async ({
  browser,
  request,
}) => {
  const [job] = (await (await request.get('/api/jobs?search=Winter+Lights')).json()) as { id: string }[];
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const release = await holdScripts(page);
  await page.goto(`/jobs/${job?.id ?? ''}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Calls' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Get-out' }).first()).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Calls' })).toBeVisible();
  expect(asked.filter((one) => one.endsWith('/calls'))).toEqual([]);
  await context.close();
});

test('a press that is under way when a page of a stranger turns out to be of crew counts', async ({ browser }) => {
  const company = await booked(browser, 'recruiter', { company_name: 'Halyard' });
  const crew = await booked(browser, 'freelancer', { first_name: 'Priya' });
  const post = {
    company: 'Halyard',
    type: 'freelance',
    location: 'Leeds',
    rate: '£300 a day',
    description: 'One day.',
  };
  const when = { event_date: dayAhead(20), duration_type: 'time', start_time: '08:00', end_time: '18:00' };
  const asks = { title: 'Rigger', ...post, ...when, questions: [{ kind: 'text', text: 'Which desk?' }] };
  const { id } = await company.caller.call<{ id: string }>('post', '/api/jobs', asks);
  const context = await browser.newContext();
  await keepInStorage(context, crew.caller.session);
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(`/jobs/${id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Apply Now' }).hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('button', { name: 'account menu, Priya' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Apply for Rigger' })).toBeVisible();
  await context.close();
});
