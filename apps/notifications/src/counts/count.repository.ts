import { notificationCategories } from '@crewcall/contracts-notifications';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { CountName, CountsChange, CountsRow, StoredCount } from './counts.rules.js';

type CountsOf = CountsRow & { user_id: string };

/** The columns: all there are, the unread ones, and both by category. */
export const countNames: readonly CountName[] = [
  'stored',
  'unread',
  ...notificationCategories,
  ...notificationCategories.map((category): StoredCount => `stored_${category}`),
];
const nothing = { ...Object.fromEntries(countNames.map((name) => [name, 0])), revision: '0' } as CountsRow;
const columns = [...countNames, 'revision'].join(', ');
const moved = countNames.map((name, at) => `${name} = ${name} + $${at + 2}`).join(', ');

const byUser = (rows: readonly CountsOf[]): Map<string, CountsRow> => new Map(rows.map((row) => [row.user_id, row]));

/** Counts are kept beside the notifications and moved in the same transaction, so that reading them is one row. */
@Injectable()
export class CountRepository {
  constructor(private readonly database: Database) {}

  async countsOf(userId: string): Promise<CountsRow> {
    const [row] = await this.database.prepared<CountsRow>(
      `SELECT ${columns} FROM notification_counts WHERE user_id = $1`,
      [userId],
    );
    return row ?? nothing;
  }

  /** First step of every change: makes changes of one person's notifications wait for one another, so none can deadlock. */
  async lockCounts(userId: string): Promise<CountsRow> {
    const rows = await this.lockCountsOfAll([userId]);
    return rows.get(userId) ?? nothing;
  }

  /** In the order of their ids, no matter who asks: two batches that share people then wait for one another instead of deadlocking. */
  async lockCountsOfAll(userIds: readonly string[]): Promise<Map<string, CountsRow>> {
    const rows = await this.database.prepared<CountsOf>(
      `INSERT INTO notification_counts AS c (user_id, revision)
       SELECT id, 1 FROM unnest($1::uuid[]) AS id ORDER BY id
       ON CONFLICT (user_id) DO UPDATE SET revision = c.revision + 1 RETURNING user_id, ${columns}`,
      [userIds],
    );
    return byUser(rows);
  }

  /** After `lock`, in the same transaction. */
  async moveCounts(userId: string, change: CountsChange): Promise<CountsRow> {
    const rows = await this.moveCountsOfAll([userId], change);
    return rows.get(userId) ?? nothing;
  }

  /** The same change for every user; after `lockCountsOfAll`, in the same transaction. */
  async moveCountsOfAll(userIds: readonly string[], change: CountsChange): Promise<Map<string, CountsRow>> {
    const rows = await this.database.prepared<CountsOf>(
      `UPDATE notification_counts SET ${moved} WHERE user_id = ANY($1::uuid[]) RETURNING user_id, ${columns}`,
      [userIds, ...countNames.map((name) => change[name] ?? 0)],
    );
    return byUser(rows);
  }

  async removeCounts(userIds: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM notification_counts WHERE user_id = ANY($1::uuid[])', [userIds]);
  }
}
