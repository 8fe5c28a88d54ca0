import {
  type PushEnd,
  pushLimits,
  type SavePushEnd,
  type StoredNotificationType,
} from '@crewcall/contracts-notifications';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** An end with what a message to it is sealed with. */
export interface SealedEnd extends SavePushEnd {
  id: string;
  user_id: string;
}

const shown = `id, endpoint, is_discreet, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at`;

@Injectable()
export class PushEndRepository {
  constructor(private readonly database: Database) {}

  pushEndsOf(userId: string): Promise<PushEnd[]> {
    return this.database.query<PushEnd>(`SELECT ${shown} FROM push_ends WHERE user_id = $1 ORDER BY created_at, id`, [
      userId,
    ]);
  }

  /** A browser is of who turned it on last. The newest of a person stay. */
  async savePushEnd(
    userId: string,
    sessionId: string,
    { endpoint, p256dh, auth, is_discreet }: SavePushEnd,
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO push_ends (id, user_id, session_id, endpoint, p256dh, auth, is_discreet)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, is_discreet = excluded.is_discreet`,
      [newId(), userId, sessionId, endpoint, p256dh, auth, is_discreet],
    );
    await this.database.query(
      `DELETE FROM push_ends WHERE user_id = $1 AND id NOT IN
         (SELECT id FROM push_ends WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2)`,
      [userId, pushLimits.ends],
    );
  }

  async idsOfAll(userIds: readonly string[]): Promise<{ id: string; user_id: string }[]> {
    return this.database.query('SELECT id, user_id FROM push_ends WHERE user_id = ANY($1::uuid[]) ORDER BY id', [
      userIds,
    ]);
  }

  async findPushEnd(id: string): Promise<SealedEnd | null> {
    const [end] = await this.database.query<SealedEnd>(
      'SELECT id, user_id, endpoint, p256dh, auth, is_discreet FROM push_ends WHERE id = $1',
      [id],
    );
    return end ?? null;
  }

  /** True when it was theirs. */
  async removeOwn(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.query<object>(
      `WITH removed AS (DELETE FROM push_ends WHERE id = $2 AND user_id = $1 RETURNING 1) SELECT * FROM removed`,
      [userId, id],
    );
    return removed.length > 0;
  }

  async removePushEnd(id: string): Promise<void> {
    await this.database.query('DELETE FROM push_ends WHERE id = $1', [id]);
  }

  async removeOfSessions(sessionIds: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM push_ends WHERE session_id = ANY($1)', [sessionIds]);
  }

  async forgetPushEndsOf(userId: string): Promise<void> {
    await this.database.query('DELETE FROM push_ends WHERE user_id = $1', [userId]);
  }

  /** Unless it was read meanwhile. */
  async unreadNotification(recipientId: string, id: string): Promise<PushedNotification | null> {
    const [found] = await this.database.query<PushedNotification>(
      `SELECT id, type, priority, passes_quiet_hours, title, message, action_url FROM notifications
       WHERE id = $2 AND recipient_id = $1 AND NOT is_read`,
      [recipientId, id],
    );
    return found ?? null;
  }
}

export interface PushedNotification {
  id: string;
  type: StoredNotificationType;
  priority: string;
  passes_quiet_hours: boolean;
  title: string;
  message: string;
  action_url: string | null;
}
