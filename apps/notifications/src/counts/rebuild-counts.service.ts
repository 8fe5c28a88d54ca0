import { notificationCategories, typesOfCategory } from '@crewcall/contracts-notifications';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { CountRepository } from './count.repository.js';

const PAGE = 500;
const perCategory = notificationCategories
  .map((category) => {
    const types = typesOfCategory(category).map((type) => `'${type}'`);
    return `count(*) FILTER (WHERE NOT is_read AND type IN (${types.join(', ')}))::int AS ${category}`;
  })
  .join(', ');

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
      await this.counts.lock(userId);
      const rows = await this.database.query(
        `UPDATE notification_counts AS c
         SET stored = n.stored, unread = n.unread, messages = n.messages, applications = n.applications,
             jobs = n.jobs, ratings = n.ratings
         FROM (SELECT count(*)::int AS stored, count(*) FILTER (WHERE NOT is_read)::int AS unread, ${perCategory}
               FROM notifications WHERE recipient_id = $1) AS n
         WHERE c.user_id = $1
           AND (c.stored, c.unread, c.messages, c.applications, c.jobs, c.ratings)
             IS DISTINCT FROM (n.stored, n.unread, n.messages, n.applications, n.jobs, n.ratings)
         RETURNING c.user_id`,
        [userId],
      );
      return rows.length > 0;
    });
  }
}
