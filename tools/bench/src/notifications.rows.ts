import type pg from 'pg';
import type { BareOf } from './bare.js';
import { idIn, idOf } from './rows.js';

/** Who has many of them. */
export const owner = idOf(2, 1);

/** People, of whom the service has heard, and one of them with many notifications: every fiftieth unread, ratings rare. */
export async function fillNotifications(pool: pg.Pool, people: number, notifications: number): Promise<void> {
  await pool.query(
    `INSERT INTO people (id, role, display_name, version)
     SELECT ${idIn(1, 'n')}, 'freelancer', 'Person ' || n, 1 FROM generate_series(1, ${people}) AS n`,
  );
  await pool.query(
    `INSERT INTO notifications (id, recipient_id, event_id, type, priority, title, message, action_url, is_read, created_at)
     SELECT ${idIn(3, 'n')}, '${owner}', ${idIn(4, 'n')},
       CASE WHEN n % 1000 = 0 THEN 'rating_received' WHEN n % 3 = 0 THEN 'new_message' ELSE 'application_update' END,
       'normal', 'Title ' || n, repeat('Some words of a message. ', 4), '/dashboard?tab=jobs', n % 50 <> 0,
       now() - make_interval(mins => n)
     FROM generate_series(1, ${notifications}) AS n`,
  );
  await pool.query(
    `INSERT INTO notification_counts (user_id, stored, unread, messages, applications, ratings,
       stored_messages, stored_applications, stored_ratings, revision)
     SELECT recipient_id, count(*), count(*) FILTER (WHERE NOT is_read),
       count(*) FILTER (WHERE NOT is_read AND type = 'new_message'),
       count(*) FILTER (WHERE NOT is_read AND type = 'application_update'),
       count(*) FILTER (WHERE NOT is_read AND type = 'rating_received'),
       count(*) FILTER (WHERE type = 'new_message'), count(*) FILTER (WHERE type = 'application_update'),
       count(*) FILTER (WHERE type = 'rating_received'), 1
     FROM notifications GROUP BY recipient_id`,
  );
}

/** The same rows with nothing around them: what telling so many people costs at the least. */
export async function insertBare(pool: pg.Pool, people: number, batch: number): Promise<void> {
  await pool.query('CREATE TABLE IF NOT EXISTS bare (LIKE notifications INCLUDING ALL)');
  await pool.query('TRUNCATE bare');
  for (let from = 1; from <= people; from += batch) {
    await pool.query(
      `INSERT INTO bare (id, recipient_id, event_id, type, priority, title, message, action_url)
       SELECT gen_random_uuid(), id, gen_random_uuid(), 'job_update', 'normal', 'Job updated', 'Words', '/jobs'
       FROM (SELECT id FROM people ORDER BY id OFFSET ${from - 1} LIMIT ${batch}) AS p`,
    );
  }
}

/** The panel of a person: its page, or its counts. */
export const bare: BareOf = (pool) => {
  const page = 'SELECT * FROM notifications WHERE recipient_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50';
  const counts = 'SELECT * FROM notification_counts WHERE user_id = $1';
  return async ({ url }) => (await pool.query(url === '/counts' ? counts : page, [owner])).rows;
};
