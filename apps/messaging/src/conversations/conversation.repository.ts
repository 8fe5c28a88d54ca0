import { isRecordId } from '@crewcall/contracts-core';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { Place } from './conversation.policy.js';

type PlaceRow = Omit<Place, 'lastSeq' | 'readSeq' | 'clearedSeq'> &
  Record<'lastSeq' | 'readSeq' | 'clearedSeq', string>;

const places = `
  SELECT c.id AS "conversationId", p.user_id AS "userId", p.other_id AS "otherId", p.is_listed AS "isListed", p.unread,
         me.first_name AS "firstName", me.last_name AS "lastName", me.company_name AS "companyName",
         c.last_seq AS "lastSeq", p.read_seq AS "readSeq", p.cleared_seq AS "clearedSeq",
         EXISTS (SELECT FROM people WHERE id = p.other_id AND deleted_at IS NOT NULL) AS "isOtherDeleted",
         EXISTS (SELECT FROM blocks WHERE blocker_id = p.user_id AND blocked_id = p.other_id) AS "isBlockedByMe",
         EXISTS (SELECT FROM blocks WHERE blocker_id = p.other_id AND blocked_id = p.user_id) AS "isBlockedByOther"
  FROM conversations c JOIN participants p ON p.conversation_id = c.id
  LEFT JOIN people me ON me.id = p.user_id
  WHERE c.id = $1 AND p.user_id = $2`;

@Injectable()
export class ConversationRepository {
  constructor(private readonly database: Database) {}

  /** Null for every user but the two it belongs to. */
  async findConversation(id: string, userId: string): Promise<Place | null> {
    return isRecordId(id) ? placeOf(await this.database.prepared<PlaceRow>(places, [id, userId])) : null;
  }

  /** No other transaction sends, reads or clears in it until this one ends. */
  async lockConversation(id: string, userId: string): Promise<Place | null> {
    if (!isRecordId(id)) return null;
    // First the lock, then the look: a statement sees what was committed before it began, not what it waited for. Both
    // are sent at once, and the one connection of the transaction takes them in their order.
    const [, place] = await Promise.all([
      this.database.prepared('SELECT id FROM conversations WHERE id = $1 FOR UPDATE', [id]),
      this.findConversation(id, userId),
    ]);
    return place;
  }

  /** The conversation of the two, now there if it was not, however many ask at once. */
  async findOrCreate(starterId: string, otherId: string): Promise<string> {
    const id = newId();
    const created = await this.database.query(
      `INSERT INTO conversations (id, low_id, high_id, started_by)
       VALUES ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), $2)
       ON CONFLICT (low_id, high_id) DO NOTHING RETURNING id`,
      [id, starterId, otherId],
    );
    if (!created.length) return (await this.conversationIdOf(starterId, otherId)) ?? id;
    await this.database.query(
      'INSERT INTO participants (conversation_id, user_id, other_id) VALUES ($1, $2, $3), ($1, $3, $2)',
      [id, starterId, otherId],
    );
    return id;
  }

  async conversationIdOf(userId: string, otherId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM conversations WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1::uuid, $2::uuid)',
      [userId, otherId],
    );
    return row?.id ?? null;
  }

  /** With strangers: an application between the two asks for an answer, however many there are. */
  async countStartedToday(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM conversations c
       WHERE started_by = $1 AND created_at > now() - interval '24 hours'
         AND NOT EXISTS (SELECT FROM dealings d WHERE d.low_id = c.low_id AND d.high_id = c.high_id)`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** Off this side's list, and what was said so far is not shown to it again. The other side keeps all. */
  /** Answers when the last message was sent, null where none was. */
  async clearConversation({ conversationId, userId, lastSeq }: Place): Promise<Date | null> {
    const [last] = await this.database.query<{ at: Date }>(
      `WITH cleared AS (UPDATE participants SET is_listed = false, unread = 0, cleared_seq = $3
         WHERE conversation_id = $1 AND user_id = $2)
       SELECT created_at AS at FROM messages WHERE conversation_id = $1 AND seq = $3`,
      [conversationId, userId, lastSeq],
    );
    return last?.at ?? null;
  }

  async listConversation({ conversationId, userId }: Place): Promise<void> {
    await this.database.query(
      'UPDATE participants SET is_listed = true WHERE conversation_id = $1 AND user_id = $2 AND NOT is_listed',
      [conversationId, userId],
    );
  }

  /** A user who left has no conversations any more; what they said stays with the others, as no one's in particular. */
  async forgetConversationsOf(userId: string): Promise<{ conversationId: string; otherId: string }[]> {
    await this.database.query('UPDATE messages SET sender_id = NULL, client_id = NULL WHERE sender_id = $1', [userId]);
    const left = await this.database.query<{ conversationId: string; otherId: string }>(
      'DELETE FROM participants WHERE user_id = $1 RETURNING conversation_id AS "conversationId", other_id AS "otherId"',
      [userId],
    );
    await this.database.query(
      `DELETE FROM conversations c WHERE c.id = ANY($1::uuid[])
         AND NOT EXISTS (SELECT FROM participants p WHERE p.conversation_id = c.id)`,
      [left.map(({ conversationId }) => conversationId)],
    );
    await this.database.query('DELETE FROM blocks WHERE blocker_id = $1 OR blocked_id = $1', [userId]);
    await this.database.query('DELETE FROM message_privacy WHERE user_id = $1', [userId]);
    return left;
  }
}

function placeOf([row]: PlaceRow[]): Place | null {
  if (!row) return null;
  return { ...row, lastSeq: Number(row.lastSeq), readSeq: Number(row.readSeq), clearedSeq: Number(row.clearedSeq) };
}
