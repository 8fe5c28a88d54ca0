import { isRecordId, withins } from '@crewcall/contracts-core';
import type { Point } from '@crewcall/contracts-bookings';
import type { JobApplicants, ListedAddresses } from '@crewcall/contracts-jobs';
import { JobEntity } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import {
  collectedIds,
  type IdsQuery,
  isBusiest,
  isSearched,
  type JobFilters,
  nearestIds,
  orderedIds,
  type PageBounds,
  rankedIds,
  walkedIds,
  walksOf,
} from './job-filters.js';
import { jobColumns, jobFromRow, type JobRow } from './job-row.js';
import { type ListedPage, pageFromRows, type PageRow, pageSql } from './listed-page.js';

/** What a freelancer has done with a job. */
interface JobMarks {
  applied: boolean;
  saved: boolean;
}

/** Lists of jobs. Raw rows, because building entities costs a quarter of such a request. */
@Injectable()
export class JobSearchRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async findListed(filters: JobFilters, bounds: PageBounds): Promise<JobEntity[]> {
    return (await this.findListedPage(filters, bounds)).jobs;
  }

  /**
   * Newest first. The ids are found before the rows are fetched, so a deep page does not read what it skips. `share` is
   * that of the jobs which fit, where it is known.
   */
  async findListedPage(filters: JobFilters, bounds: PageBounds, share: number | null = null): Promise<ListedPage> {
    if (!isSearched(filters)) return this.findPage(orderedIds(filters), filters, bounds);
    for (const rows of walksOf(bounds, share)) {
      const walked = await this.findPage(walkedIds(filters, rows), filters, bounds);
      if (walked.jobs.length === bounds.limit) return walked;
      if (walked.jobs.length === 0) break;
    }
    return this.findPage(collectedIds(filters), filters, bounds);
  }

  /** The best first; for lists that are short. */
  findRanked(filters: JobFilters, bounds: PageBounds): Promise<JobEntity[]> {
    return this.findInOrder(rankedIds(filters), bounds);
  }

  /** The nearest to the point first, and of one town the newest. Looked for in circles, until a page is full. */
  async findNearest(filters: JobFilters, point: Point, bounds: PageBounds): Promise<JobEntity[]> {
    const within = filters.near?.miles ?? Infinity;
    for (const miles of withins.filter((each) => each < within)) {
      const found = await this.findInOrder(nearestIds({ ...filters, near: { point, miles } }, point), bounds);
      if (found.length === bounds.limit) return found;
    }
    return this.findInOrder(nearestIds(filters, point), bounds);
  }

  private async findInOrder({ sql, parameters }: IdsQuery, { limit, offset }: PageBounds): Promise<JobEntity[]> {
    const [limitAt, offsetAt] = [parameters.length + 1, parameters.length + 2];
    const rows = await this.database.query<JobRow>(
      `SELECT ${jobColumns} FROM jobs JOIN (
         SELECT id, at FROM (${sql}) ranked ORDER BY at LIMIT $${limitAt} OFFSET $${offsetAt}
       ) page USING (id) ORDER BY at`,
      [...parameters, limit, offset],
    );
    return rows.map(jobFromRow);
  }

  /** A company's own jobs, newest first; of strangers' eyes, those that are listed. */
  async findOfRecruiter(recruiterId: string, onlyListed: boolean, bounds: PageBounds): Promise<[JobEntity[], number]> {
    if (!isRecordId(recruiterId)) return [[], 0];
    const jobs = this.database
      .of(JobEntity)
      .createQueryBuilder('job')
      .where('job.recruiter_id = :recruiterId AND job.deleted_at IS NULL', { recruiterId })
      .orderBy('job.createdAt', 'DESC')
      .addOrderBy('job.id', 'DESC')
      .limit(bounds.limit)
      .offset(bounds.offset);
    if (onlyListed) jobs.andWhere(`job.status <> 'closed'`);
    return jobs.getManyAndCount();
  }

  /** The index alone is walked to the page; only the jobs on it are fetched, in its order. */
  async findNativeAddresses({ limit, offset }: PageBounds): Promise<ListedAddresses> {
    const native = `FROM jobs WHERE status <> 'closed' AND recruiter_id IS NOT NULL`;
    const order = 'ORDER BY created_at DESC, id DESC';
    const rows = await this.database.query<{ id: string; title: string; updated_at: Date }>(
      `SELECT id, title, updated_at ${native} AND (created_at, id) <= (
         SELECT created_at, id ${native} ${order} LIMIT 1 OFFSET $2
       ) ${order} LIMIT $1`,
      [limit, offset],
    );
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*)::integer AS total ${native}`, []);
    const jobs = rows.map(({ updated_at, ...job }) => ({ ...job, updated_at: updated_at.toISOString() }));
    return { total: counted?.total ?? 0, jobs };
  }

  /** Which of these jobs the freelancer has applied for, however it went, and which are saved. */
  async findMarksOf(jobIds: string[], freelancerId: string): Promise<Map<string, JobMarks>> {
    const rows = await this.database.query<JobMarks & { id: string }>(
      `SELECT id, EXISTS (SELECT FROM applications a WHERE a.freelancer_id = $1 AND a.job_id = asked.id) AS applied,
         EXISTS (SELECT FROM bookings.saved_jobs s WHERE s.user_id = $1 AND s.job_id = asked.id) AS saved
       FROM unnest($2::uuid[]) AS asked (id)`,
      [freelancerId, jobIds],
    );
    return new Map(rows.map(({ id, applied, saved }) => [id, { applied, saved }]));
  }

  /** By job: how many people stand by their application, and how many of them wait for a first look. */
  async countApplicantsOf(jobIds: string[]): Promise<Map<string, JobApplicants>> {
    const rows = await this.database.query<JobApplicants & { job_id: string }>(
      `SELECT job_id, count(*)::integer AS total, count(*) FILTER (WHERE status = 'applied')::integer AS waiting
       FROM applications WHERE job_id = ANY($1::uuid[]) AND status <> 'withdrawn' GROUP BY job_id`,
      [jobIds],
    );
    return new Map(rows.map(({ job_id, total, waiting }) => [job_id, { total, waiting }]));
  }

  private async findPage(ids: IdsQuery, filters: JobFilters, bounds: PageBounds): Promise<ListedPage> {
    const isPrepared = !ids.all && isBusiest(filters, bounds);
    const sql = pageSql(ids, bounds);
    return pageFromRows(await this.database.query<PageRow>(sql, ids.parameters, { isPrepared }));
  }
}
