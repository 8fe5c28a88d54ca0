import { isRecordId } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Where a message is and who may see it: all that a file needs to know of its message. */
@Injectable()
export class MessagePlaceRepository {
  constructor(private readonly database: Database) {}

  async placeOf(messageId: string): Promise<{ conversationId: string; userIds: string[] }> {
    const rows = await this.database.query<{ conversation_id: string; user_id: string }>(
      `SELECT m.conversation_id, p.user_id FROM messages m
       JOIN participants p ON p.conversation_id = m.conversation_id AND m.seq > p.cleared_seq WHERE m.id = $1`,
      [messageId],
    );
    return { conversationId: rows[0]?.conversation_id ?? '', userIds: rows.map(({ user_id }) => user_id) };
  }

  /** Null when this person did not write it, or an administrator removed it; until the transaction ends none does. */
  async conversationOfOwn(messageId: string, senderId: string): Promise<string | null> {
    if (!isRecordId(messageId)) return null;
    const [row] = await this.database.query<{ conversation_id: string }>(
      'SELECT conversation_id FROM messages WHERE id = $1 AND sender_id = $2 AND removed_at IS NULL FOR SHARE',
      [messageId, senderId],
    );
    return row?.conversation_id ?? null;
  }
}
