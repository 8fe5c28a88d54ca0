import { waitFor } from '@testing-library/react';
import { api, buildUser, refuse } from '@crewcall/testing-web';
import type { SessionState } from '@crewcall/web-data-access';
import { changeReader } from './change-reader';

const maya = buildUser();
const other = buildUser({ id: '0190b6a0-0000-7000-8000-00000000000f' });
const of = (user: typeof maya | null): SessionState => ({ status: user ? 'signed-in' : 'signed-out', user, ended: 0 });
const signedIn = (user: typeof maya): void => {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('user', JSON.stringify(user));
};

it.each([
  ['a stranger’s', null],
  ['one’s own', maya],
])('takes %s page as it is, and sends no request', async (_whose, user) => {
  const asked = api({});
  signedIn(maya);
  expect(await changeReader(of(user))).toBe(false);
  expect(asked).toHaveLength(0);
});

it('takes a page of a user whose session is over here as it is, and drops the cookie that it was rendered by [R045]', async () => {
  const asked = api({ 'POST /api/auth/signout': () => new Response(null, { status: 204 }) });
  expect(await changeReader(of(null))).toBe(false);
  expect(await changeReader(of(maya))).toBe(false);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.headers.get('authorization')).toBeNull();
});

it('fetches its own cookie for a page of another, once', async () => {
  const asked = api({ 'GET /api/auth/session': () => refuse(401, 'No.') });
  signedIn(other);
  expect(await changeReader(of(maya))).toBe(false);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
  expect(await changeReader(of(maya))).toBe(false);
  expect(asked).toHaveLength(1);
});
