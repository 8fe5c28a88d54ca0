import type { BoardName, BoardRun, QuotaUse } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type QuotaLimit = Omit<QuotaUse, 'used'>;

export interface SweepState {
  started_at: string;
  /** The page to go on with. */
  search: number;
  page: number;
  /** No page was missed so far, so at its end what was not seen has vanished. */
  is_whole: boolean;
  /** When the last whole sweep before this one began; null, or not there yet, for none. */
  whole_since?: string | null;
  /** Calls that the quota allows and that were not needed. */
  credit: number;
}

/** How a board does, as its last run left it. */
export interface BoardRow {
  name: BoardName;
  is_configured: boolean;
  quota: QuotaLimit[];
  /** The state of the circuit breaker, in its library's own form. */
  circuit: { ownState?: { value?: number } } | null;
  rest_until: Date | null;
  last_run_at: Date | null;
  last_success_at: Date | null;
  /** How far the reading of all its pages has come, over as many runs as the quota makes of it. */
  sweep: SweepState | null;
  /** When a sweep missed more than half of what was known, and expired nothing for that reason. */
  shrunk_at: Date | null;
  last_failure_at: Date | null;
  last_failure: string | null;
  failures_in_row: number;
  last_run: BoardRun | null;
}

export const quotaSeconds: Readonly<Record<QuotaUse['per'], number>> = {
  minute: 60,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
};

@Injectable()
export class BoardHealthRepository {
  constructor(private readonly database: Database) {}

  async findBoard(name: BoardName): Promise<BoardRow | undefined> {
    const [row] = await this.database.query<BoardRow>('SELECT * FROM boards WHERE name = $1', [name]);
    return row;
  }

  findBoards(): Promise<BoardRow[]> {
    return this.database.query<BoardRow>('SELECT * FROM boards ORDER BY name');
  }

  async configureBoard(name: BoardName, isConfigured: boolean, quota: QuotaLimit[]): Promise<void> {
    await this.database.query(
      `INSERT INTO boards (name, is_configured, quota) VALUES ($1, $2, $3::jsonb)
       ON CONFLICT (name) DO UPDATE SET is_configured = $2, quota = $3::jsonb`,
      [name, isConfigured, JSON.stringify(quota)],
    );
  }

  /** Only the given columns change. */
  async saveBoard(name: BoardName, row: Partial<Omit<BoardRow, 'name'>>): Promise<void> {
    const columns = Object.keys(row);
    const values = Object.values(row).map((value) =>
      value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
    );
    const sets = columns.map((column, index) => `${column} = $${index + 2}`).join(', ');
    await this.database.query(`UPDATE boards SET ${sets} WHERE name = $1`, [name, ...values]);
  }

  async countOpenAds(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ source: string; count: number }>(
      'SELECT source, count(*)::integer AS count FROM job_sources WHERE gone_at IS NULL GROUP BY source',
    );
    return new Map(rows.map(({ source, count }) => [source, count]));
  }

  /** Calls within the last so many seconds, by window. */
  async countCalls(name: BoardName, seconds: number[]): Promise<number[]> {
    const rows = await this.database.query<{ count: number }>(
      `SELECT count(c.at)::integer AS count FROM unnest($2::integer[]) WITH ORDINALITY w (seconds, n)
       LEFT JOIN board_calls c ON c.source = $1 AND c.at > now() - make_interval(secs => w.seconds) GROUP BY n ORDER BY n`,
      [name, seconds],
    );
    return rows.map(({ count }) => count);
  }
}
