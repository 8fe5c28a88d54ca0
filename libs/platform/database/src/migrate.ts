import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConfig } from '@crewcall/platform-config';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { limitsOf } from './limits.js';

/** Any number: the same for every process of every service, each in its own database. */
const MIGRATION_LOCK = 4207;
const LOOK_EVERY_MS = 100;

/**
 * Applies what is missing. Replicas that start together wait for one another, so each migration runs once. That needs one
 * session throughout: behind a pooler, `directUrl` is the way without it.
 */
export async function migrate(
  dataSource: DataSource,
  { directUrl, statementMs }: Pick<DatabaseConfig, 'directUrl' | 'statementMs'>,
): Promise<string[]> {
  if (!directUrl) return applyTo(dataSource);
  const { options } = dataSource;
  const direct = new DataSource({ ...options, url: directUrl, extra: { max: 2 } } as DataSourceOptions);
  await direct.initialize();
  try {
    return await applyTo(direct, (runner) => setLimits(runner, statementMs));
  } finally {
    await direct.destroy();
  }
}

async function applyTo(dataSource: DataSource, first = (_runner: QueryRunner) => Promise.resolve()): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await lock(runner);
    await first(runner);
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => name);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}

interface Locked {
  ours: boolean;
}

/** By asking again: a statement that waits would itself be waited for by an index that is made concurrently. */
async function lock(runner: QueryRunner): Promise<void> {
  for (;;) {
    const rows = (await runner.query('SELECT pg_try_advisory_lock($1) AS ours', [MIGRATION_LOCK])) as Locked[];
    if (rows[0]?.ours) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** What connections say of themselves where no pooler is between: there it is the role that has them, in this database. */
async function setLimits(runner: QueryRunner, statementMs: number): Promise<void> {
  for (const [name, milliseconds] of Object.entries(limitsOf(statementMs))) {
    await runner.query(
      `DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = ${milliseconds}', current_database()); END $$`,
    );
  }
}
