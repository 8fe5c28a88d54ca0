import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { checkSession } from './session-check';

const server = setupServer(http.get(`${location.origin}/api/auth/session`, () => new Promise(() => undefined)));

beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

it('gives up on a service that has not answered within five seconds [R058] [R060]', async () => {
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const verdict = checkSession();
  await Promise.resolve();
  await Promise.resolve();
  expect(timeout.mock.calls).toEqual([[5_000]]);
  patience.abort();
  expect(await verdict).toBe('unknown');
  timeout.mockRestore();
});

it.each([
  [401, 'invalid'],
  [408, 'unknown'],
  [425, 'unknown'],
  [429, 'unknown'],
  [503, 'unknown'],
])('takes %i for an answer that is %s', async (status, verdict) => {
  server.use(http.get(`${location.origin}/api/auth/session`, () => HttpResponse.json({ error: 'x' }, { status })));
  expect(await checkSession()).toBe(verdict);
});

it('keeps the newer token that comes with the answer, unless another session began meanwhile [R044]', async () => {
  const user = { id: 'u1', email: 'priya@example.org', role: 'freelancer' };
  const meanwhile = { token: 'old' };
  server.use(
    http.get(`${location.origin}/api/auth/session`, () => {
      localStorage.setItem('auth_token', meanwhile.token);
      return HttpResponse.json({ user, token: 'fresh' });
    }),
  );
  localStorage.setItem('auth_token', 'old');
  expect(await checkSession()).toBe('valid');
  expect([localStorage.getItem('auth_token'), localStorage.getItem('user')]).toEqual(['fresh', JSON.stringify(user)]);
  localStorage.setItem('auth_token', 'old');
  meanwhile.token = 'of another sign-in';
  expect(await checkSession()).toBe('valid');
  expect(localStorage.getItem('auth_token')).toBe('of another sign-in');
});
