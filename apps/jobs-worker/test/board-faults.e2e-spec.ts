import type { Fault } from '@crewcall/testing-boards';
import { AdzunaBoard } from '../src/boards/adzuna.board.js';
import { BoardsConfig } from '../src/boards/boards.config.js';
import { BoardBench } from './board-bench.js';

describe('boards that misbehave', () => {
  let bench: BoardBench;
  const now = new Date();
  const open = async (board: string) =>
    (await bench.jobs(`status = 'active' AND external_source = $1`, [board])).length;
  const bothOpen = async () => [await open('Reed'), await open('Adzuna')];

  beforeAll(async () => {
    bench = await BoardBench.open({ openAds: 200, now: () => now }, { BOARD_ANSWER_MS: '1500' });
  }, 60_000);
  afterEach(async () => {
    bench.boards.faults.clear();
    bench.boards.world.restore();
    await bench.wake();
  });
  afterAll(() => bench.close());

  it.each<[string, Fault, RegExp]>([
    ['answers 500', { kind: 'error' }, /answered 500/],
    ['answers half of its JSON', { kind: 'truncated' }, /is not JSON/],
    ['answers HTML', { kind: 'html' }, /is not JSON/],
    ['sends a byte at a time', { kind: 'slow', delayMs: 50 }, /did not answer in time/],
    ['sends 12 MB', { kind: 'flood' }, /sent too much at once/],
    ['sends a small answer that unpacks to 12 MB', { kind: 'bomb' }, /sent too much at once/],
    ['asks for an hour of patience', { kind: 'limited', retryAfter: 3600 }, /was asked too often/],
  ])('one that %s loses no job, and the other is read [R129]', async (_what, fault, failure) => {
    const before = await bothOpen();
    bench.boards.faults.set({ ...fault, board: 'Reed' });
    expect(await bench.sync()).toMatchObject({ outcome: 'synced', added: 0, expired: 0 });
    expect(await bothOpen()).toEqual(before);
    expect(await bench.health('Reed')).toMatchObject({
      last_failure: expect.stringMatching(failure) as string,
      last_run: { is_complete: false },
    });
    expect(await bench.health('Adzuna')).toMatchObject({ last_failure: null, last_run: { is_complete: true } });
  });

  it('is left alone as long as it asked, and as long as its circuit is open [R129]', async () => {
    const calls = async () => {
      const before = bench.boards.calls.filter(({ board }) => board === 'Reed').length;
      const { outcome } = await bench.sync();
      return [bench.boards.calls.filter(({ board }) => board === 'Reed').length - before, outcome];
    };
    bench.boards.faults.set({ kind: 'limited', retryAfter: 3600, board: 'Reed' });
    expect(await calls()).toEqual([1, 'synced']);
    bench.boards.faults.clear();
    expect(await calls()).toEqual([0, 'synced']);
    const { rest_until, failures_in_row } = await bench.health('Reed');
    expect((rest_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
    expect(failures_in_row).toBe(0);

    await bench.wake();
    bench.boards.faults.set({ kind: 'error', board: 'Reed' });
    expect(await calls()).toEqual([5, 'synced']);
    expect((await bench.health('Reed')).circuit?.ownState?.value).toBe(1);
    // A restart does not forget it: the circuit is kept with the board.
    await bench.worker.rows('UPDATE boards SET rest_until = NULL');
    expect(await calls()).toEqual([0, 'synced']);
    expect((await bench.health('Reed')).failures_in_row).toBe(2);
  });

  it('is tried again, and a passing trouble leaves no trace [R129]', async () => {
    const before = await bench.fingerprint();
    bench.boards.faults.set(
      { kind: 'error', board: 'Reed', times: 2 },
      { kind: 'limited', board: 'Adzuna', times: 2, retryAfter: 1 },
    );
    const startedAt = Date.now();
    expect(await bench.sync()).toMatchObject({ outcome: 'synced', added: 0, updated: 0, expired: 0 });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2000);
    expect(await bench.fingerprint()).toBe(before);
    for (const board of ['Reed', 'Adzuna'] as const)
      expect(await bench.health(board)).toMatchObject({ last_run: { is_complete: true }, failures_in_row: 0 });
  });

  it('hides no other page behind one that fails for good; what such a run missed is not expired [R129]', async () => {
    const before = await bothOpen();
    bench.boards.faults.set({ kind: 'flood', board: 'Reed', on: 'search', times: 1, after: 5 });
    expect(await bench.sync()).toMatchObject({ outcome: 'synced', expired: 0 });
    expect((await bench.health('Reed')).last_run).toMatchObject({ is_complete: false });
    expect((await bench.health('Reed')).last_run?.seen).toBeGreaterThan(40);
    expect(await bothOpen()).toEqual(before);
  });

  it('with items that are none costs those items alone, and hostile HTML comes as plain text [R128]', async () => {
    await bench.worker.rows('TRUNCATE job_sources, jobs CASCADE');
    bench.boards.faults.set({ kind: 'types', on: 'search' });
    await bench.sync();
    expect((await bench.health('Reed')).last_run?.refused).toBeGreaterThan(3);
    expect((await bench.jobs()).length).toBeGreaterThan(20);

    await bench.worker.rows('TRUNCATE job_sources, jobs CASCADE');
    bench.boards.faults.set({ kind: 'hostile' });
    await bench.sync();
    const jobs = await bench.jobs();
    expect(jobs.length).toBeGreaterThan(50);
    for (const { description, external_url } of jobs) {
      expect(description).toContain('Safe words');
      expect(description).not.toMatch(/<script|onerror|javascript:|\u202e|<div/);
      expect(description.includes(String.fromCharCode(0))).toBe(false);
      expect(external_url).toMatch(/^https:\/\//);
    }

    bench.boards.faults.set({ kind: 'huge', on: 'ad', times: 3 });
    await bench.sync();
    const longest = Math.max(...(await bench.jobs()).map(({ description }) => description.length));
    expect([longest > 9000, longest <= 10_000]).toEqual([true, true]);
  }, 60_000);

  it('that repeats its first page for ever gives each ad once and comes to an end [R129]', async () => {
    await bench.worker.rows('TRUNCATE job_sources, jobs CASCADE');
    bench.boards.faults.set({ kind: 'duplicates', on: 'search' });
    expect(await bench.sync()).toMatchObject({ outcome: 'synced' });
    const [ads] = await bench.worker.rows('SELECT count(*)::integer AS count FROM job_sources');
    expect(ads?.['count']).toBeGreaterThan(50);
  });

  it('is left alone as long as it asked when the whole of an ad is asked for, too [R129]', async () => {
    await bench.worker.rows('TRUNCATE job_sources, jobs CASCADE');
    bench.boards.faults.set({ kind: 'limited', retryAfter: 3600, on: 'ad', board: 'Reed' });
    const before = bench.boards.calls.length;
    await bench.sync();
    const asked = bench.boards.calls.slice(before).filter(({ board }) => board === 'Reed');
    // What was asked side by side before the first answer came.
    expect(asked.slice(asked.findIndex(({ on }) => on === 'ad') + 4)).toEqual([]);
    expect(((await bench.health('Reed')).rest_until?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('that does not know our key is not asked twice, and with no keys at all nothing is asked [R129]', async () => {
    bench.boards.faults.clear();
    const config = bench.worker.get(BoardsConfig);
    const { reedApiKey, adzunaAppKey } = config;
    Object.assign(config, { reedApiKey: 'wrong' });
    const before = bench.boards.calls.length;
    await bench.sync();
    const reed = bench.boards.calls.slice(before).filter(({ board }) => board === 'Reed');
    expect([reed.length, (await bench.health('Reed')).last_failure]).toEqual([1, 'Reed does not accept the key']);

    Object.assign(config, { reedApiKey: '', adzunaAppKey: undefined });
    const calls = bench.boards.calls.length;
    expect(await bench.sync()).toMatchObject({ outcome: 'not_configured', added: 0 });
    expect([bench.boards.calls.length, (await bench.health('Reed')).is_configured]).toEqual([calls, false]);
    Object.assign(config, { reedApiKey, adzunaAppKey });
  });

  it('is asked no more than its quota allows, over as many runs as it takes [R129]', async () => {
    await bench.worker.rows('TRUNCATE job_sources, jobs CASCADE');
    await bench.worker.rows('DELETE FROM board_calls');
    const board = bench.worker.get(AdzunaBoard);
    const { quota } = board;
    Object.assign(board, { quota: [{ limit: 5, per: 'day' }] });
    const asked = () => bench.boards.calls.filter((call) => call.board === 'Adzuna').length;
    const before = asked();
    await bench.worker.rows(`UPDATE boards SET last_run_at = NULL`);
    await bench.sync();
    expect(asked() - before).toBe(4);
    expect((await bench.health('Adzuna')).sweep).toMatchObject({ search: 4, is_whole: true });
    expect((await bench.health('Adzuna')).last_run).toMatchObject({ calls: 4, is_complete: false });
    // A day later in the eyes of the run, but not of the ledger: one call is left.
    await bench.worker.rows(`UPDATE boards SET last_run_at = now() - interval '1 day'`);
    await bench.sync();
    expect(asked() - before).toBe(5);
    expect((await bench.health('Adzuna')).last_failure).toBe('The quota of Adzuna is used up');
    expect((await bench.health('Adzuna')).rest_until?.getTime()).toBeGreaterThan(Date.now() + 80_000_000);
    Object.assign(board, { quota });
  });
});
