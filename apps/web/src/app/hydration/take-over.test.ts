import { answer, api, buildUser } from '@crewcall/testing-web';
import { crewCountApi } from '../../features/landing/api/crew-count.api';
import type { PiecePayload } from '../page-data';
import { isForUs, takeOver } from './take-over';

const maya = buildUser();
const assets = { entry: '/assets/entry.js', preloads: [] };
const key = 'crewCount(undefined)';
const answered = (count: number): PiecePayload['queries'] => ({
  [key]: { status: 'fulfilled', endpointName: 'crewCount', data: count },
});
const piece = (more: Partial<PiecePayload> = {}): PiecePayload => ({
  queries: {},
  tags: {},
  styleNames: [],
  ...more,
});
const arrive = (user: typeof maya | null, more: Partial<PiecePayload> = {}): void => {
  const session = { status: user ? ('signed-in' as const) : ('signed-out' as const), user, ended: 0 };
  window.pagePieces = [
    piece({ start: { assets, parts: [], origin: 'https://crew.example', renderedAt: Date.now(), session }, ...more }),
  ];
};
const signedIn = (user: typeof maya): void => {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('user', JSON.stringify(user));
};
const count = (state: ReturnType<ReturnType<typeof takeOver>['store']['getState']>): number | undefined =>
  crewCountApi.endpoints.crewCount.select()(state).data;

afterEach(() => delete window.pagePieces);

it('begins with the answers of the page, as old as their arrival, and takes those that come later', () => {
  arrive(null, { queries: answered(7) });
  const { store, serverState, styles } = takeOver();
  expect([count(store.getState()), count(serverState)]).toEqual([7, 7]);
  const { fulfilledTimeStamp } = crewCountApi.endpoints.crewCount.select()(store.getState());
  expect(Date.now() - (fulfilledTimeStamp ?? 0)).toBeLessThan(5_000);
  window.pagePieces?.push(piece({ queries: answered(8), styleNames: ['late'] }));
  expect([count(store.getState()), count(serverState)]).toEqual([8, 8]);
  expect(styles.inserted['late']).toBe(true);
});

const failed = (status: number | null): PiecePayload['queries'] => ({
  [key]: { status: 'rejected', endpointName: 'crewCount', error: { status, code: 'NO', message: 'No.' } },
});
it.each([
  ['nothing that came with the page', answered(7), 0],
  ['nothing that is not there', failed(404), 0],
  ['what broke on the server', failed(503), 1],
  ['what came too late there', failed(null), 1],
])('asks again for %s', async (_, queries, times) => {
  const asked = api({ 'GET /api/freelancers': () => answer([], { total: 7 }) });
  arrive(null, { queries });
  await takeOver().store.dispatch(crewCountApi.endpoints.crewCount.initiate());
  expect(asked).toHaveLength(times);
});

it('makes an answer of the page stale with what it shows, as one of its own', () => {
  arrive(null, { queries: answered(7), tags: { Freelancer: { 1: [key], LIST: [key] } } });
  const { provided } = takeOver().store.getState().api;
  expect(provided.tags).toMatchObject({ Freelancer: { 1: [key], LIST: [key] } });
  expect(provided.keys[key as never]).toEqual([
    { type: 'Freelancer', id: '1' },
    { type: 'Freelancer', id: 'LIST' },
  ]);
});

it('knows at once who the page was rendered for [R044]', () => {
  signedIn(maya);
  arrive(maya);
  expect(takeOver().store.getState().session).toMatchObject({ status: 'signed-in', user: { id: maya.id } });
});

it('has the very user that the page was rendered for: an equal one would be a change before parts are hydrated', () => {
  signedIn(maya);
  arrive({ ...maya });
  const { store, serverState } = takeOver();
  expect(store.getState().session.user).toBe(serverState.session.user);
});

it('shows no user the answers of another: they serve to hydrate, and no longer', () => {
  signedIn(buildUser({ id: '0190b6a0-0000-7000-8000-00000000000f' }));
  arrive(maya, { queries: answered(7) });
  const { store, serverState } = takeOver();
  expect(count(serverState)).toBe(7);
  expect(count(store.getState())).toBeUndefined();
  expect(store.getState().session.user?.id).not.toBe(maya.id);
});

it.each([
  [null, null, true],
  [null, maya, false],
  [maya, maya, true],
  [maya, null, false],
])('a page for %j is for us when %j is signed in here: %s', (rendered, here, expected) => {
  if (here) signedIn(here);
  expect(isForUs({ status: 'signed-in', user: rendered, ended: 0 })).toBe(expected);
});

it('says so when a page brought nothing', () => {
  expect(() => takeOver()).toThrow('without what it was rendered from');
});
