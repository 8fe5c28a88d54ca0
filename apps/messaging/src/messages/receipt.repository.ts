import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** How far one side has come, by the last message of the other side up to there. */
export interface Mark {
  messageId: string;
  number: number;
  createdAt: Date;
}

const lastOfOther = `
  SELECT id AS "messageId", seq::float8 AS number, created_at AS "createdAt" FROM messages
  WHERE conversation_id = $1 AND sender_id IS DISTINCT FROM $2 AND seq > $3 AND seq <= $4 ORDER BY seq DESC LIMIT 1`;

/** What each side has been given and has read. Unread messages are counted anew each time: a sum would drift. */
@Injectable()
export class ReceiptRepository {
  constructor(private readonly database: Database) {}

  /** In a transaction that holds the conversation. Null when nothing of the other side was new up to there. */
  async markRead(conversationId: string, userId: string, from: number, upTo: number): Promise<Mark | null> {
    const moving = this.database.prepared(
      `UPDATE participants p SET read_seq = greatest(read_seq, $3), delivered_seq = greatest(delivered_seq, $3),
         unread = (SELECT count(*) FROM messages m WHERE m.conversation_id = $1 AND m.sender_id IS DISTINCT FROM $2
                   AND m.seq > greatest(p.read_seq, p.cleared_seq, $3))
       WHERE conversation_id = $1 AND user_id = $2`,
      [conversationId, userId, upTo],
    );
    const [, mark] = await Promise.all([moving, this.lastBetween(conversationId, userId, from, upTo)]);
    return mark;
  }

  async markDelivered(
    conversationId: string,
    userId: string,
    upTo: number,
  ): Promise<(Mark & { otherId: string }) | null> {
    const [moved] = await this.database.prepared<{ otherId: string; was: number; now: number }>(
      `UPDATE participants p SET delivered_seq = least($3::bigint, c.last_seq)
       FROM conversations c, (SELECT delivered_seq FROM participants WHERE conversation_id = $1 AND user_id = $2) old
       WHERE c.id = $1 AND p.conversation_id = $1 AND p.user_id = $2 AND p.delivered_seq < least($3::bigint, c.last_seq)
       RETURNING p.other_id AS "otherId", old.delivered_seq::float8 AS was, p.delivered_seq::float8 AS now`,
      [conversationId, userId, upTo],
    );
    if (!moved) return null;
    const mark = await this.lastBetween(conversationId, userId, moved.was, moved.now);
    return mark && { ...mark, otherId: moved.otherId };
  }

  /** Of the other side: how far it has been given and has read what this side wrote. */
  async reachOf(conversationId: string, userId: string): Promise<{ delivered: number; read: number }> {
    const [row] = await this.database.prepared<{ delivered: number; read: number }>(
      `SELECT delivered_seq::float8 AS delivered, read_seq::float8 AS read FROM participants
       WHERE conversation_id = $1 AND user_id <> $2`,
      [conversationId, userId],
    );
    return row ?? { delivered: 0, read: 0 };
  }

  async unreadOf(userId: string): Promise<number> {
    const [row] = await this.database.prepared<{ count: number }>(
      'SELECT coalesce(sum(unread), 0)::integer AS count FROM participants WHERE user_id = $1 AND unread > 0',
      [userId],
    );
    return row?.count ?? 0;
  }

  private async lastBetween(conversationId: string, userId: string, from: number, upTo: number): Promise<Mark | null> {
    const [mark] = await this.database.prepared<Mark>(lastOfOther, [conversationId, userId, from, upTo]);
    return mark ?? null;
  }
}
