import { isCrewHere, notBlocked } from '@crewcall/bookings-domain';
import { teamLimits } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { memberColumns, memberOrder, memberTables, type TeamMemberRow } from './team-member.repository.js';
import { type TeamRow, togetherOf } from './team.repository.js';

/** A team with its people, as one statement saw them. */
export interface WholeTeam {
  team: TeamRow;
  rows: TeamMemberRow[];
  together: number;
}

interface Found extends TeamRow, TeamMemberRow {
  place: number;
  total: number;
  together: number;
}

/** Lists of teams, each read by one statement: a team that changes meanwhile is in it as it was, or not at all. */
@Injectable()
export class TeamDirectoryRepository {
  constructor(private readonly database: Database) {}

  /** That everyone may see, by name, without those with a member who is kept apart from the reader; of those with the words in their name, in what they do, in their town or in a skill of a member. */
  async findTeams(readerId: string | null, search: string | undefined, page: PageRequest): Promise<Page<WholeTeam>> {
    const found = await this.read(
      `SELECT t.id, row_number() OVER (ORDER BY lower(t.name), t.id) AS place, count(*) OVER ()::integer AS total
       FROM bookings.teams t
       JOIN bookings.team_members m ON m.team_id = t.id AND m.joined_at IS NOT NULL
       LEFT JOIN people p ON p.user_id = m.freelancer_id
       GROUP BY t.id
       HAVING count(*) >= $1 AND bool_and(m.agrees_to_page)
         AND bool_and(coalesce(${isCrewHere('p')}, false))
         AND ($2::text IS NULL OR strpos(lower(concat_ws(' ', t.name, t.what, t.town)), lower($2)) > 0
           OR bool_or(strpos(lower(array_to_string(p.skills, ' ')), lower($2)) > 0))
         AND ($5::uuid IS NULL OR bool_and(${notBlocked('m.freelancer_id', '$5::uuid')}))
       ORDER BY lower(t.name), t.id OFFSET $3 LIMIT $4`,
      [teamLimits.least, search || null, offsetOf(page), page.page_size, readerId],
    );
    return { items: teamsOf(found), total: found[0]?.total ?? 0 };
  }

  /** Those that the person is in or invited to: invitations first, then by name. */
  async ofPerson(userId: string): Promise<WholeTeam[]> {
    const order = 'm.joined_at IS NULL DESC, lower(t.name), t.id';
    const found = await this.read(
      `SELECT t.id, row_number() OVER (ORDER BY ${order}) AS place, 0 AS total
       FROM bookings.teams t JOIN bookings.team_members m ON m.team_id = t.id
       WHERE m.freelancer_id = $1 ORDER BY ${order} LIMIT 50`,
      [userId],
    );
    return teamsOf(found);
  }

  private read(found: string, parameters: unknown[]): Promise<Found[]> {
    return this.database.query<Found>(
      `WITH found AS MATERIALIZED (${found})
       SELECT f.place, f.total, t.id, t.lead_id, t.name, t.what, t.town, t.version, ${togetherOf('t.id')} AS together,
         ${memberColumns}
       FROM found f JOIN bookings.teams t ON t.id = f.id JOIN (${memberTables}) ON m.team_id = t.id
       ORDER BY f.place, ${memberOrder}`,
      parameters,
    );
  }
}

/** A row for each member, in the order of the teams. */
function teamsOf(found: readonly Found[]): WholeTeam[] {
  const teams = new Map<string, WholeTeam>();
  for (const row of found) {
    const whole = teams.get(row.id) ?? { team: row, rows: [], together: row.together };
    teams.set(row.id, whole);
    whole.rows.push(row);
  }
  return [...teams.values()];
}
