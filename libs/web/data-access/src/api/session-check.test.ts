import { http } from 'msw';
import { setupServer } from 'msw/node';
import { checkSession } from './session-check';

const server = setupServer(http.get(`${location.origin}/api/auth/session`, () => new Promise(() => undefined)));

beforeAll(() => server.listen());
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
