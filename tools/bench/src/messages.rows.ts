import type pg from 'pg';
import { idIn, idOf } from './rows.js';

export const personId = (n: number): string => idOf(1, n);
/** The conversation of the people 2n and 2n + 1. */
export const conversationId = (n: number): string => idOf(2, n);

const people = `
  INSERT INTO people (id, role, display_name, first_name, last_name, version)
  SELECT ${idIn(1, 'n')},
         CASE n % 2 WHEN 0 THEN 'freelancer' ELSE 'recruiter' END, 'Person ' || n, 'Person', n::text, 1
  FROM generate_series(0, $1::integer - 1) n`;

const pairs = `
  WITH pair AS (
    SELECT ${idIn(2, 'n')} AS id,
           ${idIn(1, '2 * n')} AS low,
           ${idIn(1, '2 * n + 1')} AS high
    FROM generate_series(0, $1::integer - 1) n
  ), talks AS (
    INSERT INTO conversations (id, low_id, high_id, started_by, last_message_at)
    SELECT id, low, high, low, now() FROM pair RETURNING id
  )
  INSERT INTO participants (conversation_id, user_id, other_id, is_listed, last_message_at)
  SELECT id, low, high, true, now() FROM pair UNION ALL SELECT id, high, low, true, now() FROM pair`;

/** A sentence or two each, by one and the other in turn, a minute apart. */
const history = `
  INSERT INTO messages (id, conversation_id, seq, sender_id, content, created_at)
  SELECT gen_random_uuid(), $1, n, CASE n % 2 WHEN 0 THEN $2::uuid ELSE $3::uuid END,
         'Message ' || n || '. ' || repeat('Load-in at eight, dock three. ', 1 + n % 4),
         now() - make_interval(mins => $4::integer - n)
  FROM generate_series(1, $4::integer) n`;

/** So many people, each in conversation with one other; the first two have said a great deal. */
export async function fillMessages(pool: pg.Pool, pairsCount: number, messages: number): Promise<void> {
  await pool.query(people, [2 * pairsCount]);
  await pool.query(pairs, [pairsCount]);
  await pool.query(history, [conversationId(0), personId(0), personId(1), messages]);
  await pool.query('UPDATE conversations SET last_seq = $2 WHERE id = $1', [conversationId(0), messages]);
  await pool.query('UPDATE participants SET read_seq = $2, delivered_seq = $2 WHERE conversation_id = $1', [
    conversationId(0),
    messages,
  ]);
}

/** The first person has so many messages that were not read. */
export async function forgetReading(pool: pg.Pool, messages: number, unread: number): Promise<void> {
  await pool.query('UPDATE participants SET read_seq = $3, unread = $4 WHERE conversation_id = $1 AND user_id = $2', [
    conversationId(0),
    personId(0),
    messages - unread,
    unread,
  ]);
}
