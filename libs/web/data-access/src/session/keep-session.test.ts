import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { baseApi } from '../api/base-api';
import { makeStore, type AppStore } from '../store/make-store';
import { startClient } from '../store/start-client';
import { selectUser } from './session.slice';

const server = setupServer();
const hour = 3_600_000;
const user = { id: 'u1', email: 'priya@example.org', role: 'freelancer', first_name: 'Priya' };
const tokenOf = (hoursAgo: number): string => {
  const iat = Date.now() / 1000 - hoursAgo * 3600;
  return `x.${btoa(JSON.stringify({ sub: 'u1', sid: 's1', iat, exp: iat + 24 * 3600 }))}.x`;
};
const stored = (): string | null => localStorage.getItem('auth_token');
const see = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

let asked: [path: string, token: string | null][] = [];
function serve(path: string, answer: (token: string | null) => Response): void {
  server.use(
    http.get(`${location.origin}${path}`, ({ request }) => {
      const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? null;
      asked.push([path, token]);
      return answer(token);
    }),
  );
}
const refuse = (): Response => HttpResponse.json({ error: 'No.' }, { status: 401 });

let stop: (() => void) | undefined;
async function begin(token: string): Promise<AppStore> {
  localStorage.setItem('auth_token', token);
  localStorage.setItem('user', JSON.stringify(user));
  const store = makeStore({ api: { retryDelayMs: 1, sessionCheckMs: 60 } });
  stop = startClient(store);
  await waitFor(() => expect(store.getState().session.status).toBe('signed-in'));
  // What keeps the session comes with the live channel.
  await import('../live/start-live');
  asked = [];
  return store;
}

// The socket has its own tests; here it would find no server.
jest.mock('../live/live-socket', () => ({ openSocket: () => () => undefined }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  stop?.();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

describe('a token', () => {
  it('is renewed past half of its life when the page is seen again, and not before', async () => {
    const [old, fresh] = [tokenOf(13), tokenOf(0)];
    serve('/api/auth/session', () => HttpResponse.json({ user }));
    await begin(tokenOf(11));
    see();
    serve('/api/auth/session', () => HttpResponse.json({ user, token: fresh }));
    localStorage.setItem('auth_token', old);
    see();
    await waitFor(() => expect(stored()).toBe(fresh));
    expect(asked).toEqual([['/api/auth/session', old]]);
  });

  it('is renewed within an hour of that on a page that stays open', async () => {
    const [old, fresh] = [tokenOf(13), tokenOf(0)];
    const every = jest.spyOn(globalThis, 'setInterval');
    serve('/api/auth/session', () => HttpResponse.json({ user }));
    await begin(tokenOf(1));
    const [look] = every.mock.calls.find(([, ms]) => ms === hour) ?? [];
    every.mockRestore();
    serve('/api/auth/session', () => HttpResponse.json({ user, token: fresh }));
    localStorage.setItem('auth_token', old);
    look?.();
    await waitFor(() => expect(stored()).toBe(fresh));
  });

  it('that is refused when it is to be renewed signs out', async () => {
    serve('/api/auth/session', () => HttpResponse.json({ user }));
    const store = await begin(tokenOf(11));
    serve('/api/auth/session', refuse);
    localStorage.setItem('auth_token', tokenOf(13));
    see();
    await waitFor(() => expect(store.getState().session).toMatchObject({ status: 'signed-out', ended: 1 }));
  });

  it('that ran out is renewed by the request that it failed, which is sent once more', async () => {
    const api = baseApi.injectEndpoints({
      endpoints: (build) => ({ thing: build.query<string, void>({ query: () => '/api/thing' }) }),
    });
    const read = (store: AppStore) => store.dispatch(api.endpoints.thing.initiate(undefined, { forceRefetch: true }));
    const tokens = [25, 1, 0.5].map(tokenOf);
    const [old, fresh, fresher] = tokens;
    serve('/api/auth/session', () => HttpResponse.json({ user }));
    const store = await begin(old ?? '');
    serve('/api/auth/session', (token) => HttpResponse.json({ user, token: tokens[tokens.indexOf(token ?? '') + 1] }));
    serve('/api/thing', (token) => (token === fresh ? HttpResponse.json('there') : refuse()));
    expect((await read(store)).data).toBe('there');
    expect(asked).toEqual([
      ['/api/thing', old],
      ['/api/auth/session', old],
      ['/api/thing', fresh],
    ]);

    localStorage.setItem('auth_token', old ?? '');
    serve('/api/thing', refuse);
    asked = [];
    expect((await read(store)).error).toMatchObject({ code: 'UNAUTHORIZED_REQUEST' });
    expect(asked.filter(([path]) => path === '/api/thing')).toHaveLength(2);
    expect(stored()).toBe(fresher);
  });

  it('that a failed request renewed while the app started leaves the person signed in', async () => {
    const [old, fresh] = [tokenOf(25), tokenOf(0)];
    serve('/api/auth/session', (token) => {
      if (token === old) localStorage.setItem('auth_token', fresh);
      return HttpResponse.json({ user: { ...user, first_name: 'Pri' }, token: tokenOf(0) });
    });
    expect(selectUser((await begin(old)).getState())?.first_name).toBe('Pri');
  });
});
