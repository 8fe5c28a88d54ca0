import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { waitFor } from '@testing-library/react';
import { makeStore } from '../store/make-store';
import { baseApi } from './base-api';
import { refreshOnReconnect } from './refresh-on-reconnect';

const asked: string[] = [];
const server = setupServer(
  http.get(`${location.origin}/api/:thing`, ({ params }) => {
    asked.push(String(params['thing']));
    return params['thing'] === 'broken' ? HttpResponse.json({}, { status: 404 }) : HttpResponse.json(1);
  }),
);
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ reconnectRead: build.query<unknown, string>({ query: (path) => path }) }),
});

beforeAll(() => server.listen());
afterAll(() => server.close());

it('asks again only for what is watched and older than five minutes, or failed [R063]', async () => {
  const store = makeStore();
  const watch = (path: string) => store.dispatch(api.endpoints.reconnectRead.initiate(path));
  const left = watch('/api/left');
  await Promise.all([watch('/api/watched'), watch('/api/broken'), left]);
  left.unsubscribe();
  // The cache tells its subscriptions to the store with a short delay.
  await waitFor(() =>
    expect(
      Object.values(store.getState().api.subscriptions).filter((each) => Object.keys(each ?? {}).length),
    ).toHaveLength(2),
  );
  asked.length = 0;

  store.dispatch(refreshOnReconnect(Date.now() + 295_000));
  await waitFor(() => expect(asked).toEqual(['broken']));
  store.dispatch(refreshOnReconnect(Date.now() + 305_000));
  await waitFor(() => expect(asked.sort()).toEqual(['broken', 'broken', 'watched']));
});
