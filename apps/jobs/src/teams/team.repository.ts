import { isCompleted } from '@crewcall/bookings-domain';
import type { SaveTeamRequest } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TeamRow {
  id: string;
  lead_id: string;
  name: string;
  what: string | null;
  town: string | null;
  version: number;
}

const columns = 'id, lead_id, name, what, town, version';

/** Jobs that two or more members of a team completed; SQL for the id of the team. */
export const togetherOf = (id: string): string => `(SELECT count(*)::integer FROM (
  SELECT b.job_id FROM bookings.bookings b JOIN bookings.team_members w ON w.freelancer_id = b.freelancer_id
  WHERE w.team_id = ${id} AND w.joined_at IS NOT NULL AND ${isCompleted('b')}
  GROUP BY b.job_id HAVING count(DISTINCT b.freelancer_id) > 1) jobs)`;

/** Teams themselves. A user who changes one, or who is in it, holds its row first. */
@Injectable()
export class TeamRepository {
  constructor(private readonly database: Database) {}

  async findTeam(id: string): Promise<TeamRow | null> {
    return this.one(id, `SELECT ${columns} FROM bookings.teams WHERE id = $1`);
  }

  async lockTeam(id: string): Promise<TeamRow | null> {
    return this.one(id, `SELECT ${columns} FROM bookings.teams WHERE id = $1 FOR NO KEY UPDATE`);
  }

  /** In the order in which they are held. */
  async idsToLeave(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT team_id AS id FROM bookings.team_members WHERE freelancer_id = $1 ORDER BY team_id',
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async addTeam(leadId: string, { name, what = null, town = null }: SaveTeamRequest): Promise<string> {
    const id = newId();
    await this.database.query(
      'INSERT INTO bookings.teams (id, lead_id, name, what, town) VALUES ($1, $2, $3, $4, $5)',
      [id, leadId, name, what, town],
    );
    return id;
  }

  /** Every change of it or of who is in it makes a new version. */
  async saveTeam(team: TeamRow): Promise<void> {
    team.version += 1;
    await this.database.query(
      `UPDATE bookings.teams SET lead_id = $2, name = $3, what = $4, town = $5, version = $6, updated_at = now()
       WHERE id = $1`,
      [team.id, team.lead_id, team.name, team.what, team.town, team.version],
    );
  }

  async removeTeam(id: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.teams WHERE id = $1', [id]);
  }

  async countTogether(id: string): Promise<number> {
    const [row] = await this.database.query<{ together: number }>(`SELECT ${togetherOf('$1')} AS together`, [id]);
    return row?.together ?? 0;
  }

  private async one(id: string, sql: string): Promise<TeamRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<TeamRow>(sql, [id]);
    return row ?? null;
  }
}
