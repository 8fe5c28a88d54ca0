import { isContention } from '@crewcall/platform-errors';
import { Logger } from '@nestjs/common';
import type { Database } from './database.service.js';
import { BRIEF_LOCK_MS } from './limits.js';
import {
  addPartition,
  boundAt,
  defaultOf,
  expiryAt,
  momentOf,
  type PartitionedTable,
  type Step,
  stepAt,
} from './partitioned-table.js';
import type { Transactions } from './transactions.service.js';

/** Any number: with the table's name it is the lock of those who change its partitions. */
const PARTITIONS_LOCK = 4209;

/** As Postgres lists them: the default one has neither end, the one of before has no beginning. */
interface Partition {
  name: string;
  from: Date | null;
  to: Date | null;
}

/** Makes the partitions of a table before they are needed, and drops those whose time is past. */
export class TimePartitions {
  private readonly logger = new Logger('Partitions');

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly table: PartitionedTable,
  ) {}

  /** Several replicas may do this at once. Where the table is busy, the rest is left for the next time. */
  async keep(now = new Date()): Promise<void> {
    try {
      await this.addAhead(now);
      await this.dropPast(now);
      await this.inTurn(() => this.deletePast(now));
    } catch (error) {
      if (!isContention(error)) throw error;
      this.logger.warn(`${this.table.table} was busy, and is seen to the next time: ${(error as Error).message}`);
    }
  }

  private async addAhead(now: Date): Promise<void> {
    const known = await this.partitions();
    if (!known.length) return; // A process may be newer than the tables: they are brought by another.
    const steps = Array.from({ length: this.table.stepsAhead + 1 }, (_, later) => stepAt(this.table, now, later));
    for (const step of steps) {
      if (!known.some((partition) => overlaps(partition, step))) await this.inTurn(() => this.add(step));
    }
  }

  private async add(step: Step): Promise<void> {
    const { table, key } = this.table;
    const rest = defaultOf(this.table);
    // Asked again: another may have been before us.
    if ((await this.partitions()).some((partition) => overlaps(partition, step))) return;
    await this.database.query(`LOCK TABLE ONLY ${table} IN SHARE UPDATE EXCLUSIVE MODE`);
    await this.database.query(`LOCK TABLE ${rest} IN ACCESS EXCLUSIVE MODE`);
    const kept = await this.database.query(
      `SELECT FROM ${rest} WHERE ${key.column} >= $1 AND ${key.column} < $2 LIMIT 1`,
      [boundAt(this.table, step.from), boundAt(this.table, step.to)],
    );
    // Rows that came while no one made partitions stay where they are: the steps that follow have theirs.
    if (kept.length) {
      this.logger.warn(
        `${rest} has rows of ${step.from.toISOString()} and later: they go one by one once their time is past.`,
      );
      return;
    }
    for (const statement of addPartition(this.table, step)) await this.database.query(statement);
  }

  private async dropPast(now: Date): Promise<void> {
    const expiry = expiryAt(this.table, now);
    for (const { name, to } of await this.partitions()) {
      if (to && to <= expiry) await this.inTurn(() => this.drop(name, expiry));
    }
  }

  /** Not concurrently, which Postgres refuses where there is a default partition. */
  private async drop(name: string, expiry: Date): Promise<void> {
    const { table, key, agesBy } = this.table;
    if (!(await this.partitions()).some((partition) => partition.name === name)) return;
    if (agesBy !== key.column) {
      await this.database.query(`LOCK TABLE ${name} IN SHARE MODE`);
      const young = await this.database.query(`SELECT FROM ${name} WHERE ${agesBy} >= $1 LIMIT 1`, [expiry]);
      if (young.length) return;
    }
    await this.database.query(`ALTER TABLE ${table} DETACH PARTITION ${name}`);
    await this.database.query(`DROP TABLE ${name}`);
  }

  /** Row by row only where no step says how old they are. */
  private async deletePast(now: Date): Promise<void> {
    const { table, agesBy } = this.table;
    const known = await this.partitions();
    const mixed = known.length ? known.filter(({ from }) => !from).map(({ name }) => name) : [table];
    for (const name of mixed)
      await this.database.query(`DELETE FROM ${name} WHERE ${agesBy} < $1`, [expiryAt(this.table, now)]);
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      await this.database.query(`SET LOCAL lock_timeout = ${BRIEF_LOCK_MS}`);
      await this.database.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PARTITIONS_LOCK, this.table.table]);
      await work();
    });
  }

  private partitions(): Promise<Partition[]> {
    const bound = (word: 'FROM' | 'TO') => momentOf(this.table, `substring(bounds FROM '${word} \\(''([^'']+)''\\)')`);
    return this.database.query<Partition>(
      `SELECT name, ${bound('FROM')} AS "from", ${bound('TO')} AS "to"
       FROM (SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds
             FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = to_regclass($1)) p
       ORDER BY 2 NULLS FIRST`,
      [this.table.table],
    );
  }
}

const overlaps = ({ from, to }: Partition, step: Step): boolean =>
  to !== null && to > step.from && (from === null || from < step.to);
