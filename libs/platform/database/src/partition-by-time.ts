import { isContention } from '@crewcall/platform-errors';
import type { ClientBase, QueryConfig } from 'pg';
import type { QueryRunner } from 'typeorm';
import { BRIEF_LOCK_MS, LOCK_TRIES, LONGEST_MS } from './limits.js';
import { addPartition, beforeOf, boundAt, defaultOf, type PartitionedTable, stepAt } from './partitioned-table.js';

/** Columns; a key of a partitioned table has the column that places a row among them. */
export interface PrimaryKey {
  whole: readonly string[];
  partitioned: readonly string[];
}

/**
 * Puts a table that is in use, by the build before too, under a partitioned one of its name, as the partition of all until
 * the step after next. What takes long comes first and blocks no one. Needs `transaction = false`; begun again after it
 * broke off, it does what is missing.
 */
export async function partitionByTime(
  runner: QueryRunner,
  table: PartitionedTable,
  primaryKey: PrimaryKey,
  now = new Date(),
): Promise<void> {
  const { table: name, key } = table;
  if (await some(runner, `SELECT FROM pg_partitioned_table WHERE partrelid = '${name}'::regclass`)) return;
  const bound = boundAt(table, stepAt(table, now, 1).to);
  const check = `${beforeOf(table)}_check`;
  const dropCheck = `ALTER TABLE ${name} DROP CONSTRAINT IF EXISTS ${check}`;
  try {
    if (!isSame(primaryKey)) await sendUnlimited(runner, makingIndex(table, primaryKey));
    // Rows of another making are moved away later: then Postgres looks through them all when it attaches the table.
    if (!(await some(runner, `SELECT FROM ${name} WHERE ${key.column} >= '${bound}' LIMIT 1`))) {
      const addCheck = `ALTER TABLE ${name} ADD CONSTRAINT ${check} CHECK (${key.column} < '${bound}') NOT VALID`;
      await sendBriefly(runner, [dropCheck, addCheck]);
      await sendUnlimited(runner, [`ALTER TABLE ${name} VALIDATE CONSTRAINT ${check}`]);
    }
    await sendBriefly(runner, changingPlaces(table, primaryKey, { bound, now }));
  } catch (error) {
    // Left behind, it would refuse rows once its bound has come.
    await sendBriefly(runner, [dropCheck]).catch((second: unknown) => {
      throw new AggregateError([error, second], `${check} is to be dropped by hand`);
    });
    throw error;
  }
}

/** One table again, with the rows of all: they are copied, and meanwhile no one reads or writes. */
export async function joinPartitions(runner: QueryRunner, table: PartitionedTable, key: PrimaryKey): Promise<void> {
  const { table: name, agesBy } = table;
  await sendUnlimited(runner, [
    `LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`,
    `CREATE TABLE ${name}_whole (LIKE ${name} INCLUDING DEFAULTS)`,
    `INSERT INTO ${name}_whole SELECT * FROM ${name}`,
    `DROP TABLE ${name}`,
    `ALTER TABLE ${name}_whole RENAME TO ${name}`,
    `ALTER TABLE ${name} ADD CONSTRAINT ${name}_pk PRIMARY KEY (${key.whole.join(', ')})`,
    `CREATE INDEX ${name}_${agesBy} ON ${name} (${agesBy})`,
  ]);
}

const isSame = ({ whole, partitioned }: PrimaryKey): boolean => whole.join() === partitioned.join();

function makingIndex(table: PartitionedTable, { partitioned }: PrimaryKey): string[] {
  const index = `${beforeOf(table)}_pk`;
  return [
    // One that broke off is there and not valid.
    `DROP INDEX CONCURRENTLY IF EXISTS ${index}`,
    `CREATE UNIQUE INDEX CONCURRENTLY ${index} ON ${table.table} (${partitioned.join(', ')})`,
  ];
}

function changingPlaces(
  table: PartitionedTable,
  primaryKey: PrimaryKey,
  { bound, now }: { bound: string; now: Date },
): string[] {
  const { table: name, key, stepsAhead } = table;
  const [before, rest] = [beforeOf(table), defaultOf(table)];
  // The old table is for this step and the next.
  const ahead = Array.from({ length: Math.max(0, stepsAhead - 1) }, (_, later) => stepAt(table, now, later + 2));
  return [
    `LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`,
    isSame(primaryKey)
      ? `ALTER TABLE ${name} RENAME CONSTRAINT ${name}_pk TO ${before}_pk`
      : `ALTER TABLE ${name} DROP CONSTRAINT ${name}_pk, ADD CONSTRAINT ${before}_pk PRIMARY KEY USING INDEX ${before}_pk`,
    `ALTER TABLE ${name} RENAME TO ${before}`,
    `CREATE TABLE ${name} (LIKE ${before} INCLUDING DEFAULTS) PARTITION BY RANGE (${key.column})`,
    `ALTER TABLE ${name} ADD CONSTRAINT ${name}_pk PRIMARY KEY (${primaryKey.partitioned.join(', ')})`,
    `CREATE TABLE ${rest} PARTITION OF ${name} DEFAULT`,
    `WITH moved AS (DELETE FROM ${before} WHERE ${key.column} >= '${bound}' RETURNING *)
     INSERT INTO ${rest} SELECT * FROM moved`,
    `ALTER TABLE ${name} ATTACH PARTITION ${before} FOR VALUES FROM (MINVALUE) TO ('${bound}')`,
    `ALTER TABLE ${before} DROP CONSTRAINT IF EXISTS ${before}_check`,
    ...ahead.flatMap((step) => addPartition(table, step)),
  ];
}

/** In a transaction of their own, again where others were in the way. */
async function sendBriefly(runner: QueryRunner, statements: string[]): Promise<void> {
  for (let left = LOCK_TRIES - 1; ; left -= 1) {
    await runner.startTransaction();
    try {
      for (const sql of [`SET LOCAL lock_timeout = ${BRIEF_LOCK_MS}`, ...statements]) await runner.query(sql);
      return await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      if (!left || !isContention(error)) throw error;
    }
  }
}

/** The driver has a limit of its own, which a statement may bring. */
async function sendUnlimited(runner: QueryRunner, statements: string[]): Promise<void> {
  const client = (await runner.connect()) as ClientBase;
  const isWithin = runner.isTransactionActive;
  const limits = ['statement_timeout', 'lock_timeout'];
  for (const name of limits) await runner.query(`SET ${isWithin ? 'LOCAL ' : ''}${name} = ${LONGEST_MS}`);
  try {
    for (const text of statements) await client.query({ text, query_timeout: LONGEST_MS } as QueryConfig);
  } finally {
    // Those of a transaction end with it.
    if (!isWithin) for (const name of limits) await runner.query(`RESET ${name}`);
  }
}

async function some(runner: QueryRunner, sql: string): Promise<boolean> {
  const rows = (await runner.query(sql)) as unknown[];
  return rows.length > 0;
}
