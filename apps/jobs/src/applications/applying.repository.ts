import { type JobEntity, JobRepository } from '@crewcall/jobs-domain';
import { type PreparedQuery, Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import type { ApplicationRow } from './application-list.repository.js';

/** What is shown of someone who applies. */
export type ApplicantRow = Pick<
  ApplicationRow,
  'first_name' | 'last_name' | 'title' | 'experience_years' | 'availability' | 'rated'
>;

interface Looked {
  /** Applications of this day. */
  sent: number;
  job: JobEntity | null;
  applicant: ApplicantRow;
}

/** What is looked at before a person applies. */
@Injectable()
export class ApplyingRepository {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
  ) {}

  /** In one trip: what `limit` asks, and then the job, which is held against closing. */
  async lookAtJob(
    limit: readonly [PreparedQuery<void>, PreparedQuery<number>],
    freelancerId: string,
    jobId: string,
  ): Promise<Looked> {
    const holding = this.jobs.lockingAgainstClosing(jobId);
    const [, sent, [job = null], applicant] = await this.database.inOrder(...limit, holding, applicantOf(freelancerId));
    return { sent, job, applicant };
  }
}

/** A row also of whom no event told yet. */
const applicantOf = (userId: string): PreparedQuery<ApplicantRow> => ({
  sql: `SELECT p.first_name, p.last_name, p.title, p.experience_years, p.availability, s.distribution AS rated
    FROM (SELECT $1::uuid AS id) a LEFT JOIN people p ON p.user_id = a.id
    LEFT JOIN rating_summaries s ON s.freelancer_id = a.id`,
  parameters: [userId],
  of: ([row]) => row as ApplicantRow,
});
