import type { Point } from '@crewcall/contracts-bookings';
import { PAGE_SIZE_DEFAULT, type Within } from '@crewcall/contracts-core';
import { categoryFilterOf, type JobOrigin, type JobSearch, type MapBox, mapBoxOf } from '@crewcall/contracts-jobs';
import { isWithinSql, milesSql } from '@crewcall/platform-places';
import { containsPattern } from './contains-pattern.js';
import { conditionsOnWords, type MatchTier, wordsOf } from './job-words.js';

/** All in lower case; null filters nothing. */
export interface JobFilters {
  search: string | null;
  /** The words of the search by themselves, wherever each stands; otherwise it is one phrase. */
  areWords: true | null;
  location: string | null;
  category: string | null;
  rateUnit: string | null;
  /** Pence per unit. */
  rateMin: number | null;
  /** Days, `YYYY-MM-DD`, both included. */
  from: string | null;
  to: string | null;
  origin: JobOrigin | null;
  /** Only where the words are found like this. */
  tier: MatchTier | null;
  /** Not of these companies: the reader and they do not meet. */
  besides: string[] | null;
  /** At most so many miles from a point. */
  near: Near | null;
  /** Only what lies in it. */
  box: MapBox | null;
  /** Only what has no point. */
  isUnplaced: true | null;
}

export interface Near {
  point: Point;
  miles: Within;
}

const inSmall = (text: string | undefined): string | null => text?.toLowerCase() || null;

export const filtersOf = (
  wanted: JobSearch & { box?: string },
  areWords = false,
  besides: string[] | null = null,
  point: Point | null = null,
): JobFilters => ({
  search: inSmall(wanted.search),
  areWords: (areWords && Boolean(wanted.search)) || null,
  location: inSmall(wanted.location),
  category: categoryFilterOf(wanted.category),
  rateUnit: wanted.rate_unit ?? null,
  rateMin: wanted.rate_min ?? null,
  from: wanted.from ?? null,
  to: wanted.to ?? null,
  origin: wanted.source ?? null,
  tier: null,
  besides,
  near: point && wanted.within ? { point, miles: wanted.within } : null,
  box: wanted.box ? mapBoxOf(wanted.box) : null,
  isUnplaced: null,
});

export interface PageBounds {
  limit: number;
  offset: number;
}

/** A statement that yields ids of listed jobs with their times; who sends it adds the order and the page. */
export interface IdsQuery {
  sql: string;
  parameters: unknown[];
  /** Put before the statement: finds all that fit, as `found`. How it is best done depends on the very words. */
  all?: string;
}

/** So many of the newest are looked through before an index is asked, and so many more for each job of the page. */
const WALKED = 2000;
const WALKED_PER_JOB = 20;
/** Where it is not known how common something is, as many tell: what none of them is will not fill a page soon. */
const SAMPLED = 360;

/** What no index of the list's order knows of. */
export const isSearched = ({ search, location, category, from, to, near, box }: JobFilters): boolean =>
  [search, location, category, from, to, near, box].some((filter) => filter !== null);

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
export function walkedIds(filters: JobFilters, rows: number): IdsQuery {
  const { where, parameters } = conditionsOf(filters);
  const sql = `SELECT id FROM (
    SELECT id, created_at, ${filteredColumns} FROM jobs WHERE ${listedOf(filters).join(' AND ')}
    ORDER BY created_at DESC, id DESC LIMIT ${rows}
  ) newest WHERE ${where}`;
  return { sql, parameters };
}

/**
 * How many of the newest are looked through, one number for each attempt; none where the page would not be full.
 * `share` is that of the jobs which fit, null where it is not known.
 */
export function walksOf({ limit, offset }: PageBounds, share: number | null): number[] {
  const walked = WALKED + WALKED_PER_JOB * (offset + limit);
  if (share !== null) return share * walked >= offset + limit ? [walked] : [];
  return offset === 0 && limit <= PAGE_SIZE_DEFAULT ? [SAMPLED, walked] : [walked];
}

/** Asked so often, and in so few forms, that the database keeps its plan: a first page without filters or by plain ones. */
export const isBusiest = (filters: JobFilters, { limit, offset }: PageBounds): boolean =>
  offset === 0 &&
  limit === PAGE_SIZE_DEFAULT &&
  Object.entries(filters).every(([name, filter]) => filter === null || plainFilters.has(name));

