import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface RemovedFrom {
  conversationId: string;
  people: string[];
  /** What was written. */
  content: string;
}

@Injectable()
export class RemovalsRepository {
  constructor(private readonly database: Database) {}

  /** Both sides keep the message's place, without its words and files. Null when it is not there. */
  async blankMessage(messageId: string, words: string): Promise<RemovedFrom | null> {
    const [row] = await this.database.query<{ conversationId: string; content: string }>(
      `WITH was AS (SELECT id, content FROM messages WHERE id = $1 FOR UPDATE),
         m AS (UPDATE messages SET content = $2, removed_at = now() FROM was WHERE messages.id = was.id RETURNING conversation_id, was.content)
       SELECT conversation_id AS "conversationId", content FROM m`,
      [messageId, words],
    );
    if (!row) return null;
    await this.database.query(`UPDATE attachments SET moderation_status = 'rejected' WHERE message_id = $1`, [
      messageId,
    ]);
    const people = await this.database.query<{ id: string }>(
      'SELECT user_id AS id FROM participants WHERE conversation_id = $1',
      [row.conversationId],
    );
    return { ...row, people: people.map(({ id }) => id).sort() };
  }

  async messageOfAttachment(attachmentId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string | null }>(
      'SELECT message_id AS id FROM attachments WHERE id = $1',
      [attachmentId],
    );
    return row?.id ?? null;
  }
}
