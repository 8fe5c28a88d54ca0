import 'fake-indexeddb/auto';
import { answer, api, buildUser, refuse } from '@crewcall/testing-web';
import type { CallSheet } from '@crewcall/contracts-bookings';
import { endSession, makeStore, sessionSlice } from '@crewcall/web-data-access';
import { waitFor } from '@testing-library/react';
import { buildContent, buildSheet } from '../sheet.factory';
import { callSheetsApi } from '../api/call-sheets.api';
import { copyOf, ownCopies, replaceCopies } from './copies.storage';
import { keepSheets } from './keep-sheets';
import { dropOthers, ownerHere } from './offline-database';
import { keepTap, keptTaps } from './taps.storage';

const HOUR_MS = 3_600_000;
const crew = buildUser({ id: 'p1', role: 'freelancer' });
const tokenOf = (sub: string, sid: string): string => `h.${btoa(JSON.stringify({ sub, sid }))}.s`;
const signInAs = (sub: string, sid = 's1'): void => localStorage.setItem('auth_token', tokenOf(sub, sid));
const tap = (more: object = {}) => ({
  ...{ key: 'k1', callId: 'c1', what: 'arrived' as const, at: '2026-11-26T07:52:00.000Z' },
  ...{ url: '/api/calls/c1/attendance', body: { what: 'arrived', at: '2026-11-26T07:52:00.000Z' }, ...more },
});

beforeEach(() => signInAs('p1'));
afterEach(() => dropOthers(null));

function crewStore() {
  localStorage.setItem('user', JSON.stringify(crew));
  const store = makeStore({ api: { retryDelayMs: 1, sessionCheckMs: 100 } });
  store.dispatch(sessionSlice.actions.signedIn(crew));
  return store;
}
const calls = async (): Promise<string[]> => (await ownCopies()).map(({ callId }) => callId);

it('keeps what is booked now in place of what was, soonest first [R414]', async () => {
  const later = buildSheet({ call_id: 'c2', from: '2099-11-27T07:30:00.000Z', content: buildContent() });
  const sooner = buildSheet({ call_id: 'c1', from: '2099-11-26T07:30:00.000Z', content: buildContent() });
  await replaceCopies('p1:s1', [later, sooner]);
  expect(await calls()).toEqual(['c1', 'c2']);
  await replaceCopies('p1:s1', [later]);
  expect(await calls()).toEqual(['c2']);
});

it('drops a copy two days after its call [R415]', async () => {
  await replaceCopies('p1:s1', [buildSheet()]);
  const end = Date.parse('2026-11-26T23:30:00.000Z');
  expect(await copyOf('c1', end + 47 * HOUR_MS)).toMatchObject({ sheet: { call_id: 'c1' } });
  expect(await copyOf('c1', end + 49 * HOUR_MS)).toBeNull();
  expect(await copyOf('c1', end)).toBeNull();
});

it('shows nothing of another person, nor of another session of the same one, and drops it [R415]', async () => {
  const far = buildSheet({ from: '2099-11-26T07:30:00.000Z' });
  for (const [person, session] of [
    ['p2', 's9'],
    ['p1', 's2'],
  ] as const) {
    signInAs('p1');
    await replaceCopies('p1:s1', [far]);
    await keepTap(tap());
    signInAs(person, session);
    expect([await calls(), await keptTaps()]).toEqual([[], []]);
    await dropOthers(ownerHere());
    signInAs('p1');
    expect([await calls(), await keptTaps()]).toEqual([[], []]);
  }
});

it('keeps nothing that comes for a session which ended meanwhile [R415]', async () => {
  localStorage.removeItem('auth_token');
  await replaceCopies('p1:s1', [buildSheet({ from: '2099-11-26T07:30:00.000Z' })]);
  signInAs('p1');
  expect(await calls()).toEqual([]);
});

it('gives the copy where the network is gone, and leaves none of what is not there any more [R414] [R418]', async () => {
  const far = buildSheet({ from: '2099-11-26T07:30:00.000Z' });
  await replaceCopies('p1:s1', [far], Date.parse('2026-11-26T06:40:00.000Z'));
  const service = { gone: false };
  api({
    'GET /api/calls/c1/sheet': () => (service.gone ? refuse(404, 'This does not exist.') : Response.error()),
  });
  const { dispatch } = crewStore();
  const read = () => dispatch(callSheetsApi.endpoints.callSheet.initiate('c1', { forceRefetch: true }));
  expect((await read()).data).toEqual({ ...far, saved_at: '2026-11-26T06:40:00.000Z' });
  service.gone = true;
  expect((await read()).isError).toBe(true);
  expect(await calls()).toEqual([]);
});

it('keeps a tap until it is answered, and sends it once, by the name it had [R414] [R416]', async () => {
  const service: { isOut: boolean; keys: (string | null)[] } = { isOut: true, keys: [] };
  api({
    'GET /api/call-sheets': () => answer([]),
    'PUT /api/calls/c1/attendance': ({ headers }) => {
      service.keys.push(headers.get('idempotency-key'));
      return service.isOut ? Response.error() : answer(undefined, { status: 204 });
    },
  });
  const store = crewStore();
  const { tellAttendance } = callSheetsApi.endpoints;
  const at = '2026-11-26T07:52:00.000Z';
  const said = await store.dispatch(tellAttendance.initiate({ callId: 'c1', what: 'arrived', at }));
  expect(said.error).toBeUndefined();
  expect(await keptTaps('c1')).toMatchObject([{ what: 'arrived', at, body: { what: 'arrived', at } }]);
  const tried = service.keys.length;
  service.isOut = false;
  keepSheets(store);
  await waitFor(async () => expect(await keptTaps()).toEqual([]));
  expect(service.keys).toHaveLength(tried + 1);
  expect(new Set(service.keys).size).toBe(1);
});

it('says so when a tap came too late, and keeps it no longer [R414]', async () => {
  await keepTap(tap());
  api({
    'GET /api/call-sheets': () => answer([]),
    'PUT /api/calls/c1/attendance': () => refuse(409, 'You can say this until 2 hours after it.', 'NOT_ON_THE_DAY'),
  });
  const store = crewStore();
  keepSheets(store);
  await waitFor(() =>
    expect(store.getState().toasts.queue[0]).toMatchObject({ text: 'You can say this until 2 hours after it.' }),
  );
  expect(await keptTaps()).toEqual([]);
});

it('follows the sheets while its person is signed in, and empties the device as they sign out [R414] [R415]', async () => {
  const service: { sheets: CallSheet[] } = { sheets: [buildSheet({ from: '2099-11-26T07:30:00.000Z' })] };
  api({ 'GET /api/call-sheets': () => answer(service.sheets) });
  const store = crewStore();
  keepSheets(store);
  await waitFor(async () => expect(await calls()).toEqual(['c1']));
  service.sheets = [];
  store.dispatch(callSheetsApi.util.invalidateTags(['CallSheet']));
  await waitFor(async () => expect(await calls()).toEqual([]));
  service.sheets = [buildSheet({ from: '2099-11-26T07:30:00.000Z' })];
  store.dispatch(callSheetsApi.util.invalidateTags(['CallSheet']));
  await waitFor(async () => expect(await calls()).toEqual(['c1']));
  await keepTap(tap({ what: 'on_way' }));
  store.dispatch(endSession());
  signInAs('p1');
  await waitFor(async () => expect([await calls(), await keptTaps()]).toEqual([[], []]));
});
