import pg from 'pg';
import { rowsOf } from '../counting/rows.js';

/** A table that takes no writes until it is let go: a transaction that comes to that step stands still there. */
export class HeldTable {
  private constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly client: pg.Client,
  ) {}

  static async hold(url: string, table: string): Promise<HeldTable> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
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
