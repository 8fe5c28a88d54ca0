import type { BoardName } from '@crewcall/contracts-jobs';
import { type QuotaLimit, quotaSeconds } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const KEPT_SECONDS = 31 * 86_400;

/** Every call to a board, so that no window of its quota is ever overdrawn, whichever process calls and however often it restarts. */
@Injectable()
export class CallLedgerRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Writes down a call that is about to be made: 0. Or how many milliseconds until one may be made; then nothing is written. */
  async take(board: BoardName, quota: readonly QuotaLimit[]): Promise<number> {
    return this.transactions.run(async () => {
      // Two callers must not both take the last call of a window.
      await this.database.query(`SELECT pg_advisory_xact_lock(hashtext('board-calls:' || $1))`, [board]);
      for (const { limit, per } of quota) {
        // The window is full as long as its limit-th youngest call is within it.
        const [oldest] = await this.database.query<{ wait_ms: number }>(
          `SELECT ceil(extract(epoch FROM at + make_interval(secs => $2) - clock_timestamp()) * 1000)::float8 AS wait_ms
           FROM board_calls WHERE source = $1 AND at > clock_timestamp() - make_interval(secs => $2)
           ORDER BY at DESC OFFSET $3 LIMIT 1`,
          [board, quotaSeconds[per], limit - 1],
        );
        if (oldest) return Math.max(1, oldest.wait_ms);
      }
      await this.database.query('INSERT INTO board_calls (source, at) VALUES ($1, clock_timestamp())', [board]);
      return 0;
    });
  }

  async prune(): Promise<void> {
    await this.database.query('DELETE FROM board_calls WHERE at < now() - make_interval(secs => $1)', [KEPT_SECONDS]);
  }
}
