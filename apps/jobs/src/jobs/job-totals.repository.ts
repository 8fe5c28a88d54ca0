import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { conditionsOf, type JobFilters } from './job-filters.js';
import type { ListTotals } from './listed-page.js';

/** How many jobs there were at a version of the list. */
export interface ListCount {
  count: number;
  version: number;
}

/** As many versions as the database keeps the changes of. */
const VERSIONS_KEPT = 1000;
/** After more changes than these, counting all again is as cheap. */
const CHANGES_READ = 2000;

/** Lengths of lists. Each statement sees one moment, so a count is exactly that of the version beside it. */
@Injectable()
export class JobTotalsRepository {
  constructor(private readonly database: Database) {}

  async findTotals(): Promise<ListTotals> {
    const [row] = await this.database.prepared<{ listed: number; version: string }>(
      'SELECT listed, version FROM job_totals',
    );
    return { listed: row?.listed ?? 0, version: Number(row?.version ?? 0) };
  }

  async countListed(filters: JobFilters): Promise<ListCount> {
    const { where, parameters } = conditionsOf(filters);
    const [row] = await this.database.query<{ count: number; version: string }>(
      `SELECT count(*)::integer AS count, (SELECT version FROM job_totals) AS version FROM jobs WHERE ${where}`,
      parameters,
    );
    return { count: row?.count ?? 0, version: Number(row?.version ?? 0) };
  }

  /** Of these companies alone, which are few. */
  async countAmong(filters: JobFilters, recruiterIds: readonly string[]): Promise<number> {
    const { where, parameters } = conditionsOf(filters);
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM jobs WHERE recruiter_id = ANY($${parameters.length + 1}::uuid[]) AND ${where}`,
      [...parameters, recruiterIds],
    );
    return row?.count ?? 0;
  }

  /** What became of an earlier count, by the jobs that changed since; null when those are too many or forgotten. */
  async countSince(filters: JobFilters, { count, version }: ListCount): Promise<ListCount | null> {
    const { where, parameters } = conditionsOf(filters);
    const since = `$${parameters.length + 1}`;
    const [row] = await this.database.query<{ version: string; read: number; gone: number; come: number }>(
      `WITH read AS MATERIALIZED (
         SELECT * FROM job_list_changes WHERE version > ${since} ORDER BY version LIMIT ${CHANGES_READ + 1}
       ), earlier AS MATERIALIZED (SELECT DISTINCT ON (job_id) * FROM read ORDER BY job_id, version)
       SELECT (SELECT version FROM job_totals) AS version,
         (SELECT count(*)::integer FROM read) AS read,
         (SELECT count(*)::integer FROM earlier WHERE ${where}) AS gone,
         (SELECT count(*)::integer FROM jobs WHERE id IN (SELECT job_id FROM earlier) AND ${where}) AS come`,
      [...parameters, version],
    );
    const now = Number(row?.version);
    if (!row || row.read > CHANGES_READ || now - version > VERSIONS_KEPT) return null;
    return { count: count - row.gone + row.come, version: now };
  }
}
