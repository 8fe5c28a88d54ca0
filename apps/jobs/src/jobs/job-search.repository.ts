import { isRecordId } from '@crewcall/contracts-core';
import type { ListedAddresses } from '@crewcall/contracts-jobs';
import { JobEntity } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { containsPattern } from './contains-pattern.js';
import { jobColumns, jobFromRow, type JobRow } from './job-row.js';

/** All in lower case; null filters nothing. */
export interface JobFilters {
  search: string | null;
  location: string | null;
  category: string | null;
  rateUnit: string | null;
  /** Pence per unit. */
  rateMin: number | null;
}

export interface PageBounds {
  limit: number;
  offset: number;
}

/** Lists of jobs. Raw rows, because building entities costs a quarter of such a request. */
@Injectable()
export class JobSearchRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. The ids are found before the rows are fetched, so a deep page does not read what it skips. */
  async findListed(filters: JobFilters, { limit, offset }: PageBounds): Promise<JobEntity[]> {
    const { where, parameters } = conditionsOf(filters);
    const [limitAt, offsetAt] = [parameters.length + 1, parameters.length + 2];
    const rows = await this.database.query<JobRow>(
      `SELECT ${jobColumns} FROM jobs JOIN (
         SELECT id FROM jobs WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT $${limitAt} OFFSET $${offsetAt}
       ) page USING (id) ORDER BY created_at DESC, id DESC`,
      [...parameters, limit, offset],
    );
    return rows.map(jobFromRow);
  }

  async countListed(filters: JobFilters): Promise<number> {
    const { where, parameters } = conditionsOf(filters);
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM jobs WHERE ${where}`,
      parameters,
    );
    return row?.count ?? 0;
  }

  /** About how many: as many as there would be if all jobs were like the newest thousand. Never reads more than those. */
  async estimateListed(filters: JobFilters, listed: number): Promise<number> {
    const { where, parameters } = conditionsOf(filters);
    const [row] = await this.database.query<{ matching: number; looked_at: number }>(
      `SELECT count(*) FILTER (WHERE ${where})::integer AS matching, count(*)::integer AS looked_at FROM (
         SELECT status, search_text, location_text, categories, rate_unit, rate_pence FROM jobs
         WHERE status <> 'closed' ORDER BY created_at DESC, id DESC LIMIT 1000
       ) newest`,
      parameters,
    );
    return row?.looked_at ? Math.round((row.matching / row.looked_at) * listed) : 0;
  }

  /** How many are listed without a filter, and a version that moves whenever any count could have changed. */
  async findTotals(): Promise<{ listed: number; version: string }> {
    const [row] = await this.database.query<{ listed: number; version: string }>(
      'SELECT listed, version FROM job_totals',
    );
    return row ?? { listed: 0, version: '0' };
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

  /** Ids and times alone, from the index. */
  async findNativeAddresses({ limit, offset }: PageBounds): Promise<ListedAddresses> {
    const native = `FROM jobs WHERE status <> 'closed' AND recruiter_id IS NOT NULL`;
    const rows = await this.database.query<{ id: string; updated_at: Date }>(
      `SELECT id, updated_at ${native} ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const [counted] = await this.database.query<{ total: number }>(`SELECT count(*)::integer AS total ${native}`, []);
    const jobs = rows.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() }));
    return { total: counted?.total ?? 0, jobs };
  }

  /** Which of these jobs the freelancer has applied for, however it went. */
  async findAppliedAmong(jobIds: string[], freelancerId: string): Promise<Set<string>> {
    const rows = await this.database.query<{ job_id: string }>(
      'SELECT job_id FROM applications WHERE freelancer_id = $1 AND job_id = ANY($2::uuid[])',
      [freelancerId, jobIds],
    );
    return new Set(rows.map(({ job_id }) => job_id));
  }
}

/** Closed jobs are in no list. A filter that is not set is not in the statement, so the planner sees only what counts. */
function conditionsOf({ search, location, category, rateUnit, rateMin }: JobFilters): {
  where: string;
  parameters: unknown[];
} {
  const conditions = [`status <> 'closed'`];
  const parameters: unknown[] = [];
  const add = (condition: string, parameter: unknown): void => {
    parameters.push(parameter);
    conditions.push(`${condition} $${parameters.length}`);
  };
  if (search) add('search_text LIKE', containsPattern(search));
  if (location) add('location_text LIKE', containsPattern(location));
  if (category) add('categories @>', [category]);
  // The index of rates holds those that are known as a number.
  if (rateUnit) add('rate_pence IS NOT NULL AND rate_unit =', rateUnit);
  if (rateMin !== null) add('rate_pence >=', rateMin);
  return { where: conditions.join(' AND '), parameters };
}
