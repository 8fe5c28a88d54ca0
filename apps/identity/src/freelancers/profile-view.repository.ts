import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ProfileViewRepository {
  constructor(private readonly database: Database) {}

  /** False within 24 hours of the last recorded view of the same pair; of many at once, one is true. */
  async recordView(viewerId: string, viewedId: string): Promise<boolean> {
    const recorded = await this.database.query(
      `INSERT INTO profile_views AS v (viewed_id, viewer_id) VALUES ($1, $2)
       ON CONFLICT (viewed_id, viewer_id) DO UPDATE SET recorded_at = now()
       WHERE v.recorded_at <= now() - interval '24 hours' RETURNING viewed_id`,
      [viewedId, viewerId],
    );
    return recorded.length > 0;
  }

  async removeExpired(): Promise<void> {
    await this.database.query(`DELETE FROM profile_views WHERE recorded_at <= now() - interval '24 hours'`);
  }
}
