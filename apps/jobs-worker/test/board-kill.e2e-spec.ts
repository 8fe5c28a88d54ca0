import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BoardSyncRepository } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { eventually, startTestService, testKeys, type TestService } from '@crewcall/testing-node';
import { type Boards, startBoards } from '@crewcall/testing-boards';
import { AppModule } from '../src/app.module.js';
import { SyncBoardsService } from '../src/boards/sync-boards.service.js';
import { boardEnvironment } from './board-bench.js';
import { JobsTablesModule } from './jobs-tables.module.js';
import { noStorage } from './storage.js';

const root = path.resolve(import.meta.dirname, '../../..');
/** Nx builds it before these specs. */
const PROGRAM = path.join(root, 'dist/apps/jobs-worker/main.mjs');

describe('5,000 ads and a worker that is killed', () => {
  let boards: Boards;
  let tables: TestService;
  let child: ChildProcess | undefined;
  const now = new Date();
  const count = async (table: string) =>
    Number((await tables.rows<{ count: number }>(`SELECT count(*)::integer AS count FROM ${table}`))[0]?.count);

  /** A process of its own, as in production. */
  const startWorker = (): ChildProcess =>
    spawn(process.execPath, [PROGRAM], {
      cwd: root,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        // No test calls it; the system chooses.
        PORT: String(41_000 + (process.pid % 9000)),
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        DATABASE_URL: tables.databaseUrl,
        REDIS_URL: process.env['TEST_REDIS_URL'],
        REDIS_PREFIX: tables.redisPrefix,
        JWT_PUBLIC_KEY: testKeys.publicKey,
        ...noStorage,
        ...boardEnvironment(boards),
        BOARD_DETAILS_PER_RUN: '0',
      },
    });

  beforeAll(async () => {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: npx nx build jobs-worker`);
    boards = await startBoards({ openAds: 5000, now: () => now });
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
  }, 60_000);
  afterAll(async () => {
    child?.kill('SIGKILL');
    await tables.stop();
    await boards.stop();
  });

  it('leaves whole ads and none twice; the next run ends what it began, and the one after changes nothing [R129]', async () => {
    child = startWorker();
    await eventually(async () => (await count('job_sources')) >= 500, 30_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [ads, jobs] = [await count('job_sources'), await count('jobs')];
    expect(ads).toBeLessThan(4000);
    const [torn] = await tables.rows(
      `SELECT (SELECT count(*)::integer FROM jobs j WHERE NOT EXISTS (SELECT 1 FROM job_sources s WHERE s.job_id = j.id)) AS unsourced,
              (SELECT count(*)::integer FROM jobs WHERE title = '' OR external_url IS NULL) AS half`,
    );
    expect([jobs > 0, torn]).toEqual([true, { unsourced: 0, half: 0 }]);

    // As if the dead one's lease were over.
    await tables.rows(`UPDATE board_syncs SET lease_until = now() - interval '1 second'`);
    const worker = await startTestService({
      module: AppModule,
      name: 'jobs-worker',
      replicaOf: tables,
      env: { ...boardEnvironment(boards), BOARD_DETAILS_PER_RUN: '0' },
    });
    const [{ id } = { id: '' }] = await tables.rows<{ id: string }>(
      'SELECT id FROM board_syncs ORDER BY requested_at LIMIT 1',
    );
    const statements = await statementsOf(worker, () => worker.get(SyncBoardsService).run(id));
    const ended = await eventually(async () => {
      const sync = await worker.get(BoardSyncRepository).findSync(id);
      return sync?.status === 'ended' ? sync : null;
    });
    expect(ended).toMatchObject({ outcome: 'synced', expired: 0 });
    const total = await count('job_sources');
    expect(total).toBeGreaterThan(3500);
    expect(ads + ended.added + ended.updated).toBeGreaterThanOrEqual(total);
    // Batches and calls, not ads, decide how often the database is asked.
    expect(statements).toBeLessThan(1500);
    const [shared] = await tables.rows<{ count: number }>(
      'SELECT count(*)::integer AS count FROM jobs WHERE jsonb_array_length(external_sources) = 2',
    );
    expect(await count('jobs')).toBe(total - Number(shared?.count));
    const openOn = (board: 'Reed' | 'Adzuna') => boards.world.open(board);
    const listed = new Set([...openOn('Reed'), ...openOn('Adzuna')].map(({ ad }) => ad.index));
    expect(await count('jobs')).toBeLessThanOrEqual(listed.size);

    const versions = () => tables.rows('SELECT sum(version)::integer AS versions, count(*)::integer AS jobs FROM jobs');
    const before = await versions();
    await worker.get(SyncBoardsService).run();
    expect(await worker.get(BoardSyncRepository).findLast()).toMatchObject({ added: 0, updated: 0, expired: 0 });
    expect(await versions()).toEqual(before);
    await worker.stop();
  }, 120_000);
});

/** How many statements the work sends, of which a batch is one. */
async function statementsOf(worker: TestService, work: () => Promise<void>): Promise<number> {
  const sent = jest.spyOn(worker.get(Database), 'query');
  await work();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}
