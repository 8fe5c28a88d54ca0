import { isRecordId, offsetOf, type Page, type PageRequest, type Role } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** A conversation as one of its two sides sees it, as the driver gives it. */
export interface ConversationRow {
  id: string;
  last_message_at: Date | null;
  unread: number;
  read_seq: string;
  is_blocked: boolean;
  other_id: string;
  role: Role | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  avatar_url: string | null;
  email: string | null;
  have_dealt: boolean;
  deleted_at: Date | null;
  content: string | null;
  sender_id: string | null;
  sent_at: Date | null;
}

/** What the other side sent before this one cleared the conversation is not shown any more. */
const rows = `
  SELECT p.conversation_id AS id, p.last_message_at, p.unread, p.read_seq, b.blocked_id IS NOT NULL AS is_blocked,
         p.other_id, o.role, o.display_name, o.first_name, o.last_name, o.company_name, o.avatar_url, o.email, o.deleted_at,
         d.low_id IS NOT NULL AS have_dealt,
         m.content, m.sender_id, m.created_at AS sent_at
  FROM participants p
  LEFT JOIN people o ON o.id = p.other_id
  LEFT JOIN dealings d ON d.low_id = least(p.user_id, p.other_id) AND d.high_id = greatest(p.user_id, p.other_id)
  LEFT JOIN blocks b ON b.blocker_id = p.user_id AND b.blocked_id = p.other_id
  LEFT JOIN LATERAL (
    SELECT content, sender_id, created_at FROM messages
    WHERE conversation_id = p.conversation_id AND seq > p.cleared_seq ORDER BY seq DESC LIMIT 1
  ) m ON true`;

const matches = `($2 = '' OR position(lower($2) IN lower(concat_ws(' ', o.display_name, o.first_name, o.last_name, o.company_name, m.content))) > 0)`;

/** As the policy of that name says. */
const isReachable = '(p.is_listed OR b.blocked_id IS NOT NULL)';

/** Conversations as people read them. */
@Injectable()
export class ConversationListRepository {
  constructor(private readonly database: Database) {}

  /** The latest message first. */
  async findConversationsOf(userId: string, search: string, page: PageRequest): Promise<Page<ConversationRow>> {
    const items = await this.database.query<ConversationRow>(
      `${rows} WHERE p.user_id = $1 AND p.is_listed AND ${matches}
       ORDER BY p.last_message_at DESC, p.conversation_id DESC LIMIT $3 OFFSET $4`,
      [userId, search, page.page_size, offsetOf(page)],
    );
    return { items, total: await this.countOf(userId, search) };
  }

  async findConversation(id: string, userId: string): Promise<ConversationRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.prepared<ConversationRow>(
      `${rows} WHERE p.conversation_id = $1 AND p.user_id = $2 AND ${isReachable}`,
      [id, userId],
    );
    return row ?? null;
  }

  async findWith(otherId: string, userId: string): Promise<ConversationRow | null> {
    const [row] = await this.database.prepared<ConversationRow>(
      `${rows} WHERE p.user_id = $2 AND ${isReachable} AND p.conversation_id =
         (SELECT id FROM conversations WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1::uuid, $2::uuid))`,
      [otherId, userId],
    );
    return row ?? null;
  }

  private async countOf(userId: string, search: string): Promise<number> {
    const [counted] = search
      ? await this.database.query<{ total: number }>(
          `SELECT count(*)::integer AS total FROM (${rows} WHERE p.user_id = $1 AND p.is_listed AND ${matches}) found`,
          [userId, search],
        )
      : await this.database.query<{ total: number }>(
          'SELECT count(*)::integer AS total FROM participants WHERE user_id = $1 AND is_listed',
          [userId],
        );
    return counted?.total ?? 0;
  }
}
