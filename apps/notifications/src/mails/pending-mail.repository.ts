import type { StoredNotificationType } from '@crewcall/contracts-notifications';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { BookedTimes } from '../notifications/booked-times.js';
import type { FoundJobs } from '../notifications/found-jobs.js';
import type { SheetEssentials } from '../notifications/sheet-essentials.js';
import type { Offered } from '../notifications/offered.js';

export interface PendingMail {
  id: string;
  type: StoredNotificationType;
  priority: string;
  passesQuietHours: boolean;
  title: string;
  message: string;
  actionUrl: string | null;
  booked: BookedTimes | null;
  offered: Offered | null;
  sheet: SheetEssentials | null;
  found: FoundJobs | null;
  createdAt: Date;
}

const columns = `id, type, priority, passes_quiet_hours AS "passesQuietHours", title, message, action_url AS "actionUrl", booked, offered,
   sheet, found, created_at AS "createdAt"`;

/** Which notifications are still to be mailed. Reading one settles it; see `NotificationRepository`. */
@Injectable()
export class PendingMailRepository {
  constructor(private readonly database: Database) {}

  async instantMail(recipientId: string, id: string): Promise<PendingMail | null> {
    const [row] = await this.database.query<PendingMail>(
      `SELECT ${columns} FROM notifications WHERE id = $2 AND recipient_id = $1 AND mail = 'instant'`,
      [recipientId, id],
    );
    return row ?? null;
  }

  /** Newest first. */
  digestOf(recipientId: string, before: Date): Promise<PendingMail[]> {
    return this.database.query<PendingMail>(
      `SELECT ${columns} FROM notifications WHERE recipient_id = $1 AND mail = 'digest' AND created_at < $2
       ORDER BY created_at DESC, id DESC LIMIT 500`,
      [recipientId, before],
    );
  }

  async recipientsOfDigests(before: Date, after: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ recipient_id: string }>(
      `SELECT DISTINCT recipient_id FROM notifications
       WHERE mail = 'digest' AND created_at < $1 AND ($2::uuid IS NULL OR recipient_id > $2)
       ORDER BY recipient_id LIMIT $3`,
      [before, after, limit],
    );
    return rows.map(({ recipient_id }) => recipient_id);
  }

  /** Of what was told within the last 24 hours. */
  async countSentToday(recipientId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM notifications
       WHERE recipient_id = $1 AND mail = 'sent' AND created_at > now() - interval '24 hours'`,
      [recipientId],
    );
    return row?.count ?? 0;
  }

  async settleMails(ids: readonly string[], as: 'sent' | 'none' | 'digest'): Promise<void> {
    await this.database.query('UPDATE notifications SET mail = $2 WHERE id = ANY($1::uuid[])', [ids, as]);
  }
}
