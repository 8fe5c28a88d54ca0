import { containsPattern } from './contains-pattern.js';

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

/** A statement that yields ids of listed jobs with their times; who sends it adds the order and the page. */
export interface IdsQuery {
  sql: string;
  parameters: unknown[];
}

/** So many of the newest are looked through before the search index is asked, and so many more for each job of the page. */
const WALKED = 2000;
const WALKED_PER_JOB = 20;

export const hasTextFilter = ({ search, location, category }: JobFilters): boolean =>
  search !== null || location !== null || category !== null;

/** In the order of an index, as the planner likes. */
export function orderedIds(filters: JobFilters): IdsQuery {
  const { where, parameters } = conditionsOf(filters);
  return { sql: `SELECT id FROM jobs WHERE ${where}`, parameters };
}

/**
 * Among the newest alone: a page of what is common is full after a few of them. The planner cannot be left to choose
 * between this and the search index: it takes filters for independent of each other, and would walk a million jobs
 * after two that are each common and never meet.
 */
export function walkedIds(filters: JobFilters, { limit, offset }: PageBounds): IdsQuery {
  const { where, parameters } = conditionsOf(filters);
  const sql = `SELECT id FROM (
    SELECT id, created_at, ${filteredColumns} FROM jobs WHERE status <> 'closed'
    ORDER BY created_at DESC, id DESC LIMIT $${parameters.length + 1}
  ) newest WHERE ${where}`;
  return { sql, parameters: [...parameters, WALKED + WALKED_PER_JOB * (offset + limit)] };
}

/** All that there are, from the search index, before they are put in order: for what is not common. */
export function collectedIds(filters: JobFilters): IdsQuery {
  const { where, parameters } = conditionsOf(filters);
  const sql = `WITH found AS MATERIALIZED (SELECT id, created_at FROM jobs WHERE ${where}) SELECT id FROM found`;
  return { sql, parameters };
}

const filteredColumns = 'status, search_text, location_text, categories, rate_unit, rate_pence';

/** Closed jobs are in no list. A filter that is not set is not in the statement, so the planner sees only what counts. */
export function conditionsOf({ search, location, category, rateUnit, rateMin }: JobFilters): {
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
