import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { eventually, startTestService, testKeys, type TestService } from '@crewcall/testing-node';
import pg from 'pg';
import { JobsTablesModule } from './jobs-tables.module.js';
import { noStorage } from './storage.js';

const root = path.resolve(import.meta.dirname, '../../..');
/** Nx builds it before these specs. */
const PROGRAM = path.join(root, 'dist/apps/jobs-worker/main.mjs');
const JOBS = 100;
const OFFERS_OF_A_JOB = 5;
const OFFERS = JOBS * OFFERS_OF_A_JOB;

describe('deadlines and a worker that is killed', () => {
  let tables: TestService;
  let child: ChildProcess | undefined;

  const startWorker = (): ChildProcess =>
    spawn(process.execPath, [PROGRAM], {
      cwd: root,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(31_000 + (process.pid % 9000)),
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        DATABASE_URL: tables.databaseUrl,
        REDIS_URL: process.env['TEST_REDIS_URL'],
        REDIS_PREFIX: tables.redisPrefix,
        JWT_PUBLIC_KEY: testKeys.publicKey,
        ...noStorage,
        DEADLINES_EVERY_SECONDS: '1',
      },
    });
  const kill = async (): Promise<void> => {
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const left = async (): Promise<number> => {
    const sql = 'SELECT count(*)::integer AS count FROM bookings.deadlines WHERE done_at IS NULL';
    return Number((await tables.rows<{ count: number }>(sql))[0]?.count);
  };

  /** Jobs with a role, a call and five open offers each, whose deadlines are all due now. */
  async function fill(): Promise<void> {
    await tables.rows(
      `INSERT INTO jobs (id, recruiter_id, company, title, type, location, rate, description, status, positions, duration_type,
         days, event_date, search_text, location_text, categories)
       SELECT gen_random_uuid(), gen_random_uuid(), 'Northlight', 'Job ' || n, 'freelance', 'Leeds', '£280 a day', 'Work', 'active',
         1, 'days', 1, '2035-06-12', '', '', '{}' FROM generate_series(1, ${JOBS}) n`,
    );
    await tables.rows(
      `INSERT INTO bookings.calls (id, job_id, starts_on, starts_at, ends_on, ends_at, during)
       SELECT gen_random_uuid(), id, '2035-06-12', '08:00', '2035-06-12', '18:00', '[2035-06-12T07:00Z,2035-06-12T17:00Z)' FROM jobs`,
    );
    await tables.rows(
      `INSERT INTO bookings.roles (id, job_id, name, positions, terms) SELECT gen_random_uuid(), id, title, 1, '{}' FROM jobs`,
    );
    await tables.rows(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash,
         answer_by, deadline_version)
       SELECT gen_random_uuid(), r.id, j.id, gen_random_uuid(), j.recruiter_id, 'booking', 'open', ARRAY[c.id], '{}', '', now(), 1
       FROM jobs j JOIN bookings.roles r ON r.job_id = j.id JOIN bookings.calls c ON c.job_id = j.id,
         generate_series(1, ${OFFERS_OF_A_JOB})`,
    );
    await tables.rows(
      `INSERT INTO bookings.deadlines (id, due_at, kind, subject_id, subject_version)
       SELECT gen_random_uuid(), now(), 'expire', id, 1 FROM bookings.offers`,
    );
  }

  beforeAll(async () => {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: npx nx build jobs-worker`);
    tables = await startTestService({ module: JobsTablesModule, name: 'jobs-worker' });
    await fill();
  }, 60_000);
  afterAll(async () => {
    await kill();
    await tables.stop();
  });

  it('are kept once each, whether it dies between two of them or between taking one and doing it [R361] [R539]', async () => {
    // Held by another transaction, so that the worker has taken its deadline and cannot do it.
    const holder = new pg.Client({ connectionString: tables.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    const held = await holder.query<{ id: string }>('SELECT id FROM jobs ORDER BY id LIMIT 1 FOR UPDATE');
    child = startWorker();
    await eventually(async () => (await left()) < OFFERS - 100, 60_000);
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => (await tables.rows(isWaiting)).length > 0, 60_000);
    await kill();
    await holder.query('ROLLBACK');
    await holder.end();
    const taken = await tables.rows<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.offers WHERE job_id = $1 AND state = 'open'`,
      [held.rows[0]?.id],
    );
    expect(taken[0]?.count).toBe(OFFERS_OF_A_JOB);

    const restartedAt = Date.now();
    child = startWorker();
    await eventually(async () => (await left()) === 0, 60_000);
    expect(Date.now() - restartedAt).toBeLessThan(60_000);
    const [ended] = await tables.rows(
      `SELECT (SELECT count(*)::integer FROM bookings.offers WHERE state = 'expired') AS expired,
         (SELECT count(*)::integer FROM bookings.history WHERE what = 'expired') AS steps,
         (SELECT count(DISTINCT offer_id)::integer FROM bookings.history WHERE what = 'expired') AS once`,
    );
    expect(ended).toEqual({ expired: OFFERS, steps: OFFERS, once: OFFERS });
  }, 180_000);
});
