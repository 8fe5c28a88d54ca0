import { type PreparedQuery, Database, writeQuery } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** What one person did within the last 24 hours. */
@Injectable()
export class DailyLimitsRepository {
  constructor(private readonly database: Database) {}

  /** To be asked first: whatever else this person begins at the same moment waits until this transaction ends. */
  lockingUser(userId: string): PreparedQuery<void> {
    return writeQuery('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`daily-limits:${userId}`]);
  }

  countingJobs(recruiterId: string): PreparedQuery<number> {
    return counting(
      `SELECT count(*)::integer AS count FROM jobs WHERE recruiter_id = $1 AND created_at > now() - interval '24 hours'`,
      recruiterId,
    );
  }

  countingApplications(freelancerId: string): PreparedQuery<number> {
    return counting(
      `SELECT count(*)::integer AS count FROM applications
       WHERE freelancer_id = $1 AND applied_at > now() - interval '24 hours'`,
      freelancerId,
    );
  }

  async lockAndCount(userId: string, counting: PreparedQuery<number>): Promise<number> {
    const [, count] = await this.database.inOrder(this.lockingUser(userId), counting);
    return count;
  }
}

function counting(sql: string, userId: string): PreparedQuery<number> {
  return { sql, parameters: [userId], of: ([row]) => (row as { count: number } | undefined)?.count ?? 0 };
}
