import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { makeStore } from '../store/make-store';
import { beginSession } from './end-session';
import { sessionApi } from './session.api';
import type { SessionUser } from './session.storage';

const server = setupServer();
const priya = { id: 'u1', email: 'priya@example.org', role: 'freelancer' } as SessionUser;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => localStorage.clear());
afterAll(() => server.close());

/** The service is out of reach for so many requests. */
function signedIn({ unreached }: { unreached: number }) {
  const tokens: (string | null)[] = [];
  server.use(
    http.post(`${location.origin}/api/auth/signout`, ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return tokens.length > unreached ? new HttpResponse(null, { status: 204 }) : HttpResponse.error();
    }),
  );
  const store = makeStore({ api: { retryDelayMs: 1 } });
  store.dispatch(beginSession(priya, 'old'));
  return { store, tokens, signOut: () => store.dispatch(sessionApi.endpoints.signOut.initiate()) };
}
const comesOnline = (): boolean => window.dispatchEvent(new Event('online'));

describe('a sign-out that does not reach the service', () => {
  it('is said again, of the session that ended here at once [R045]', async () => {
    const { store, tokens, signOut } = signedIn({ unreached: 1 });
    const signingOut = signOut();
    expect([store.getState().session.status, localStorage.getItem('auth_token')]).toEqual(['signed-out', null]);
    await signingOut;
    expect(tokens).toEqual(['Bearer old', 'Bearer old']);
    comesOnline();
    await signOut();
    expect(tokens).toHaveLength(3);
  });

  it('is said once more when the network is back [R045]', async () => {
    const { tokens, signOut } = signedIn({ unreached: 3 });
    await signOut();
    expect(tokens).toHaveLength(3);
    comesOnline();
    comesOnline();
    await waitFor(() => expect(tokens).toHaveLength(4));
    expect(tokens.at(-1)).toBe('Bearer old');
    await signOut();
    expect(tokens.slice(4)).toEqual([null]);
  });

  it('leaves alone who has signed in since', async () => {
    const { store, tokens, signOut } = signedIn({ unreached: 3 });
    await signOut();
    store.dispatch(beginSession({ ...priya, id: 'u2' }, 'new'));
    comesOnline();
    await signOut();
    expect(tokens.slice(3)).toEqual(['Bearer new']);
  });
});
