import type { BoardTimes } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** How long the applications of a job stood in each stage, and where they came from. */
@Injectable()
export class StageTimesRepository {
  constructor(private readonly database: Database) {}

  async timesOf(jobId: string, companyId: string): Promise<BoardTimes> {
    const [stages, sources] = await Promise.all([
      this.database.prepared<BoardTimes['stages'][number]>(
        `SELECT status AS stage, count(*)::integer AS applications, round(percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM left_at - at) / 3600)::numeric, 1)::double precision AS median_hours
         FROM (SELECT s.status, s.at, lead(s.at) OVER (PARTITION BY s.application_id ORDER BY s.at) AS left_at
           FROM bookings.application_steps s JOIN applications a ON a.id = s.application_id
           WHERE a.job_id = $1 AND a.recruiter_id = $2) steps
         WHERE left_at IS NOT NULL AND status IN ('applied', 'reviewed', 'shortlisted')
         GROUP BY status ORDER BY array_position(ARRAY['applied', 'reviewed', 'shortlisted'], status)`,
        [jobId, companyId],
      ),
      this.database.prepared<BoardTimes['sources'][number]>(
        `SELECT source, count(*)::integer AS applications
         FROM applications WHERE job_id = $1 AND recruiter_id = $2 GROUP BY source ORDER BY applications DESC, source`,
        [jobId, companyId],
      ),
    ]);
    return { stages, sources };
  }
}