const plainFilters = new Set(['search', 'location', 'category']);

/** All that there are, from the search index, before they are put in order: for what is not common. */
export function collectedIds(filters: JobFilters): IdsQuery {
  const { where, parameters } = conditionsOf(filters);
  const all = `WITH found AS MATERIALIZED (SELECT id, created_at FROM jobs WHERE ${where})`;
  return { all, sql: 'SELECT id FROM found', parameters };
}

/** The same, our own first, then by where the words are found; with its place in that order. */
export function rankedIds(filters: JobFilters): IdsQuery {
  const { where, parameters, rank } = conditionsOf(filters);
  const sql = `WITH found AS MATERIALIZED (
      SELECT id, created_at, recruiter_id IS NULL AS is_advertised, ${rank} AS rank FROM jobs WHERE ${where}
    ) SELECT id, row_number() OVER (ORDER BY is_advertised, rank, created_at DESC, id DESC) AS at FROM found`;
  return { sql, parameters };
}

/** All that there are, the nearest to the point first and what has none last, with their place in that order. */
export function nearestIds(filters: JobFilters, { lat, lon }: Point): IdsQuery {
  const { where, parameters } = conditionsOf(filters);
  const bind = (parameter: unknown): string => `$${parameters.push(parameter)}::double precision`;
  const miles = milesSql({ lat: 'lat', lon: 'lon' }, { lat: bind(lat), lon: bind(lon) });
  const sql = `WITH found AS MATERIALIZED (SELECT id, created_at, ${miles} AS miles FROM jobs WHERE ${where})
    SELECT id, row_number() OVER (ORDER BY miles, created_at DESC, id DESC) AS at FROM found`;
  return { sql, parameters };
}

const filteredColumns =
  'status, search_text, location_text, categories, rate_unit, rate_pence, recruiter_id, event_date, lat, lon';

/** Closed jobs are in no list. */
const listedOf = ({ origin }: JobFilters): string[] => [
  `status <> 'closed'`,
  ...(origin ? [`recruiter_id IS ${origin === 'crewcall' ? 'NOT NULL' : 'NULL'}`] : []),
];

/** A filter that is not set is not in the statement, so the planner sees only what counts. */
export function conditionsOf(filters: JobFilters): { where: string; parameters: unknown[]; rank: string } {
  const { search, areWords, location, category, rateUnit, rateMin, from, to, tier, besides } = filters;
  const conditions = listedOf(filters);
  const parameters: unknown[] = [];
  const bind = (parameter: unknown): string => `$${parameters.push(parameter)}`;
  const words = search ? conditionsOnWords(areWords ? wordsOf(search) : [search], bind) : null;
  if (words) conditions.push(tier ? words.tiers[tier] : words.found);
  if (location) conditions.push(`location_text LIKE ${bind(containsPattern(location))}`);
  if (category) conditions.push(`categories @> ${bind([category])}`);
  // The index of rates holds those that are known as a number.
  if (rateUnit) conditions.push(`rate_pence IS NOT NULL AND rate_unit = ${bind(rateUnit)}`);
  if (rateMin !== null) conditions.push(`rate_pence >= ${bind(rateMin)}`);
  if (from) conditions.push(`event_date >= ${bind(from)}::date`);
  if (to) conditions.push(`event_date <= ${bind(to)}::date`);
  if (besides) conditions.push(`(recruiter_id IS NULL OR recruiter_id <> ALL(${bind(besides)}::uuid[]))`);
  conditions.push(...conditionsOnPlace(filters, bind));
  return { where: conditions.join(' AND '), parameters, rank: words?.rank ?? '0' };
}

function conditionsOnPlace({ near, box, isUnplaced }: JobFilters, bind: (parameter: unknown) => string): string[] {
  return [
    ...(near ? [isWithinSql(near.point, near.miles, bind)] : []),
    // By its sides, which an index of towns knows without the rows.
    ...(box ? [`lat BETWEEN ${bind(box.south)} AND ${bind(box.north)}`] : []),
    ...(box ? [`lon BETWEEN ${bind(box.west)} AND ${bind(box.east)}`] : []),
    ...(isUnplaced ? ['lat IS NULL'] : []),
  ];
}
