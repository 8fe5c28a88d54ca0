import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What notifications know of conversations: how far each person has read, and which rows lead there. */
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

  async readUpTo(userId: string, conversationId: string, upTo: string): Promise<void> {
    await this.database.query(
      `INSERT INTO conversation_reads AS r (user_id, conversation_id, up_to) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, conversation_id) DO UPDATE SET up_to = greatest(r.up_to, excluded.up_to)`,
      [userId, conversationId, upTo],
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
}
