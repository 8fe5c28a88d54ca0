import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConfig } from '@crewcall/platform-config';
import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions, MigrationExecutor, type QueryRunner } from 'typeorm';
import { BRIEF_LOCK_MS, CONNECT_MS, driverLimitOf, limitsOf, LOCK_TRIES, LONGEST_MS } from './limits.js';

/** Any number: the same for every process of every service, each in its own database. */
const MIGRATION_LOCK = 4207;
const LOOK_EVERY_MS = 100;

/** In which those who wait behind a migration come through. */
const BETWEEN_TRIES_MS = 500;
const KEPT_OUT =
  'A migration was kept from a table that others use, at every try. End what holds it (pg_stat_activity), and start again.';

/** A wait for a lock that grew too long, and a deadlock; not a statement that took too long, which would again. */
const isInTheWay = (error: unknown): error is Error =>
  error instanceof Error && ['55P03', '40P01'].includes(String((error as { code?: unknown }).code));

/**
 * Applies what is missing, under limits of its own: an index of a large table takes longer than any statement of those
 * who serve, and what waits for a lock keeps all waiting that come after it. Replicas that start together wait for
 * one another, so each migration runs once. That needs one session throughout: behind a pooler, `directUrl` is the way
 * without it.
 * @throws a sentence where others were in the way of every try
 */
export async function migrate(
  dataSource: DataSource,
  { directUrl, statementMs }: Pick<DatabaseConfig, 'directUrl' | 'statementMs'>,
): Promise<string[]> {
  const { options } = dataSource;
  const extra = {
    max: 2,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: driverLimitOf(LONGEST_MS),
    ...limitsOf(LONGEST_MS, BRIEF_LOCK_MS),
  };
  const own = new DataSource({ ...options, ...(directUrl && { url: directUrl }), extra } as DataSourceOptions);
  await own.initialize();
  try {
    return await applyTo(own, async (runner) => {
      if (directUrl) await setLimits(runner, statementMs);
    });
  } finally {
    await own.destroy();
  }
}

async function applyTo(dataSource: DataSource, first: (runner: QueryRunner) => Promise<void>): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await lock(runner);
    await first(runner);
    return await applyMissing(dataSource);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}

/** Again from the first that is missing, where others were in the way: those that are through stay. */
async function applyMissing(dataSource: DataSource): Promise<string[]> {
  const missing = await new MigrationExecutor(dataSource).getPendingMigrations();
  for (let tries = 1; missing.length; tries += 1) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      break;
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (tries >= LOCK_TRIES) throw new Error(`${KEPT_OUT} (${error.message})`, { cause: error });
      new Logger('Migrations').warn(`Others were in the way, and it is tried again: ${error.message}`);
      await pause(BETWEEN_TRIES_MS);
    }
  }
  return missing.map(({ name }) => name);
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
