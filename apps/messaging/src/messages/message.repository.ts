import { isRecordId } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface MessageRow {
  id: string;
  conversationId: string;
  number: number;
  senderId: string | null;
  clientId: string | null;
  content: string;
  createdAt: Date;
}

export interface NewMessage {
  id: string;
  conversationId: string;
  senderId: string;
  clientId: string | null;
  content: string;
}

const columns = `m.id, m.conversation_id AS "conversationId", m.seq::float8 AS number, m.sender_id AS "senderId",
  m.client_id AS "clientId", m.content, m.created_at AS "createdAt"`;

@Injectable()
export class MessageRepository {
  constructor(private readonly database: Database) {}

  /**
   * Puts the message at the end of its conversation, whose row this transaction holds, and counts it for the other
   * side. Both sides have it on their list from now on. Times never run backwards within a conversation.
   */
  async appendMessage({ id, conversationId, senderId, clientId, content }: NewMessage): Promise<MessageRow> {
    const [row] = await this.database.prepared<MessageRow>(
      `WITH c AS (
         UPDATE conversations SET last_seq = last_seq + 1,
           last_message_at = greatest(date_trunc('milliseconds', clock_timestamp()), last_message_at)
         WHERE id = $2 RETURNING last_seq, last_message_at
       ), sides AS (
         UPDATE participants p SET is_listed = true, last_message_at = c.last_message_at,
           unread = unread + CASE WHEN p.user_id = $3 THEN 0 ELSE 1 END
         FROM c WHERE p.conversation_id = $2
       ), m AS (
         INSERT INTO messages (id, conversation_id, seq, sender_id, client_id, content, created_at)
         SELECT $1, $2, c.last_seq, $3, $4, $5, c.last_message_at FROM c RETURNING *
       ) SELECT ${columns} FROM m`,
      [id, conversationId, senderId, clientId, content],
    );
    if (!row) throw new Error('The conversation was not there');
    return row;
  }

  /** What its sender's client called so, if it arrived before. */
  async findSent(conversationId: string, senderId: string, clientId: string): Promise<MessageRow | null> {
    if (!isRecordId(conversationId)) return null;
    const [row] = await this.database.prepared<MessageRow>(
      `SELECT ${columns} FROM messages m WHERE conversation_id = $1 AND sender_id = $2 AND client_id = $3`,
      [conversationId, senderId, clientId],
    );
    return row ?? null;
  }

  /** The newest first: those before a number, after what this side has cleared. */
  pageOfMessages(conversationId: string, { after, before, limit }: { after: number; before?: number; limit: number }) {
    return this.database.prepared<MessageRow>(
      `SELECT ${columns} FROM messages m
       WHERE conversation_id = $1 AND seq > $2 AND seq < $3 ORDER BY seq DESC LIMIT $4`,
      [conversationId, after, before ?? Number.MAX_SAFE_INTEGER, limit],
    );
  }

  /** A message that this person may see: of a conversation of theirs, not cleared. */
  async findMessageFor(id: string, userId: string): Promise<(MessageRow & { otherId: string }) | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<MessageRow & { otherId: string }>(
      `SELECT ${columns}, p.other_id AS "otherId" FROM messages m
       JOIN participants p ON p.conversation_id = m.conversation_id AND p.user_id = $2
       WHERE m.id = $1 AND m.seq > p.cleared_seq`,
      [id, userId],
    );
    return row ?? null;
  }

  /** False when this person had reported it before. */
  async reportOnce(messageId: string, reporterId: string, reason: string): Promise<boolean> {
    const added = await this.database.query(
      `INSERT INTO message_reports (message_id, reporter_id, reason) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING message_id`,
      [messageId, reporterId, reason],
    );
    return added.length > 0;
  }
}
