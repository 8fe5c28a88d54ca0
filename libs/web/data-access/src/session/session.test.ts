import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { baseApi } from '../api/base-api';
import { makeStore, type AppStore } from '../store/make-store';
import { startClient } from '../store/start-client';
import { drafts } from './drafts.storage';
import { onSessionEnd } from './on-session-end';
import { selectUser } from './session.slice';
import { accountsApi } from './accounts.api';
import { sessionApi } from './session.api';
import type { SessionUser } from './session.storage';

const server = setupServer();
const at = (path: string): string => `${location.origin}${path}`;
const priya: SessionUser = {
  id: 'u1',
  email: 'priya@example.org',
  role: 'freelancer',
  first_name: 'Priya',
  last_name: 'Nair',
  company_name: null,
  email_verified: true,
  avatar_url: null,
  created_at: '2026-01-01T00:00:00Z',
};
const session = (answer: () => Response): void => server.use(http.get(at('/api/auth/session'), answer));
const stored = (): { token: string | null; user: string | null; version: string | null } => ({
  token: localStorage.getItem('auth_token'),
  user: localStorage.getItem('user'),
  version: localStorage.getItem('app_version'),
});

let stop: (() => void) | undefined;
function begin(): AppStore {
  const store = makeStore({ api: { retryDelayMs: 1, sessionCheckMs: 60 } });
  stop = startClient(store);
  return store;
}
function settled(store: AppStore): Promise<void> {
  if (store.getState().session.status !== 'checking') return Promise.resolve();
  return new Promise((resolve) => {
    const done = store.subscribe(() => store.getState().session.status !== 'checking' && (done(), resolve()));
  });
}
function signedInBefore(): void {
  localStorage.setItem('auth_token', 'old');
  localStorage.setItem('user', JSON.stringify(priya));
}

