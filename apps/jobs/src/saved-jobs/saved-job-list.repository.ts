import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import type { JobEntity } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { jobColumns, jobFromRow, type JobRow } from '../jobs/job-row.js';

/** Of a job `j`: what a user may still open. */
const isThere = `j.deleted_at IS NULL AND j.closed_reason IS DISTINCT FROM 'suspended'`;

@Injectable()
export class SavedJobListRepository {
  constructor(private readonly database: Database) {}

  /** The latest saved first; closed ones stay until they are taken off. */
  async pageOfSavedJobs(userId: string, page: PageRequest): Promise<Page<JobEntity>> {
    const rows = await this.database.query<JobRow & { total: number }>(
      `SELECT ${jobColumns}, total FROM jobs JOIN (
         SELECT s.job_id AS id, s.saved_at, count(*) OVER ()::integer AS total
         FROM bookings.saved_jobs s JOIN jobs j ON j.id = s.job_id WHERE s.user_id = $1 AND ${isThere}
         ORDER BY s.saved_at DESC, s.job_id LIMIT $2 OFFSET $3
       ) page USING (id) ORDER BY saved_at DESC, id`,
      [userId, page.page_size, offsetOf(page)],
    );
    // A page that was emptied has no row to say how many are before it.
    const total = rows[0]?.total ?? (page.page > 1 ? await this.countSavedJobsOf(userId) : 0);
    return { items: rows.map(jobFromRow), total };
  }

  /** Besides this one, where there is one. */
  async countSavedJobsOf(userId: string, besidesId: string | null = null): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.saved_jobs s JOIN jobs j ON j.id = s.job_id
       WHERE s.user_id = $1 AND s.job_id IS DISTINCT FROM $2::uuid AND ${isThere}`,
      [userId, besidesId],
    );
    return row?.count ?? 0;
  }
}
