import { randomBytes } from 'node:crypto';
import {
  defaultPreference,
  type NotificationPreference,
  notificationTypes,
  type StoredNotificationType,
} from '@crewcall/contracts-notifications';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface MailSettings {
  quiet_from: string | null;
  quiet_to: string | null;
  unsubscribe_key: string;
}

/** Only what differs from the defaults has ever been written. */
@Injectable()
export class PreferenceRepository {
  constructor(private readonly database: Database) {}

  async preferenceOf(userId: string, type: StoredNotificationType): Promise<NotificationPreference> {
    const wanted = await this.preferenceOfEach([userId], type);
    return wanted(userId);
  }

  /** What each of them wants to hear of this type. */
  async preferenceOfEach(
    userIds: readonly string[],
    type: StoredNotificationType,
  ): Promise<(userId: string) => NotificationPreference> {
    const rows = await this.database.query<NotificationPreference & { user_id: string }>(
      'SELECT user_id, type, in_app, mail FROM notification_preferences WHERE user_id = ANY($1::uuid[]) AND type = $2',
      [userIds, type],
    );
    const chosen = new Map(rows.map((row) => [row.user_id, row]));
    return (userId) => chosen.get(userId) ?? defaultPreference(type);
  }

  /** Of every type, in their order. */
  async preferencesOf(userId: string): Promise<NotificationPreference[]> {
    const rows = await this.database.query<NotificationPreference>(
      'SELECT type, in_app, mail FROM notification_preferences WHERE user_id = $1',
      [userId],
    );
    return notificationTypes.map((type) => rows.find((row) => row.type === type) ?? defaultPreference(type));
  }

  async savePreferences(userId: string, preferences: readonly NotificationPreference[]): Promise<void> {
    for (const { type, in_app, mail } of preferences) {
      await this.database.query(
        `INSERT INTO notification_preferences (user_id, type, in_app, mail) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id, type) DO UPDATE SET in_app = excluded.in_app, mail = excluded.mail`,
        [userId, type, in_app, mail],
      );
    }
  }

  /** Made at the first look, because of its key. */
  async settingsOf(userId: string): Promise<MailSettings> {
    const columns = 'quiet_from, quiet_to, unsubscribe_key';
    const [row] = await this.database.query<MailSettings>(
      `INSERT INTO mail_settings AS s (user_id, unsubscribe_key) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET unsubscribe_key = s.unsubscribe_key RETURNING ${columns}`,
      [userId, randomBytes(24).toString('base64url')],
    );
    if (!row) throw new Error('An upsert answered no row');
    return row;
  }

  async saveQuietHours(userId: string, from: string | null, to: string | null): Promise<void> {
    await this.settingsOf(userId);
    await this.database.query('UPDATE mail_settings SET quiet_from = $2, quiet_to = $3 WHERE user_id = $1', [
      userId,
      from,
      to,
    ]);
  }

  async ownerOf(unsubscribeKey: string): Promise<string | null> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM mail_settings WHERE unsubscribe_key = $1',
      [unsubscribeKey],
    );
    return row?.user_id ?? null;
  }

  async forgetPreferencesOf(userId: string): Promise<void> {
    await this.database.query('DELETE FROM notification_preferences WHERE user_id = $1', [userId]);
    await this.database.query('DELETE FROM mail_settings WHERE user_id = $1', [userId]);
  }
}
