import { teamLimits } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Teams that everyone may see. */
@Injectable()
export class TeamDirectoryRepository {
  constructor(private readonly database: Database) {}

  /** By name; of those with the words in their name, in what they do, in their town or in a skill of a member. */
  async find(search: string | undefined, page: PageRequest): Promise<Page<string>> {
    const rows = await this.database.query<{ id: string; total: number }>(
      `SELECT t.id, count(*) OVER ()::integer AS total FROM bookings.teams t
       JOIN bookings.team_members m ON m.team_id = t.id AND m.joined_at IS NOT NULL
       LEFT JOIN people p ON p.user_id = m.freelancer_id
       GROUP BY t.id
       HAVING count(*) >= $1 AND bool_and(m.agrees_to_page)
         AND bool_and(coalesce(p.role = 'freelancer' AND p.deleted_at IS NULL AND NOT p.is_suspended AND NOT p.is_hidden, false))
         AND ($2::text IS NULL OR strpos(lower(concat_ws(' ', t.name, t.what, t.town)), lower($2)) > 0
           OR bool_or(strpos(lower(array_to_string(p.skills, ' ')), lower($2)) > 0))
       ORDER BY lower(t.name), t.id OFFSET $3 LIMIT $4`,
      [teamLimits.least, search || null, offsetOf(page), page.page_size],
    );
    return { items: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
}
