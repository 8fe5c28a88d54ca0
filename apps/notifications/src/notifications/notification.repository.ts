import { isRecordId, offsetOf } from '@crewcall/contracts-core';
import {
  type NotificationCategory,
  type StoredNotificationType,
  typesOfCategory,
} from '@crewcall/contracts-notifications';
import { Database, wholeWords } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In } from 'typeorm';
import { NotificationEntity } from './notification.entity.js';

/** Who has read it needs no mail of it. */
const settled = (): string => "CASE mail WHEN 'sent' THEN 'sent' ELSE 'none' END";

export interface NotificationFilter {
  category?: NotificationCategory;
  unread?: boolean;
  page: number;
  page_size: number;
}

/** Everything here is of one recipient: there is no way to reach another's. */
@Injectable()
export class NotificationRepository {
  constructor(private readonly database: Database) {}

  /** Answers those that are new: the user who was told of the event before is not told again. */
  async addOnce(notifications: readonly NotificationEntity[]): Promise<NotificationEntity[]> {
    if (!notifications.length) return [];
    const { raw } = await this.database
      .of(NotificationEntity)
      .createQueryBuilder()
      .insert()
      .values([...notifications])
      .orIgnore()
      // Fewer rows may come back than were given: they must not be matched by their places.
      .updateEntity(false)
      .returning('id')
      .execute();
    const added = new Set((raw as { id: string }[]).map(({ id }) => id));
    return notifications.filter(({ id }) => added.has(id));
  }

  /** Newest first. */
  pageOfNotifications(recipientId: string, filter: NotificationFilter): Promise<NotificationEntity[]> {
    return this.database.of(NotificationEntity).find({
      where: whereOf(recipientId, filter),
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: offsetOf(filter),
      take: filter.page_size,
    });
  }

  /** Anything that is not an id finds nothing. */
  async findNotification(recipientId: string, id: string): Promise<NotificationEntity | null> {
    if (!isRecordId(id)) return null;
    return this.database.of(NotificationEntity).findOneBy({ id, recipientId });
  }

  async markRead(recipientId: string, id: string): Promise<void> {
    await this.database.of(NotificationEntity).update({ id, recipientId }, { isRead: true, mail: settled });
  }

  /** How many it changed; all categories when none is named. */
  async markAllRead(recipientId: string, category?: NotificationCategory): Promise<number> {
    const unread = whereOf(recipientId, { category, unread: true });
    const { affected } = await this.database.of(NotificationEntity).update(unread, { isRead: true, mail: settled });
    return affected ?? 0;
  }

  async removeNotification(recipientId: string, id: string): Promise<void> {
    await this.database.of(NotificationEntity).delete({ id, recipientId });
  }

  /** Whose read notifications are older than that. */
  async recipientsOfOutdated(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ recipient_id: string }>(
      'SELECT DISTINCT recipient_id FROM notifications WHERE is_read AND created_at < $1 LIMIT $2',
      [before, limit],
    );
    return rows.map(({ recipient_id }) => recipient_id);
  }

  /** Answers the types of those it removed. */
  async removeOutdated(recipientId: string, before: Date): Promise<StoredNotificationType[]> {
    const rows = await this.database.query<{ type: StoredNotificationType }>(
      'DELETE FROM notifications WHERE recipient_id = $1 AND is_read AND created_at < $2 RETURNING type',
      [recipientId, before],
    );
    return rows.map(({ type }) => type);
  }

  /** Who was told of a user, by one of these names or by the first alone. */
  async recipientsTold(userId: string, names: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ recipient_id: string }>(
      'SELECT DISTINCT recipient_id FROM notifications WHERE title ~ $1 OR message ~ $1 OR first_name_of = $2',
      [wholeWords(...names), userId],
    );
    return rows.map(({ recipient_id: id }) => id);
  }

  /** In what others were told, the names of a user who left give way to `by`; in what their mails took along, too. */
  async replaceNames(names: readonly string[], by: string): Promise<void> {
    await this.database.query(
      `UPDATE notifications SET title = regexp_replace(title, $1, $2, 'g'), message = regexp_replace(message, $1, $2, 'g')
       WHERE title ~ $1 OR message ~ $1`,
      [wholeWords(...names), by],
    );
    const asJson = (text: string): string => JSON.stringify(text).slice(1, -1);
    for (const column of ['booked', 'offered', 'sheet', 'found'])
      await this.database.query(
        `UPDATE notifications SET ${column} = regexp_replace(${column}::text, $1, $2, 'g')::jsonb
         WHERE ${column}::text ~ $1`,
        [wholeWords(...names.map(asJson)), asJson(by)],
      );
  }

  /** In titles that say the first name of this user alone; answers what they were and are. */
  replaceFirstNames(userId: string, firstNames: readonly string[], by: string): Promise<{ was: string; is: string }[]> {
    return this.database.query(
      `WITH told AS (SELECT id, title FROM notifications WHERE first_name_of = $1)
       UPDATE notifications n SET title = regexp_replace(n.title, $2, $3), first_name_of = NULL
       FROM told WHERE told.id = n.id RETURNING told.title AS was, n.title AS is`,
      [userId, wholeWords(...firstNames), by],
    );
  }

  async removeAllOf(recipientId: string): Promise<void> {
    await this.database.of(NotificationEntity).delete({ recipientId });
    await this.database.query('DELETE FROM conversation_reads WHERE user_id = $1', [recipientId]);
  }
}

function whereOf(
  recipientId: string,
  { category, unread }: Pick<NotificationFilter, 'category' | 'unread'>,
): FindOptionsWhere<NotificationEntity> {
  return {
    recipientId,
    ...(category ? { type: In(typesOfCategory(category)) } : {}),
    ...(unread === undefined ? {} : { isRead: !unread }),
  };
}
