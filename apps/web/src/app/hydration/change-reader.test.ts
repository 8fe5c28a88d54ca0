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

/** jsdom goes nowhere, and says so each time. */
const reloads = (): number =>
  jest.mocked(console.error).mock.calls.filter(([said]) => /navigation/.test(`${said}`)).length;

beforeEach(() => {
  jest.spyOn(console, 'error').mockReset().mockImplementation();
  sessionStorage.clear();
});

it.each([
  ['a stranger’s', null],
  ['one’s own', maya],
])('takes %s page as it is, and sends no request', async (_whose, user) => {
  const asked = api({});
  signedIn(maya);
  expect(await changeReader(of(user))).toBe(false);
  expect(asked).toHaveLength(0);
});

it('asks for a page of a user whose session is over here once more, without the cookie that it was rendered by [R045]', async () => {
  const asked = api({ 'POST /api/auth/signout': () => new Response(null, { status: 204 }) });
  expect(await changeReader(of(null))).toBe(false);
  expect(await changeReader(of(maya))).toBe(true);
  expect(reloads()).toBe(1);
  expect(asked[0]?.headers.get('authorization')).toBeNull();
  expect(await changeReader(of(maya))).toBe(false);
  expect([reloads(), asked.length]).toEqual([1, 1]);
});

it('takes it as it is where the cookie cannot be ended, and calls no user back who has gone on', async () => {
  const answers = [refuse(503, 'Later.'), new Response(null, { status: 204 })];
  const asked = api({ 'POST /api/auth/signout': () => answers[asked.length - 1] as Response });
  expect(await changeReader(of(maya))).toBe(false);
  sessionStorage.clear();
  const changed = changeReader(of(maya));
  dispatchEvent(new Event('beforeunload'));
  expect(await changed).toBe(false);
  expect([reloads(), asked.length]).toEqual([0, 2]);
});

it('fetches its own cookie for a page of another, once', async () => {
  const asked = api({ 'GET /api/auth/session': () => refuse(401, 'No.') });
  signedIn(other);
  expect(await changeReader(of(maya))).toBe(false);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token');
  expect(await changeReader(of(maya))).toBe(false);
  expect(asked).toHaveLength(1);
});
