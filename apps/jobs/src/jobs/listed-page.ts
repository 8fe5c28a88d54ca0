import { type CompanyRating, companyRatingOf } from '@crewcall/contracts-bookings';
import type { JobEntity } from '@crewcall/jobs-domain';
import type { IdsQuery, PageBounds } from './job-filters.js';
import { jobColumns, jobFromRow, type JobRow } from './job-row.js';

/** How long the list is without a filter, and a version that moves whenever any count could have changed. */
export interface ListTotals {
  listed: number;
  version: number;
}

/** A page with what else is told of its list, all of one moment. */
export interface ListedPage {
  jobs: JobEntity[];
  totals: ListTotals;
  /** How many fit the filters, where all of them were found. */
  fitting: number | null;
  /** Of companies on the page, by id. */
  ratings: Map<string, CompanyRating>;
}

/** There is one at least: of a page without jobs, its id is null. */
export interface PageRow {
  id: string | null;
  recruiterId: string | null;
  listed: number;
  version: string;
  fitting: number | null;
  distribution: number[] | null;
}

/** One statement, because each is a way to the database and back. */
export const pageSql = ({ all, sql }: IdsQuery, { limit, offset }: PageBounds): string =>
  `${all ?? ''} SELECT totals.listed, totals.version, ${all ? '(SELECT count(*)::integer FROM found)' : 'NULL'} AS fitting,
     page.* FROM job_totals totals LEFT JOIN (
     SELECT ${jobColumns},
       (SELECT distribution FROM bookings.company_ratings rated WHERE rated.recruiter_id = jobs.recruiter_id) AS distribution
     FROM jobs JOIN (
       ${sql} ORDER BY created_at DESC, id DESC LIMIT ${limit} ${offset ? `OFFSET ${offset}` : ''}
     ) paged USING (id)
   ) page ON true WHERE totals.id ORDER BY page."createdAt" DESC, page.id DESC`;

export function pageFromRows(rows: PageRow[]): ListedPage {
  const jobs = rows.filter((row): row is PageRow & JobRow => row.id !== null);
  const ratings = jobs.flatMap(({ recruiterId, distribution }) => {
    const rating = distribution && companyRatingOf(distribution);
    return recruiterId && rating ? [[recruiterId, rating] as const] : [];
  });
  const totals = { listed: rows[0]?.listed ?? 0, version: Number(rows[0]?.version ?? 0) };
  return { jobs: jobs.map(jobFromRow), totals, fitting: rows[0]?.fitting ?? null, ratings: new Map(ratings) };
}
