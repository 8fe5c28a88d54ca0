import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What one person did within the last 24 hours. */
@Injectable()
export class DailyLimitsRepository {
  constructor(private readonly database: Database) {}

  /** Whatever else this person begins at the same moment waits until this transaction ends. */
  async lock(userId: string): Promise<void> {
    await this.database.prepared('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`daily-limits:${userId}`]);
  }

  countJobs(recruiterId: string): Promise<number> {
    return this.count(
      `SELECT count(*)::integer AS count FROM jobs WHERE recruiter_id = $1 AND created_at > now() - interval '24 hours'`,
      recruiterId,
    );
  }

  countApplications(freelancerId: string): Promise<number> {
    return this.count(
      `SELECT count(*)::integer AS count FROM applications
       WHERE freelancer_id = $1 AND applied_at > now() - interval '24 hours'`,
      freelancerId,
    );
  }

  private async count(sql: string, userId: string): Promise<number> {
    const [row] = await this.database.prepared<{ count: number }>(sql, [userId]);
    return row?.count ?? 0;
  }
}
