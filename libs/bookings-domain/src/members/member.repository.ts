import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** One row a person. A user who is about to take their time holds it first, so that no two ever wait for each other. */
@Injectable()
export class MemberRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Until the transaction ends, in the order of ids. */
  async lock(userIds: readonly string[]): Promise<void> {
    this.transactions.require();
    const ids = [...new Set(userIds)].sort();
    // Sent together, carried out one after the other.
    await Promise.all([
      this.database.prepared(
        `INSERT INTO bookings.members (user_id) SELECT id FROM unnest($1::uuid[]) AS id ORDER BY id ON CONFLICT DO NOTHING`,
        [ids],
      ),
      this.database.prepared(
        'SELECT 1 FROM bookings.members WHERE user_id = ANY($1::uuid[]) ORDER BY user_id FOR NO KEY UPDATE',
        [ids],
      ),
    ]);
  }
}
