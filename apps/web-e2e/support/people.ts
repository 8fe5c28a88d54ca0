import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { linkIn, mailTo } from './mail.js';
import { keepSignedIn, storedSession } from './story.js';

export type Role = 'freelancer' | 'recruiter';

export interface Person {
  email: string;
  password: string;
  role: Role;
}

/** A user who has never been here: addresses are never used twice, so journeys can repeat on old data. */
export const newPerson = (role: Role): Person => ({
  email: `${role}-${randomBytes(6).toString('hex')}@journeys.example`,
  password: 'sounds-loud-26',
  role,
});

/** Fills the sign-up form and sends it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth?tab=signup');
  // The one that is shown: a later piece of the page may still be hidden beside it.
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await form.getByRole('radio', { name: person.role === 'recruiter' ? /^Recruiter/ : /^Freelancer/ }).check();
  await form.getByRole('checkbox', { name: /terms/i }).check();
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

/** An account that is there and confirmed, without its screens: the journeys of profile and hire walk those. */
export async function joined(request: APIRequestContext, { email, password, role }: Person): Promise<void> {
  const { status } = await send(request, '/api/auth/signup', { email, password, role, acceptedTerms: true });
  expect(status).toBe(201);
  // Asked until the mail of this sign-up is there: an address may have had one before.
  await expect.poll(() => confirm(request, email), { timeout: 20_000 }).toBe(200);
}

async function confirm(request: APIRequestContext, email: string): Promise<number> {
  const address = linkIn(await mailTo(email, /verify|confirm/i), '/verify-email');
  const token = new URL(address, 'http://mail').searchParams.get('token');
  return (await send(request, '/api/auth/verify-email', { token })).status;
}

async function send(request: APIRequestContext, path: string, data: object): Promise<{ status: number }> {
  return { status: (await request.post(path, { data })).status() };
}

/** The page that the verification mail leads to. */
export const verificationOf = async ({ email }: Person): Promise<string> =>
  linkIn(await mailTo(email, /verify|confirm/i), '/verify-email');

/** Opens the link of the verification mail in a browser that knows nothing of the sign-up, and confirms. */
export async function verifyElsewhere(page: Page, person: Person): Promise<void> {
  await page.goto(await verificationOf(person));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page).toHaveURL(/\/auth\?verified=1/);
}

/** Opens the link in the browser that signed up: it verifies, and signs in. */
export async function verify(page: Page, person: Person): Promise<void> {
  await page.goto(await verificationOf(person));
  await expect(page).toHaveURL(/\/dashboard/);
}

export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth');
  // The one that is shown: a later piece of the page may still be hidden beside it.
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** The same without the screens, for journeys that are about something else: leaves the browser signed in. */
export async function joinQuietly(context: BrowserContext, person: Person): Promise<void> {
  const { request } = context;
  const asked = await request.post('/api/auth/signup', { data: { ...person, acceptedTerms: true } });
  expect(asked.status(), await asked.text()).toBeLessThan(300);
  const link = new URLSearchParams(
    linkIn(await mailTo(person.email, /verify|confirm/i), '/verify-email').split('?')[1],
  );
  expect((await request.post('/api/auth/verify-email', { data: { token: link.get('token') } })).ok()).toBe(true);
  await keepSignedIn(context, await storedSession(request, { email: person.email, password: person.password }));
}

/** The token that the browser holds, for calls around the screens. */
export const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('auth_token'));

/** What a token opens at identity, notifications and jobs: each of them has to know that it is dead. */
export async function statusesOf(request: APIRequestContext, token: string): Promise<number[]> {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['/api/auth/session', '/api/notifications', `/api/freelancer/${sub}/applications`];
  const answers = await Promise.all(paths.map((path) => request.get(path, { headers })));
  return answers.map((answer) => answer.status());
}
