import { Injectable } from '@nestjs/common';
import { Database, Transactions } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { RequestInFlightError } from './idempotency.errors.js';

/** One request as its sender named it. */
export interface RequestKey {
  userId: string;
  route: string;
  key: string;
}

export interface StoredAnswer {
  requestHash: string;
  status: number;
  body: unknown;
}

const LOCK_NOT_AVAILABLE = '55P03';

@Injectable()
export class IdempotencyKeyRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Claims the key for this transaction; false when a request with it was carried out within the last day. While
   * another request with it is being carried out this waits for that one's end, as long as the database waits for a lock.
   */
  async claimKey({ userId, route, key }: RequestKey, requestHash: string): Promise<boolean> {
    try {
      const rows = await this.database.prepared(
        `INSERT INTO idempotency_keys AS k (user_id, route, key, request_hash) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, route, key) DO UPDATE
           SET request_hash = $4, status = NULL, body = NULL, created_at = now()
           WHERE k.created_at < now() - interval '24 hours'
         RETURNING key`,
        [userId, route, key, requestHash],
      );
      return rows.length > 0;
    } catch (error) {
      const { code } = error as { code?: unknown };
      throw code === LOCK_NOT_AVAILABLE ? new RequestInFlightError() : error;
    }
  }

  async answerOf({ userId, route, key }: RequestKey): Promise<StoredAnswer> {
    const [row] = await this.database.query<StoredAnswer>(
      `SELECT request_hash AS "requestHash", status, body FROM idempotency_keys
       WHERE user_id = $1 AND route = $2 AND key = $3`,
      [userId, route, key],
    );
    if (!row) throw new RequestInFlightError(); // pruned between the two statements: the sender tries again
    return row;
  }

  /** Travels with the COMMIT of the transaction that claimed the key. */
  storeAnswer({ userId, route, key }: RequestKey, status: number, body: unknown): void {
    this.transactions.endWith(() => ({
      sql: 'UPDATE idempotency_keys SET status = $4, body = $5 WHERE user_id = $1 AND route = $2 AND key = $3',
      parameters: [userId, route, key, status, body === undefined ? null : JSON.stringify(body)],
    }));
  }

  @Recurring('prune-idempotency-keys', { everySeconds: 3600 })
  async pruneKeys(): Promise<void> {
    await this.database.query("DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'");
  }
}
