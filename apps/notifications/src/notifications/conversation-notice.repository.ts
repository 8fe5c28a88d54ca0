import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What notifications know of conversations: how far each person has read, and which rows lead there. */
const readAs = `WHERE recipient_id = ANY($1::uuid[]) AND type = 'new_message' AND action_url = $2
  AND encode(sha256(convert_to(message, 'UTF8')), 'hex') = $3`;

@Injectable()
export class ConversationNoticeRepository {
  constructor(private readonly database: Database) {}

  async isRead(userId: string, conversationId: string, sentAt: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM conversation_reads WHERE user_id = $1 AND conversation_id = $2 AND up_to >= $3',
      [userId, conversationId, sentAt],
    );
    return rows.length > 0;
  }

  /** False where a newer message waits: what leads to the conversation is still unread. */
  async readUpTo(userId: string, conversationId: string, upTo: string): Promise<boolean> {
    const [row] = await this.database.query<{ is_all: boolean }>(
      `INSERT INTO conversation_reads AS r (user_id, conversation_id, up_to) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, conversation_id) DO UPDATE SET up_to = greatest(r.up_to, excluded.up_to)
       RETURNING last_sent_at IS NULL OR up_to >= last_sent_at AS is_all`,
      [userId, conversationId, upTo],
    );
    return row?.is_all ?? true;
  }

  /** Of every message, whether it makes a row or not. */
  async noteSent(userId: string, conversationId: string, sentAt: string): Promise<void> {
    await this.database.query(
      `INSERT INTO conversation_reads AS r (user_id, conversation_id, up_to, last_sent_at) VALUES ($1, $2, 'epoch', $3)
       ON CONFLICT (user_id, conversation_id) DO UPDATE SET last_sent_at = greatest(r.last_sent_at, excluded.last_sent_at)`,
      [userId, conversationId, sentAt],
    );
  }

  /** A conversation has one unread row at most: the next message says nothing new. */
  async hasUnread(userId: string, actionUrl: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM notifications WHERE recipient_id = $1 AND type = 'new_message' AND action_url = $2
         AND (NOT is_read OR mail IN ('instant', 'digest'))`,
      [userId, actionUrl],
    );
    return rows.length > 0;
  }

  /** How many it changed. Nothing of it is mailed any more. */
  async markRead(userId: string, actionUrl: string): Promise<number> {
    await this.database.query(
      `UPDATE notifications SET mail = 'none'
       WHERE recipient_id = $1 AND type = 'new_message' AND action_url = $2 AND mail IN ('instant', 'digest')`,
      [userId, actionUrl],
    );
    const rows = await this.database.query(
      `UPDATE notifications SET is_read = true
       WHERE recipient_id = $1 AND type = 'new_message' AND NOT is_read AND action_url = $2 RETURNING id`,
      [userId, actionUrl],
    );
    return rows.length;
  }

  /** Who of the people has notices of the conversation that read as the hash says. */
  async readersOf(people: readonly string[], actionUrl: string, sha256: string): Promise<string[]> {
    const rows = await this.database.query<{ recipient_id: string }>(
      `SELECT DISTINCT recipient_id FROM notifications ${readAs}`,
      [people, actionUrl, sha256],
    );
    return rows.map(({ recipient_id: id }) => id);
  }

  /** Those notices read so from now on; the counts of their readers must be held. */
  async replaceWords(people: readonly string[], actionUrl: string, sha256: string, words: string): Promise<void> {
    await this.database.query(`UPDATE notifications SET message = $4 ${readAs}`, [people, actionUrl, sha256, words]);
  }
}
