import type pg from 'pg';
import { connectionTo, rowsOf } from '../counting/rows.js';

/** A table that is locked until it is let go: a transaction that comes to that step stands still there. */
export class HeldTable {
  private constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly client: pg.Client,
  ) {}

  /** In this mode of Postgres: `SHARE` stops writes, `ACCESS EXCLUSIVE` reads as well. */
  static async hold(url: string, table: string, mode: 'SHARE' | 'ACCESS EXCLUSIVE'): Promise<HeldTable> {
    const client = await connectionTo(url);
    await client.query(`BEGIN; LOCK TABLE ${table} IN ${mode} MODE`);
    return new HeldTable(url, table, client);
  }

  async isWaitedFor(): Promise<boolean> {
    const waiting = 'SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted';
    return (await rowsOf(this.url, waiting, [this.table])).length > 0;
  }

  async letGo(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
