import type { TeamApplicationEnd } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import type { Answer } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TeamApplicationRow {
  id: string;
  team_id: string;
  team_name: string;
  lead_id: string;
  job_id: string;
  /** What the lead wrote, until it is sent. */
  cover_letter: string | null;
  answers: Answer[];
  confirm_by: Date;
  application_id: string | null;
  ended_at: Date | null;
  ended_why: TeamApplicationEnd | null;
  ended_by: string | null;
  version: number;
  created_at: Date;
}

export interface ApplyingMemberRow {
  freelancer_id: string;
  role_id: string;
  confirmed_at: Date | null;
}

type NewTeamApplication = Pick<
  TeamApplicationRow,
  'team_id' | 'team_name' | 'lead_id' | 'job_id' | 'cover_letter' | 'answers' | 'confirm_by' | 'created_at'
>;

/** Teams that apply. A caller that changes one holds its row, after its job and the application that was sent. */
@Injectable()
export class TeamApplicationRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  findTeamApplication(id: string): Promise<TeamApplicationRow | null> {
    return this.one('id', id, '');
  }

  lockTeamApplication(id: string): Promise<TeamApplicationRow | null> {
    return this.one('id', id, 'FOR UPDATE');
  }

  ofApplication(applicationId: string): Promise<TeamApplicationRow | null> {
    return this.one('application_id', applicationId, '');
  }

  /** Of lead or member, newest first. */
  async applicationIdsOf(userId: string, atMost: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT t.id FROM bookings.team_applications t JOIN bookings.team_application_members m
         ON m.team_application_id = t.id AND m.freelancer_id = $1 ORDER BY t.created_at DESC, t.id DESC LIMIT $2`,
      [userId, atMost],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of this person that are not over, in the order in which they are held; of one team, or of all. */
  async liveIdsOf(userId: string, teamId: string | null = null): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT t.id FROM bookings.team_applications t JOIN bookings.team_application_members m
         ON m.team_application_id = t.id AND m.freelancer_id = $1
       WHERE t.ended_at IS NULL AND ($2::uuid IS NULL OR t.team_id = $2) ORDER BY t.job_id, t.id`,
      [userId, teamId],
    );
    return rows.map(({ id }) => id);
  }

  membersOf(id: string): Promise<ApplyingMemberRow[]> {
    return this.database.query<ApplyingMemberRow>(
      `SELECT freelancer_id, role_id, confirmed_at FROM bookings.team_application_members
       WHERE team_application_id = $1 ORDER BY freelancer_id`,
      [id],
    );
  }

  /** The lead confirms by applying. Null when the lead applies for this job with a team already. */
  async addTeamApplication(
    row: NewTeamApplication,
    members: readonly Pick<ApplyingMemberRow, 'freelancer_id' | 'role_id'>[],
  ): Promise<TeamApplicationRow | null> {
    const [added] = await this.database.query<TeamApplicationRow>(
      `INSERT INTO bookings.team_applications
         (id, team_id, team_name, lead_id, job_id, cover_letter, answers, confirm_by, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (lead_id, job_id) WHERE ended_at IS NULL DO NOTHING RETURNING *`,
      [
        newId(),
        row.team_id,
        row.team_name,
        row.lead_id,
        row.job_id,
        row.cover_letter,
        JSON.stringify(row.answers),
        row.confirm_by,
        row.created_at,
      ],
    );
    if (!added) return null;
    for (const { freelancer_id, role_id } of members)
      await this.database.query(
        `INSERT INTO bookings.team_application_members (team_application_id, freelancer_id, role_id, confirmed_at)
         VALUES ($1, $2, $3, $4)`,
        [added.id, freelancer_id, role_id, freelancer_id === row.lead_id ? row.created_at : null],
      );
    return added;
  }

  async confirmMember(id: string, userId: string): Promise<void> {
    await this.database.query(
      `UPDATE bookings.team_application_members SET confirmed_at = coalesce(confirmed_at, $3)
       WHERE team_application_id = $1 AND freelancer_id = $2`,
      [id, userId, this.clock.now()],
    );
  }

  /** What the lead wrote stands with the application from then on. */
  async markSent(row: TeamApplicationRow, applicationId: string): Promise<void> {
    Object.assign(row, { application_id: applicationId, version: row.version + 1 });
    await this.database.query(
      `UPDATE bookings.team_applications SET application_id = $2, version = $3, cover_letter = NULL, answers = '[]'
       WHERE id = $1`,
      [row.id, applicationId, row.version],
    );
  }

  async endTeamApplication(row: TeamApplicationRow, why: TeamApplicationEnd, byId: string | null): Promise<void> {
    Object.assign(row, { ended_at: this.clock.now(), ended_why: why, ended_by: byId, version: row.version + 1 });
    await this.database.query(
      `UPDATE bookings.team_applications SET ended_at = $2, ended_why = $3, ended_by = $4, version = $5,
         cover_letter = NULL, answers = '[]' WHERE id = $1`,
      [row.id, row.ended_at, why, byId, row.version],
    );
  }

  private async one(
    column: 'id' | 'application_id',
    id: string,
    held: '' | 'FOR UPDATE',
  ): Promise<TeamApplicationRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<TeamApplicationRow>(
      `SELECT * FROM bookings.team_applications WHERE ${column} = $1 ${held}`,
      [id],
    );
    return row ?? null;
  }
}
