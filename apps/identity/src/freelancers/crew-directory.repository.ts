import type { TicketKind } from '@crewcall/contracts-bookings';
import { type Within, withins } from '@crewcall/contracts-core';
import type { AvailabilityStatus } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { milesSql, type TownPoint } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';
import { CommonWords } from './common-words.service.js';
import { conditionsOf } from './crew-conditions.js';
import type { KitForCompany } from './crew-kit-conditions.js';

/** A row of the directory as Postgres hands it over. */
export interface CrewRow {
  id: string;
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  photo_id: string | null;
  title: string | null;
  bio: string | null;
  location: string | null;
  experience_years: number | null;
  skills: string[];
  portfolio_url: string | null;
  linkedin_url: string | null;
  website_url: string | null;
  availability_status: AvailabilityStatus;
  email_verified: boolean;
  rating_average: string | null;
  rating_count: number;
  recent_projects: number;
}

/** Folded; '' filters nothing. */
export interface CrewFilters {
  search: string;
  location: string;
  skill: string;
  /** Only these people; a company keeps lists of them elsewhere. */
  among?: readonly string[];
  /** Not these people. */
  besides?: readonly string[];
  /** Only those whose town is at most so many miles from a point. */
  near?: { point: TownPoint; miles: Within };
  ticket?: WantedTicket;
  kit?: KitForCompany;
}

/** Of a kind, that the person shares with this company. */
export interface WantedTicket {
  companyId: string;
  kind: TicketKind;
  /** Good on that day; of any age without it. */
  validOn: string | null;
  isVerified: boolean;
}

/** What a search finds. */
export interface CrewExtent {
  /** How many there are in all. */
  total: number;
  /** Ids of the best of them in their order; of many, none. */
  best: readonly string[];
}

export interface CrewBounds extends CrewExtent {
  offset: number;
  limit: number;
}

/** So few are fetched and sorted; of more, the order is walked until the page is full. */
const FEW = 2000;
/** So many of a few are found together with their number: searching costs more than all else that is done for a page. */
const BEST = 50;

const columns = `p.id, p.user_id, u.first_name, u.last_name, u.photo_id, p.title, p.bio, p.location,
  p.experience_years, p.skills, p.portfolio_url, p.linkedin_url, p.website_url, p.availability_status,
  u.email_verified_at IS NOT NULL AS email_verified, p.rating_average, p.rating_count, p.recent_projects`;

/** Asked once more of the few that are shown: a user suspended past the service must not appear either. */
export const shownSql = `u.role = 'freelancer' AND u.is_profile_visible AND u.suspended_at IS NULL AND u.deleted_at IS NULL`;

/** Rows of a page of entries, in its order; `more` columns come from `joins`. */
export const crewRowsSql = (page: string, { more = '', joins = '', where = '' } = {}): string =>
  `SELECT ${columns}${more} FROM (${page}) page
   JOIN freelancer_profiles p USING (user_id) JOIN users u ON u.id = p.user_id ${joins}
   ${where} ORDER BY page.rating_score DESC, page.user_id`;

/** The hottest list of this service: raw rows, no entities, and the ids of a page before anything else of it. */
@Injectable()
export class CrewDirectoryRepository {
  constructor(
    private readonly database: Database,
    private readonly common: CommonWords,
  ) {}

  /** Best rated first; equal ones in a fixed order, so that pages neither repeat nor lose any user. */
  async findCrew(filters: CrewFilters, bounds: CrewBounds): Promise<CrewRow[]> {
    const { sql, parameters } = pageOf(filters, bounds, this.common.rareAmong(filters.search));
    return this.database.query<CrewRow>(crewRowsSql(sql, { where: `WHERE ${shownSql}` }), parameters);
  }

  /** The nearest to the point first, then the best rated. Looked for in circles, until a page is full. */
  async findNearest(
    filters: CrewFilters,
    point: TownPoint,
    page: { offset: number; limit: number },
  ): Promise<CrewRow[]> {
    const within = filters.near?.miles ?? Infinity;
    for (const miles of withins.filter((each) => each < within)) {
      const ids = await this.findNearestIds({ ...filters, near: { point, miles } }, point, page);
      if (ids.length === page.limit) return this.findByIds(ids);
    }
    return this.findByIds(await this.findNearestIds(filters, point, page));
  }

