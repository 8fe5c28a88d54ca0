import 'fake-indexeddb/auto';
import { answer, api, buildUser, refuse } from '@crewcall/testing-web';
import type { CallSheet, SheetFile } from '@crewcall/contracts-bookings';
import { endSession, makeStore, sessionSlice } from '@crewcall/web-data-access';
import { waitFor } from '@testing-library/react';
import { ownerHere } from '../../../shared/owner';
import { buildContent, buildSheet } from '../sheet.factory';
import { callSheetsApi } from '../api/call-sheets.api';
import { copyOf, ownCopies, replaceCopies } from './copies.storage';
import { keepSheets } from './keep-sheets';
import { keptFile, keptFileIds } from './files.storage';
import { keepFiles } from './keep-files';
import { filesToKeep } from './kept-files';
import { dropOthers } from './offline-database';
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

const MB = 1024 * 1024;
const file = (id: string, size: number, state: SheetFile['state'] = 'safe'): SheetFile => ({
  ...{ id, size, state },
  ...{ name: `${id}.pdf`, type: 'application/pdf' },
});
const sheetWith = (call_id: string, day: string, ...attachments: SheetFile[]): CallSheet =>
  buildSheet({ call_id, from: `2099-11-${day}T07:30:00.000Z`, content: buildContent(), attachments });

it('keeps whole files of twenty megabytes in all, of the soonest call first, and each PDF [R414]', () => {
  const later = sheetWith('c2', '27', file('big', 9 * MB), file('small', MB));
  const sooner = sheetWith('c1', '26', file('plan', 10 * MB), file('rig', 5 * MB), file('new', 10, 'scanning'));
  expect(filesToKeep([later, sooner]).map(({ callId, id }) => `${callId} ${id}`)).toEqual([
    ...['c1 pdf-3', 'c1 plan', 'c1 rig'],
    ...['c2 pdf-3', 'c2 small'],
  ]);
});

/** A service that sends these, and what was asked of it. */
const sending = () =>
  api({
    'GET /api/calls/c1/sheet/attachments/plan': () =>
      new Response('The plan', { headers: { 'content-type': 'application/pdf' } }),
    'GET /api/calls/c1/sheet/attachments/large': () => new Response('More than was said'),
    'GET /api/calls/c1/sheet/3/pdf': () => new Response('%PDF'),
  });

it('fetches each file once, and no more of it than was said [R414]', async () => {
  const asked = sending();
  const sheets = [sheetWith('c1', '26', file('plan', 20), file('large', 3))];
  await replaceCopies('p1:s1', sheets);
  await keepFiles('p1:s1', sheets);
  expect((await keptFileIds('c1')).sort()).toEqual(['pdf-3', 'plan']);
  expect([(await keptFile({ callId: 'c1', id: 'plan' }))?.size, await keptFile({ callId: 'c1', id: 'large' })]).toEqual(
    [8, null],
  );
  await keepFiles('p1:s1', sheets);
  expect(asked.filter(({ path }) => path.endsWith('/plan'))).toHaveLength(1);
});

it('asks for a PDF that is being made again when the service says so, and leaves one that cannot be had [R414]', async () => {
  let isMade = false;
  const asked = api({
    'GET /api/calls/c1/sheet/3/pdf': () => {
      if (isMade) return new Response('%PDF');
      isMade = true;
      return new Response('{}', { status: 503, headers: { 'retry-after': '1' } });
    },
    'GET /api/calls/c2/sheet/3/pdf': () => new Response('{}', { status: 503 }),
  });
  const sheets = [sheetWith('c1', '26'), sheetWith('c2', '27')];
  await replaceCopies('p1:s1', sheets);
  await keepFiles('p1:s1', sheets);
  expect(asked.map(({ path }) => path.split('/')[3])).toEqual(['c1', 'c1', 'c2']);
  expect([await keptFileIds('c1'), await keptFileIds('c2')]).toEqual([['pdf-3'], []]);
});

it('drops files with their sheet: of the next version, of a call that is over, of another session [R414] [R415]', async () => {
  sending();
  const kept = [sheetWith('c1', '26', file('plan', 20))];
  const keep = async (): Promise<void> => {
    await replaceCopies('p1:s1', kept);
    await keepFiles('p1:s1', kept);
    expect((await keptFileIds('c1')).sort()).toEqual(['pdf-3', 'plan']);
  };
  await keep();
  await replaceCopies('p1:s1', [sheetWith('c1', '26')]);
  await keepFiles('p1:s1', [sheetWith('c1', '26')]);
  expect(await keptFileIds('c1')).toEqual(['pdf-3']);
  await keep();
  await ownCopies(Date.parse('2100-01-01'));
  expect(await keptFileIds('c1')).toEqual([]);
  await keep();
  signInAs('p1', 's2');
  expect([await keptFileIds('c1'), await keptFile({ callId: 'c1', id: 'plan' })]).toEqual([[], null]);
  await dropOthers(ownerHere());
  signInAs('p1');
  expect(await keptFileIds('c1')).toEqual([]);
  // Nor is any kept that comes for a session which ended meanwhile.
  signInAs('p1', 's2');
  await keepFiles('p1:s1', kept);
  signInAs('p1');
  expect(await keptFileIds('c1')).toEqual([]);
});
