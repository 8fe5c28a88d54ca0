import { openStatuses } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Freelancers who still wait for an answer about a job. */
@Injectable()
export class OpenApplicantRepository {
  constructor(private readonly database: Database) {}

  /** Ids in order, beginning after the given one. */
  async pageOfApplicants(jobId: string, limit: number, after?: string): Promise<string[]> {
    const rows = await this.database.query<{ freelancer_id: string }>(
      `SELECT freelancer_id FROM applications
       WHERE job_id = $1 AND status = ANY($2) AND ($3::uuid IS NULL OR freelancer_id > $3)
       ORDER BY freelancer_id LIMIT $4`,
      [jobId, openStatuses, after ?? null, limit],
    );
    return rows.map(({ freelancer_id }) => freelancer_id);
  }
}
