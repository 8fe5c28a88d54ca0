import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async addSession(session: SessionEntity): Promise<void> {
    await this.database.of(SessionEntity).insert(session);
  }

  async findLive(id: string, userId: string): Promise<SessionEntity | null> {
    return this.database.of(SessionEntity).findOneBy({ id, userId, revokedAt: IsNull() });
  }

  /** A person's sessions that still stand, last used first. */
  async liveSessionsOf(userId: string): Promise<SessionEntity[]> {
    return this.database.of(SessionEntity).find({
      where: { userId, revokedAt: IsNull() },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      take: 100,
    });
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.database.of(SessionEntity).delete({ userId });
  }

  /** The ids of a person's sessions that still stand, last used first. */
  async liveIdsOf(userId: string, { skip = 0 } = {}): Promise<string[]> {
    const rows = await this.database.of(SessionEntity).find({
      select: { id: true },
      where: { userId, revokedAt: IsNull() },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
      skip,
    });
    return rows.map(({ id }) => id);
  }

  /** Whether this person has lately signed in from there. An unknown person costs the same query. */
  async isKnownAddress(userId: string, addressHash: string): Promise<boolean> {
    return this.database.of(SessionEntity).existsBy({ userId, addressHash });
  }

  async touchSession(id: string): Promise<void> {
    await this.database.of(SessionEntity).update({ id }, { lastSeenAt: new Date() });
  }

  async revokeSessions(ids: string[]): Promise<void> {
    await this.database.of(SessionEntity).update({ id: In(ids), revokedAt: IsNull() }, { revokedAt: new Date() });
  }

  /** Those that were not used for so many days and that were not ended yet, by their users. */
  async idleByUser(idleDays: number, limit: number): Promise<{ user_id: string; ids: string[] }[]> {
    return this.database.query(
      `SELECT user_id, array_agg(id) AS ids FROM (
         SELECT id, user_id FROM sessions
         WHERE revoked_at IS NULL AND last_seen_at < now() - make_interval(days => $1) LIMIT $2) idle
       GROUP BY user_id`,
      [idleDays, limit],
    );
  }

  async removeUnusable(idleDays: number): Promise<void> {
    await this.database.query(
      `DELETE FROM sessions
       WHERE revoked_at < now() - interval '30 days' OR last_seen_at < now() - make_interval(days => $1 + 30)`,
      [idleDays],
    );
  }
}
