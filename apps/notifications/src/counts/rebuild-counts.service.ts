import { notificationCategories, type NotificationCategory, typesOfCategory } from '@crewcall/contracts-notifications';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { countNames, CountRepository } from './count.repository.js';

const PAGE = 500;
const isOf = (category: NotificationCategory): string =>
  `type IN (${typesOfCategory(category)
    .map((type) => `'${type}'`)
    .join(', ')})`;
const counted = [
  'count(*)::int AS stored',
  'count(*) FILTER (WHERE NOT is_read)::int AS unread',
  ...notificationCategories.flatMap((category) => [
    `count(*) FILTER (WHERE NOT is_read AND ${isOf(category)})::int AS ${category}`,
    `count(*) FILTER (WHERE ${isOf(category)})::int AS stored_${category}`,
  ]),
].join(', ');
const each = (write: (name: string) => string): string => countNames.map(write).join(', ');

/** Counts anew what is kept as a number. Nothing should ever differ; an operator who doubts it runs this. */
@Injectable()
export class RebuildCounts {
  constructor(
    private readonly database: Database,
    private readonly counts: CountRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Answers how many people's counts were wrong. */
  async run(): Promise<number> {
    let wrong = 0;
    let last: string | null = null;
    for (;;) {
      const people: { user_id: string }[] = await this.database.query(
        `SELECT user_id FROM notification_counts WHERE $1::uuid IS NULL OR user_id > $1 ORDER BY user_id LIMIT $2`,
        [last, PAGE],
      );
      for (const { user_id } of people) if (await this.rebuild(user_id)) wrong += 1;
      if (people.length < PAGE) return wrong;
      last = people.at(-1)?.user_id ?? null;
    }
  }

  /** False when they were right. Their changes wait meanwhile. */
  private rebuild(userId: string): Promise<boolean> {
    return this.transactions.run(async () => {
      await this.counts.lockCounts(userId);
      const rows = await this.database.query(
        `UPDATE notification_counts AS c SET ${each((name) => `${name} = n.${name}`)}
         FROM (SELECT ${counted} FROM notifications WHERE recipient_id = $1) AS n
         WHERE c.user_id = $1
           AND (${each((name) => `c.${name}`)}) IS DISTINCT FROM (${each((name) => `n.${name}`)})
         RETURNING c.user_id`,
        [userId],
      );
      return rows.length > 0;
    });
  }
}
