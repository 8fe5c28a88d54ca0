import { AdzunaBoard } from '../src/boards/adzuna.board.js';
import { BoardBench } from './board-bench.js';

describe('a sweep that the quota makes several runs of', () => {
  let bench: BoardBench;
  const now = new Date();
  /** The simulator's number of its first ad. */
  const FIRST_ID = 4_400_000_000;

  beforeAll(async () => {
    bench = await BoardBench.open({ openAds: 2000, now: () => now }, { REED_API_KEY: '' });
  }, 60_000);
  afterAll(() => bench.close());

  const open = async () => {
    const rows = await bench.worker.rows<{ external_id: string }>(
      'SELECT external_id FROM job_sources WHERE gone_at IS NULL ORDER BY external_id',
    );
    return rows.map(({ external_id }) => external_id);
  };
  /** The next day, as the quota of a page a day sees it. */
  const runOnce = async () => {
    await bench.worker.rows('DELETE FROM board_calls');
    await bench.worker.rows('UPDATE boards SET last_run_at = NULL');
    await bench.sync();
    return (await bench.health('Adzuna')).last_run;
  };
  const sweepOn = async () => {
    for (let run = await runOnce(); !run?.is_complete; run = await runOnce()) expect(run?.calls).toBe(1);
    return open();
  };
  const firstPage = async (board: AdzunaBoard) => {
    const { path, query } = board.requestOf(0, 1);
    const answer = await fetch(`${bench.boards.url}${path}?${new URLSearchParams(query).toString()}`);
    return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
  };

  it('keeps what went up a page between two runs, and ends what two sweeps missed [R129]', async () => {
    const board = bench.worker.get(AdzunaBoard);
    Object.assign(board, { searches: 1 });
    await bench.worker.rows('TRUNCATE job_sources, jobs CASCADE');
    await bench.wake();
    await bench.sync();
    const known = await open();
    const gone = (await firstPage(board)).filter((id) => known.includes(id)).slice(0, 12);
    expect([known.length > 60, gone.length]).toEqual([true, 12]);

    Object.assign(board, { quota: [{ limit: 1, per: 'day' }] });
    expect(await runOnce()).toMatchObject({ calls: 1, is_complete: false });
    for (const id of gone) bench.boards.world.remove(Number(id) - FIRST_ID);
    expect(await sweepOn()).toEqual(known);
    // The first of the two that no more find them: that of before saw them on its first page.
    expect(await sweepOn()).toEqual(known);
    expect(await sweepOn()).toEqual(known.filter((id) => !gone.includes(id)));
  });
});
