import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientToServerEvents, ServerToClientEvents } from '@crewcall/contracts-core';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { Server } from 'socket.io';
import { baseApi } from '../api/base-api';
import { endSession, beginSession } from '../session/end-session';
import { renewSessionBy, whenRenewed, whenRenewedAnywhere } from '../session/session-renewal';
import { readToken, type SessionUser, storeSession } from '../session/session.storage';
import { makeStore } from '../store/make-store';
import { followLive } from './follow-live';
import { onLive } from './on-live';
import { onLiveOpen, sendLive } from './send-live';
import { startLive } from './start-live';

const person = (id: string): SessionUser => ({ id, role: 'recruiter', email: `${id}@example.org` }) as SessionUser;
const replayed: unknown[] = [];
const checked: unknown[] = [];
let offersAsked = 0;
const server = setupServer(
  http.get(`${location.origin}/api/notifications/live`, ({ request }) => {
    replayed.push(new URL(request.url).searchParams.get('after'));
    return HttpResponse.json([
      { seq: 8, stream: 'notifications', event: 'job_update', payload: { job: { id: 'j8' } } },
    ]);
  }),
  http.get(`${location.origin}/api/offers-here`, () => HttpResponse.json((offersAsked += 1))),
  http.get(`${location.origin}/api/auth/session`, ({ request }) => {
    checked.push(request.headers.get('authorization'));
    return HttpResponse.json({});
  }),
  http.all(/\/ws\//, () => passthrough()),
);

let web: HttpServer;
let sockets: Server<ClientToServerEvents, ServerToClientEvents>;
let origin: string;
const claims: { token: unknown; userId: string }[] = [];
const delivered: string[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  web = createServer();
  sockets = new Server(web, { path: '/ws', cors: { origin: true } });
  sockets.on('connection', (socket) => {
    socket.on('authenticate', ({ userId }, done) => {
      claims.push({ token: socket.handshake.auth['token'], userId });
      done?.({ user_id: userId });
    });
    socket.on('delivered', ({ conversation_id }) => delivered.push(conversation_id));
    socket.on('watch_job', ({ job_id }, done) => done?.({ job_id }));
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await sockets.close();
  server.close();
});

it('opens with a person, proves who it is, misses nothing over a lost connection, and closes at sign-out [R077] [R045]', async () => {
  const jobs: string[] = [];
  const forget = onLive('job_update', ({ job }) => jobs.push(job.id));
  const store = makeStore();
  const stop = startLive(store, origin);
  expect(sockets.engine.clientsCount).toBe(0);

  store.dispatch(beginSession(person('u1'), 'token-1'));
  await waitFor(() => expect(claims).toEqual([{ token: 'token-1', userId: 'u1' }]));
  sockets.emit('job_update', { job: { id: 'j7', title: '', location: '' }, seq: 7, stream: 'notifications' });
  await waitFor(() => expect(jobs).toEqual(['j7']));
  expect(replayed).toEqual([]);

  for (const socket of sockets.sockets.sockets.values()) socket.conn.close();
  await waitFor(() => expect(claims).toHaveLength(2), { timeout: 10_000 });
  await waitFor(() => expect(jobs).toEqual(['j7', 'j8']));
  expect(replayed).toEqual(['7']);

  store.dispatch(endSession());
  await waitFor(() => expect(sockets.engine.clientsCount).toBe(0));
  forget();
  stop();
}, 30_000);

it('asks again for every kind that a feature follows when it is not known what was missed [R077]', async () => {
  followLive(['offer_update'], ['Offer']);
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (build) => ({
      offersHere: build.query<number, void>({ query: () => '/api/offers-here', providesTags: ['Offer'] }),
    }),
  });
  const store = makeStore();
  const stop = startLive(store, origin);
  store.dispatch(beginSession(person('u4'), 'token-4'));
  const shown = store.dispatch(endpoints.offersHere.initiate());
  await waitFor(() => expect(claims).toContainEqual({ token: 'token-4', userId: 'u4' }));
  await waitFor(() => expect(offersAsked).toBe(1));
  const heard = (seq: number) =>
    sockets.emit('job_update', { job: { id: `j${seq}`, title: '', location: '' }, seq, stream: 'notifications' });
  heard(7);
  heard(900);
  await waitFor(() => expect(offersAsked).toBe(2));
  shown.unsubscribe();
  stop();
});

it('sends all that is told at the same moment, and hands on what is answered', async () => {
  const store = makeStore();
  const stop = startLive(store, origin);
  const watched: unknown[] = [];
  const forget = onLiveOpen(() => {
    for (const conversation_id of ['c1', 'c2', 'c3']) sendLive('delivered', { conversation_id, up_to: 1 });
    sendLive('watch_job', { job_id: 'j1' }, ({ job_id }) => watched.push(job_id));
  });
  store.dispatch(beginSession(person('u5'), 'token-5'));
  await waitFor(() => expect(watched).toEqual(['j1']));
  expect(delivered).toEqual(['c1', 'c2', 'c3']);
  forget();
  stop();
});

it('ends the session in this tab when the service says that it ended [R045]', async () => {
  const store = makeStore();
  const stop = startLive(store, origin);
  claims.length = 0;
  store.dispatch(beginSession(person('u2'), 'token-2'));
  await waitFor(() => expect(claims).toHaveLength(1));
  sockets.emit('session_ended', { reason: 'signed_out' });
  await waitFor(() => expect(store.getState().session.status).toBe('signed-out'));
  stop();
});

it('lives through the end of the old session when a new one is on its way, as after a change of role [R224]', async () => {
  const store = makeStore();
  const stop = startLive(store, origin);
  claims.length = 0;
  store.dispatch(beginSession(person('u3'), 'token-3'));
  await waitFor(() => expect(claims).toHaveLength(1));
  let arrive: () => void = () => undefined;
  renewSessionBy(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }).then(() => store.dispatch(beginSession(person('u3'), 'token-4'))),
  );
  const heard: string[] = [];
  const forget = onLive('session_ended', ({ reason }) => heard.push(reason));
  sockets.emit('session_ended', { reason: 'signed_out' });
  await waitFor(() => expect(heard).toEqual(['signed_out']));
  arrive();
  await whenRenewed();
  expect(readToken()).toBe('token-4');
  expect(store.getState().session.status).toBe('signed-in');
  forget();
  stop();
});

it('takes a session that another tab brings in place of the ended one, as after a change of role there [R045] [R224]', async () => {
  const store = makeStore();
  const stop = startLive(store, origin);
  claims.length = 0;
  store.dispatch(beginSession(person('u5'), 'token-5'));
  await waitFor(() => expect(claims).toHaveLength(1));
  const heard: string[] = [];
  const forget = onLive('session_ended', ({ reason }) => heard.push(reason));
  sockets.emit('session_ended', { reason: 'signed_out' });
  sockets.disconnectSockets();
  await waitFor(() => expect(heard).toEqual(['signed_out']));
  const waited = whenRenewedAnywhere();
  storeSession(person('u5'), 'token-6');
  await waited;
  await waitFor(() => expect(checked).toEqual(['Bearer token-6']));
  expect([readToken(), store.getState().session.status]).toEqual(['token-6', 'signed-in']);
  forget();
  stop();
});
