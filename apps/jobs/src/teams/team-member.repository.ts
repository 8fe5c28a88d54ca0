import { isCrewHere } from '@crewcall/bookings-domain';
import { type LeadApproval, teamLimits } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TeamMemberRow {
  freelancer_id: string;
  role: string | null;
  day_pence: number | null;
  agrees_to_page: boolean;
  approved: LeadApproval | null;
  joined_at: Date | null;
  first_name: string | null;
  last_name: string | null;
  title: string | null;
  skills: string[];
  distribution: number[] | null;
  /** To be seen by everyone, and to be asked. */
  is_here: boolean;
}

/** What a row of a member is read from: `m` and who they are. */
export const memberColumns = `m.freelancer_id, m.role, m.day_pence, m.agrees_to_page, m.approved, m.joined_at,
  p.first_name, p.last_name, p.title, coalesce(p.skills, '{}') AS skills, s.distribution,
  coalesce(${isCrewHere('p')}, false) AS is_here`;
export const memberTables = `bookings.team_members m LEFT JOIN people p ON p.user_id = m.freelancer_id
  LEFT JOIN rating_summaries s ON s.freelancer_id = m.freelancer_id`;
/** In the order in which they joined; those invited last. */
export const memberOrder = 'm.joined_at NULLS LAST, m.invited_at, m.freelancer_id';

/** Who is in a team or invited to it. A caller that changes them holds the team. */
@Injectable()
export class TeamMemberRepository {
  constructor(private readonly database: Database) {}

  ofTeam(teamId: string): Promise<TeamMemberRow[]> {
    return this.database.query<TeamMemberRow>(
      `SELECT ${memberColumns} FROM ${memberTables} WHERE m.team_id = $1 ORDER BY ${memberOrder}`,
      [teamId],
    );
  }

  /** The person is held. */
  async countJoined(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM bookings.team_members WHERE freelancer_id = $1 AND joined_at IS NOT NULL',
      [userId],
    );
    return row?.count ?? 0;
  }

  async inviteMember(teamId: string, userId: string, role: string | null): Promise<void> {
    await this.database.query('INSERT INTO bookings.team_members (team_id, freelancer_id, role) VALUES ($1, $2, $3)', [
      teamId,
      userId,
      role,
    ]);
  }

  async saveMember(
    teamId: string,
    row: Pick<TeamMemberRow, 'freelancer_id' | 'role' | 'day_pence' | 'agrees_to_page' | 'approved'>,
  ) {
    await this.database.query(
      `INSERT INTO bookings.team_members AS m (team_id, freelancer_id, role, day_pence, agrees_to_page, approved, joined_at)
       VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())
       ON CONFLICT (team_id, freelancer_id) DO UPDATE SET role = $3, day_pence = $4, agrees_to_page = $5, approved = $6,
         joined_at = coalesce(m.joined_at, clock_timestamp())`,
      [
        teamId,
        row.freelancer_id,
        row.role,
        row.day_pence,
        row.agrees_to_page,
        row.approved && JSON.stringify(row.approved),
      ],
    );
  }

  async removeMember(teamId: string, userId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.team_members WHERE team_id = $1 AND freelancer_id = $2', [
      teamId,
      userId,
    ]);
  }

  /** What the lead, who is held, sent lately: within a day at all, and to this person within the days of waiting. */
  async invitationsOf(leadId: string, userId: string): Promise<{ today: number; same: number }> {
    const [row] = await this.database.query<{ today: number; same: number }>(
      `SELECT count(*) FILTER (WHERE sent_at > now() - interval '24 hours')::integer AS today,
         count(*) FILTER (WHERE freelancer_id = $2)::integer AS same
       FROM bookings.team_invitations WHERE lead_id = $1 AND sent_at > now() - make_interval(days => $3)`,
      [leadId, userId, teamLimits.againAfter],
    );
    return row ?? { today: 0, same: 0 };
  }

  /** Those that no limit asks about any more go. */
  async noteInvitation(leadId: string, userId: string): Promise<void> {
    await this.database.query(
      `WITH over AS (DELETE FROM bookings.team_invitations
         WHERE lead_id = $1 AND sent_at < now() - make_interval(days => $3))
       INSERT INTO bookings.team_invitations (lead_id, freelancer_id) VALUES ($1, $2)`,
      [leadId, userId, teamLimits.againAfter],
    );
  }

  async forgetInvitationsOf(userId: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.team_invitations WHERE lead_id = $1 OR freelancer_id = $1', [
      userId,
    ]);
  }
}