// The live channel has its own tests; here it would find no server.
jest.mock('../live/start-live', () => ({ startLive: () => () => undefined }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  stop?.();
  stop = undefined;
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

describe('start-up', () => {
  it('shows the stored person at once and takes the newer user and token of the service [R044]', async () => {
    signedInBefore();
    session(() => HttpResponse.json({ user: { ...priya, first_name: 'Pri' }, token: 'fresh' }));
    const store = begin();
    expect(selectUser(store.getState())?.first_name).toBe('Priya');
    await settled(store);
    expect(selectUser(store.getState())?.first_name).toBe('Pri');
    expect(stored()).toEqual({
      token: 'fresh',
      user: expect.stringContaining('"Pri"'),
      version: expect.stringMatching(/.+/),
    });
  });

  it('clears what is stored when the session is refused, without counting it as a sign-out [R044]', async () => {
    signedInBefore();
    session(() => HttpResponse.json({ error: 'Session expired' }, { status: 401 }));
    const store = begin();
    await settled(store);
    expect(store.getState().session).toEqual({ status: 'signed-out', user: null, ended: 0 });
    expect(stored()).toMatchObject({ token: null, user: null });
  });

  it.each([
    ['no connection', () => HttpResponse.error()],
    ['a service in trouble', () => HttpResponse.json({ error: 'x' }, { status: 503 })],
    ['a time-out', () => HttpResponse.json({ error: 'x' }, { status: 408 })],
  ])('keeps the person signed in through %s [R044]', async (_name, answer) => {
    signedInBefore();
    session(answer);
    const store = begin();
    await settled(store);
    expect(store.getState().session.status).toBe('signed-in');
    expect(stored().token).toBe('old');
  });

  it('survives rubbish in the storage [R046]', async () => {
    localStorage.setItem('auth_token', 'old');
    localStorage.setItem('user', '{not json');
    session(() => HttpResponse.json({ user: priya }));
    const store = begin();
    expect(selectUser(store.getState())).toBeNull();
    await settled(store);
    expect(selectUser(store.getState())).toEqual(priya);
    expect(stored().token).toBe('old');
  });
});

describe('signing in and out', () => {
  it('stores token, user and version under their documented keys [R035] [R046]', async () => {
    server.use(http.post(at('/api/auth/signin'), () => HttpResponse.json({ user: priya, token: 'new' })));
    const store = begin();
    await store.dispatch(accountsApi.endpoints.signIn.initiate({ email: 'a', password: 'b' }));
    expect(selectUser(store.getState())).toEqual(priya);
    expect(stored()).toEqual({ token: 'new', user: JSON.stringify(priya), version: '1' });
  });

  it('hands a refused sign-in back in the words of the service and without asking about the session [R034] [R037]', async () => {
    const unverified = { error: 'Please verify your email before signing in.', code: 'EMAIL_NOT_VERIFIED' };
    server.use(http.post(at('/api/auth/signin'), () => HttpResponse.json(unverified, { status: 401 })));
    const { error } = await begin().dispatch(accountsApi.endpoints.signIn.initiate({ email: 'a', password: 'b' }));
    expect(error).toMatchObject({ status: 401, message: unverified.error, code: 'UNAUTHORIZED' });
  });

  it('signs out here even when the service cannot be reached, and leaves nothing behind [R045]', async () => {
    signedInBefore();
    sessionStorage.setItem('draft', 'x');
    session(() => HttpResponse.json({ user: priya }));
    server.use(http.post(at('/api/auth/signout'), () => HttpResponse.error()));
    const store = begin();
    await settled(store);
    await store.dispatch(sessionApi.endpoints.signOut.initiate());
    expect(store.getState().session).toEqual({ status: 'signed-out', user: null, ended: 1, hasLeft: true });
    expect(stored()).toMatchObject({ token: null, user: null });
    expect(sessionStorage).toHaveLength(0);
  });

  it('signs out at once however long the service takes, tells it whose session ends, and drops the drafts [R045]', async () => {
    signedInBefore();
    session(() => HttpResponse.json({ user: priya }));
    const tokens: (string | null)[] = [];
    server.use(
      http.post(at('/api/auth/signout'), ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return new Promise(() => undefined);
      }),
    );
    const store = begin();
    await settled(store);
    drafts.keep('u1', 'profile', 'x');
    drafts.keep('u2', 'profile', 'y');
    void store.dispatch(sessionApi.endpoints.signOut.initiate());
    await Promise.resolve();
    expect(store.getState().session).toEqual({ status: 'signed-out', user: null, ended: 1, hasLeft: true });
    expect(stored()).toMatchObject({ token: null, user: null });
    expect([drafts.read('u1', 'profile'), drafts.read('u2', 'profile')]).toEqual([null, 'y']);
    await waitFor(() => expect(tokens).toEqual(['Bearer old']));
  });

  it('keeps the drafts of the user who did not sign out themselves', async () => {
    signedInBefore();
    session(() => HttpResponse.json({ user: priya }));
    const store = begin();
    await settled(store);
    drafts.keep('u1', 'profile', 'x');
    window.dispatchEvent(new Event('auth-invalid'));
    expect(store.getState().session.status).toBe('signed-out');
    expect(drafts.read('u1', 'profile')).toBe('x');
  });

  it('signs out when the session turns out to be invalid, and empties the cache [R045] [R059]', async () => {
    signedInBefore();
    session(() => HttpResponse.json({ user: priya }));
    const store = begin();
    await settled(store);
    await store.dispatch(
      baseApi.util.upsertQueryData('session' as never, undefined as never, { user: priya } as never),
    );
    window.dispatchEvent(new Event('auth-invalid'));
    expect(store.getState().session).toMatchObject({ status: 'signed-out', ended: 1 });
    expect(Object.keys(store.getState().api.queries)).toHaveLength(0);
  });

  it.each([
    ['role', { ...priya, role: 'recruiter' as const }, 0],
    ['user', { ...priya, id: 'u2' }, 1],
  ])('forgets what the other %s was shown when another tab changed it', async (_what, changed, endings) => {
    signedInBefore();
    session(() => HttpResponse.json({ user: priya }));
    const store = begin();
    await settled(store);
    const shown = baseApi.injectEndpoints({
      endpoints: (build) => ({ shownHere: build.query<string, void>({ query: () => '/api/shown-here' }) }),
      overrideExisting: true,
    });
    const end = jest.fn();
    onSessionEnd(end);
    await store.dispatch(shown.util.upsertQueryData('shownHere', undefined, 'of Priya'));
    session(() => HttpResponse.json({ user: changed }));
    localStorage.setItem('auth_token', 'new');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    await waitFor(() => expect(selectUser(store.getState())).toEqual(changed));
    expect(Object.keys(store.getState().api.queries)).not.toContain('shownHere(undefined)');
    expect(end).toHaveBeenCalledTimes(endings);
  });

  it('follows a sign-out of another tab [R045]', async () => {
    signedInBefore();
    session(() => HttpResponse.json({ user: priya }));
    const store = begin();
    await settled(store);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
    expect(store.getState().session.status).toBe('signed-out');
  });
});
