import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { type AvailabilityStatus, type CrewDirectoryQuery } from '@crewcall/contracts-identity';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { containing } from './crew-text.rules.js';

/** A row of the directory as Postgres hands it over. */
export interface CrewRow {
  id: string;
  user_id: string;
  first_name: string | null;
  last_name: string | null;
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

const columns = `p.id, p.user_id, u.first_name, u.last_name, p.title, p.bio, p.location, p.experience_years, p.skills,
  p.portfolio_url, p.linkedin_url, p.website_url, p.availability_status,
  u.email_verified_at IS NOT NULL AS email_verified, p.rating_average, p.rating_count, p.recent_projects`;

const source = 'FROM freelancer_profiles p JOIN users u ON u.id = p.user_id';

const listed = `u.role = 'freelancer' AND u.is_profile_visible AND u.suspended_at IS NULL AND u.deleted_at IS NULL`;

interface Where {
  sql: string;
  parameters: string[];
}

function whereOf({ search, location, skill }: CrewDirectoryQuery): Where {
  const filters: [column: string, term: string | undefined][] = [
    ['p.search_text', search],
    ['p.location_text', location],
    ['p.skills_text', skill],
  ];
  const given = filters.filter((filter): filter is [string, string] => Boolean(filter[1]?.trim()));
  const conditions = given.map(([column], index) => `${column} LIKE $${index + 1}`);
  return { sql: [listed, ...conditions].join(' AND '), parameters: given.map(([, term]) => containing(term)) };
}

/** The hottest list of this service: raw rows, no entities. */
@Injectable()
export class CrewDirectoryRepository {
  constructor(private readonly database: Database) {}

  /** Best rated first; equal ones in a fixed order, so that pages neither repeat nor lose anybody. */
  async find(query: CrewDirectoryQuery, page: PageRequest): Promise<Page<CrewRow>> {
    const { sql, parameters } = whereOf(query);
    const items = this.database.query<CrewRow>(
      `SELECT ${columns} ${source} WHERE ${sql}
       ORDER BY p.rating_score DESC, p.id
       LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
      [...parameters, page.page_size, offsetOf(page)],
    );
    const counted = this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total ${source} WHERE ${sql}`,
      parameters,
    );
    const [rows, [count]] = await Promise.all([items, counted]);
    return { items: rows, total: count?.total ?? 0 };
  }
}
