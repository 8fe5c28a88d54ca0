import type { BoardName } from '@crewcall/contracts-jobs';
import { type QuotaLimit, quotaSeconds } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const KEPT_SECONDS = 31 * 86_400;

/** Two callers must not both take the last call of a window. A statement of its own: the next one must see what the other took. */
const oneByOne = `SELECT pg_advisory_xact_lock(hashtext('board-calls:' || $1))`;

/** A window is full as long as its limit-th youngest call is within it. */
const takeOne = `
  WITH full_window AS (
    SELECT ceil(extract(epoch FROM oldest.at + make_interval(secs => q.seconds) - clock_timestamp()) * 1000)::float8 AS wait_ms
    FROM unnest($2::integer[], $3::float8[]) WITH ORDINALITY AS q (most, seconds, place)
    CROSS JOIN LATERAL (
      SELECT at FROM board_calls WHERE source = $1 AND at > clock_timestamp() - make_interval(secs => q.seconds)
      ORDER BY at DESC OFFSET q.most - 1 LIMIT 1
    ) oldest ORDER BY q.place LIMIT 1
  ), taken AS (
    INSERT INTO board_calls (source, at) SELECT $1, clock_timestamp() WHERE NOT EXISTS (SELECT FROM full_window)
  ) SELECT wait_ms FROM full_window`;

/** Every call to a board, so that no window of its quota is ever overdrawn, whichever process calls and however often it restarts. */
@Injectable()
export class CallLedgerRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Writes down a call that is about to be made: 0. Or how many milliseconds until one may be made; then nothing is written. */
  async takeCall(board: BoardName, quota: readonly QuotaLimit[]): Promise<number> {
    let waitMs = 0;
    const limits = quota.map(({ limit }) => limit);
    const windows = quota.map(({ per }) => quotaSeconds[per]);
    // One way to the database and back: every page waits for it.
    await this.transactions.run(async () => {
      this.transactions.endWith(() => ({ sql: oneByOne, parameters: [board] }));
      this.transactions.endWith<{ wait_ms: number }>(() => ({ sql: takeOne, parameters: [board, limits, windows] }), {
        onRows: ([full]) => (waitMs = full ? Math.max(1, full.wait_ms) : 0),
      });
    });
    return waitMs;
  }

  async pruneCalls(): Promise<void> {
    await this.database.query('DELETE FROM board_calls WHERE at < now() - make_interval(secs => $1)', [KEPT_SECONDS]);
  }
}
