import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { makeStore } from '../store/make-store';
import { startClient } from '../store/start-client';
import { selectUser } from './session.slice';
import type { SessionUser } from './session.storage';
import { takeHandOff } from './take-hand-off';

const server = setupServer();
const priya = { id: 'u1', email: 'priya@example.org', role: 'freelancer' } as SessionUser;
const handOff = 'Bearer handoff.abc';

// The live channel has its own tests; here it would find no server.
jest.mock('../live/start-live', () => ({ startLive: () => () => undefined }));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** As the browser tells the other tabs that another token is kept. */
const tellTabs = (): boolean => window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));

it('spends a hand-off once, and the other tabs follow the session that it became [R040]', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${location.origin}/api/auth/session`, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      if (asked.length === 1 && localStorage.getItem('auth_token')) tellTabs();
      const isSpent = asked.filter((token) => token === handOff).length > 1;
      return isSpent ? new HttpResponse(null, { status: 401 }) : HttpResponse.json({ user: priya, token: 'own' });
    }),
  );
  const [tab, otherTab] = [makeStore(), makeStore()];
  const stops = [startClient(tab), startClient(otherTab)];
  await tab.dispatch(takeHandOff('handoff.abc'));
  tellTabs();
  await waitFor(() => expect(selectUser(otherTab.getState())).toEqual(priya));
  await waitFor(() => expect(asked).toEqual([handOff, 'Bearer own', 'Bearer own']));
  expect([selectUser(tab.getState()), localStorage.getItem('auth_token')]).toEqual([priya, 'own']);
  for (const stop of stops) stop();
});
