import type { ApplicationStatus } from '@crewcall/contracts-jobs';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface ApplyingMemberFacts {
  freelancer_id: string;
  first_name: string | null;
  last_name: string | null;
  role_name: string;
  has_confirmed: boolean;
}

export interface AppliedJobFacts {
  title: string;
  company: string;
  status: ApplicationStatus | null;
  cover_letter: string | null;
  /** Who declined or withdrew. */
  ended_by: string | null;
}

/** What stands beside an application of a team. */
@Injectable()
export class TeamApplicationFactsRepository {
  constructor(private readonly database: Database) {}

  membersOf(id: string): Promise<ApplyingMemberFacts[]> {
    return this.database.query<ApplyingMemberFacts>(
      `SELECT m.freelancer_id, p.first_name, p.last_name, coalesce(r.name, '') AS role_name,
         m.confirmed_at IS NOT NULL AS has_confirmed
       FROM bookings.team_application_members m LEFT JOIN people p ON p.user_id = m.freelancer_id
       LEFT JOIN bookings.roles r ON r.id = m.role_id
       WHERE m.team_application_id = $1 ORDER BY p.first_name, m.freelancer_id`,
      [id],
    );
  }

  async jobOf(id: string): Promise<AppliedJobFacts | null> {
    const [row] = await this.database.query<AppliedJobFacts>(
      `SELECT j.title, j.company, a.status, coalesce(a.cover_letter, t.cover_letter) AS cover_letter,
         p.first_name AS ended_by
       FROM bookings.team_applications t JOIN jobs j ON j.id = t.job_id
       LEFT JOIN applications a ON a.id = t.application_id LEFT JOIN people p ON p.user_id = t.ended_by
       WHERE t.id = $1`,
      [id],
    );
    return row ?? null;
  }
}
