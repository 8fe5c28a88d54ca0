import type { NotificationCategory } from '@crewcall/contracts-notifications';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface CountsRow {
  stored: number;
  unread: number;
  messages: number;
  applications: number;
  jobs: number;
  ratings: number;
  /** Changes with every change of the person's notifications. A bigint, so a string. */
  revision: string;
}

/** By how much a change moves the counts of one person. */
export type CountsChange = Partial<Omit<CountsRow, 'revision'>>;

const nothing: CountsRow = { stored: 0, unread: 0, messages: 0, applications: 0, jobs: 0, ratings: 0, revision: '0' };
const columns = 'stored, unread, messages, applications, jobs, ratings, revision';

/** Counts are kept beside the notifications and moved in the same transaction, so that reading them is one row. */
@Injectable()
export class CountRepository {
  constructor(private readonly database: Database) {}

  async of(userId: string): Promise<CountsRow> {
    const [row] = await this.database.query<CountsRow>(
      `SELECT ${columns} FROM notification_counts WHERE user_id = $1`,
      [userId],
    );
    return row ?? nothing;
  }

  /** First step of every change: makes changes of one person's notifications wait for one another, so none can deadlock. */
  async lock(userId: string): Promise<CountsRow> {
    const [row] = await this.database.query<CountsRow>(
      `INSERT INTO notification_counts AS c (user_id, revision) VALUES ($1, 1)
       ON CONFLICT (user_id) DO UPDATE SET revision = c.revision + 1 RETURNING ${columns}`,
      [userId],
    );
    return row ?? nothing;
  }

  /** After `lock`, in the same transaction. */
  async move(userId: string, change: CountsChange): Promise<CountsRow> {
    const { stored = 0, unread = 0, messages = 0, applications = 0, jobs = 0, ratings = 0 } = change;
    const [row] = await this.database.query<CountsRow>(
      `UPDATE notification_counts SET stored = stored + $2, unread = unread + $3, messages = messages + $4,
         applications = applications + $5, jobs = jobs + $6, ratings = ratings + $7
       WHERE user_id = $1 RETURNING ${columns}`,
      [userId, stored, unread, messages, applications, jobs, ratings],
    );
    return row ?? nothing;
  }

  async remove(userId: string): Promise<void> {
    await this.database.query('DELETE FROM notification_counts WHERE user_id = $1', [userId]);
  }
}

/** One more or one fewer unread notification of a category, which may be none. */
export const unreadChange = (by: 1 | -1, category: NotificationCategory | null): CountsChange => ({
  unread: by,
  ...(category ? { [category]: by } : {}),
});