  private async findNearestIds(
    filters: CrewFilters,
    { lat, lon }: TownPoint,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<string[]> {
    const { where, parameters } = conditionsOf(filters, this.common.rareAmong(filters.search));
    const bind = (value: number): string => `$${parameters.push(value)}`;
    const miles = milesSql(
      { lat: 'lat', lon: 'lon' },
      { lat: `${bind(lat)}::double precision`, lon: `${bind(lon)}::double precision` },
    );
    const rows = await this.database.query<{ user_id: string }>(
      `WITH found AS MATERIALIZED (SELECT user_id, rating_score, ${miles} AS miles FROM crew_entries ${where})
       SELECT user_id FROM found ORDER BY miles, rating_score DESC, user_id LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
      parameters,
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** Those of a page whose order is known already. */
  private async findByIds(ids: readonly string[]): Promise<CrewRow[]> {
    const rows = await this.database.prepared<CrewRow>(
      `SELECT ${columns} FROM freelancer_profiles p JOIN users u ON u.id = p.user_id
       WHERE p.user_id = ANY($1::uuid[]) AND ${shownSql}`,
      [ids],
    );
    return rows.sort((one, other) => ids.indexOf(one.user_id) - ids.indexOf(other.user_id));
  }

  async measureCrew(filters: CrewFilters): Promise<CrewExtent> {
    const { where, parameters } = conditionsOf(filters, this.common.rareAmong(filters.search));
    const [row] = await this.database.query<CrewExtent>(
      `WITH found AS MATERIALIZED (SELECT user_id, rating_score FROM crew_entries ${where}),
       counted AS (SELECT count(*)::integer AS total FROM found)
       SELECT total, CASE WHEN total <= ${FEW}
         THEN ARRAY(SELECT user_id FROM found ORDER BY rating_score DESC, user_id LIMIT ${BEST}) ELSE '{}' END AS best
       FROM counted`,
      parameters,
    );
    return row ?? { total: 0, best: [] };
  }

  /** Of these people those who are found. */
  async findAmong(filters: CrewFilters, ids: readonly string[]): Promise<string[]> {
    const among = filters.among ? ids.filter((id) => filters.among?.includes(id)) : ids;
    const { where, parameters } = conditionsOf({ ...filters, among }, []);
    const rows = await this.database.query<{ user_id: string }>(
      `SELECT user_id FROM crew_entries ${where}`,
      parameters,
    );
    return rows.map(({ user_id }) => user_id);
  }

  /** How many are listed without a filter, and a version that moves whenever any count could have changed. */
  async findTotals(): Promise<{ listed: number; version: string }> {
    const [row] = await this.database.query<{ listed: number; version: string }>(
      'SELECT listed, version FROM crew_totals',
    );
    return row ?? { listed: 0, version: '0' };
  }
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** The ids of a page, found by whichever way reads least: known already, from the nearer end, by the search index, or in order. */
export function pageOf(
  filters: CrewFilters,
  { offset, limit, total, best }: CrewBounds,
  rare: string[] = [],
): Statement {
  if (best.length >= Math.min(offset + limit, total)) {
    return {
      sql: 'SELECT user_id, rating_score FROM crew_entries WHERE user_id = ANY($1::uuid[])',
      parameters: [best.slice(offset, offset + limit)],
    };
  }
  const { where, parameters } = conditionsOf(filters, rare);
  const bound = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
  if (where && total <= FEW) {
    return {
      sql: `WITH found AS MATERIALIZED (SELECT user_id, rating_score FROM crew_entries ${where})
            SELECT user_id, rating_score FROM found ORDER BY rating_score DESC, user_id ${bound}`,
      parameters: [...parameters, limit, offset],
    };
  }
  const left = total - offset;
  const isNearEnd = left < offset;
  const order = isNearEnd ? 'rating_score ASC, user_id DESC' : 'rating_score DESC, user_id ASC';
  const size = Math.min(limit, left);
  return {
    sql: `SELECT user_id, rating_score FROM crew_entries ${where} ORDER BY ${order} ${bound}`,
    parameters: [...parameters, size, isNearEnd ? left - size : offset],
  };
}
