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
    for (const id of ids)
      await this.database.query('INSERT INTO bookings.members (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [id]);
    await this.database.query(
      'SELECT 1 FROM bookings.members WHERE user_id = ANY($1::uuid[]) ORDER BY user_id FOR NO KEY UPDATE',
      [ids],
    );
  }
}
