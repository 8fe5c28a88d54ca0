import { type PreparedQuery, Database, idsIn, Transactions, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** One row a person. A user who is about to take their time holds it first, so that no two ever wait for each other. */
@Injectable()
export class PersonLocks {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Until the transaction ends, in the order of ids. */
  async lockPeople(userIds: readonly string[]): Promise<void> {
    await this.database.inOrder(...this.lockingPeople(userIds));
  }

  /** The same, to be asked with what is locked before and after it. */
  lockingPeople(userIds: readonly string[]): [added: PreparedQuery<void>, held: PreparedQuery<void>] {
    this.transactions.require();
    const ids = [...new Set(userIds)].sort();
    return [
      writeQuery(
        `INSERT INTO bookings.members (user_id) SELECT id FROM unnest($1::uuid[]) AS id ORDER BY id ON CONFLICT DO NOTHING`,
        [ids],
      ),
      writeQuery(`SELECT 1 FROM bookings.members WHERE user_id = ${idsIn(1)} ORDER BY user_id FOR NO KEY UPDATE`, [
        ids,
      ]),
    ];
  }
}
