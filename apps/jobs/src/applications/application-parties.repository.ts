import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface Parties {
  id: string;
  version: number;
  recruiter_id: string;
  freelancer_id: string;
  /** By themselves, not asked by the company. */
  applied: boolean;
}

@Injectable()
export class ApplicationPartiesRepository {
  constructor(private readonly database: Database) {}

  /** Of applications whose two sides are both there still, in the order of their ids. */
  partiesAfter(id: string | null, limit: number): Promise<Parties[]> {
    return this.database.query<Parties>(
      `SELECT a.id, a.version, a.recruiter_id, a.freelancer_id, a.invited_at IS NULL AS applied
       FROM applications a
       WHERE ($1::uuid IS NULL OR a.id > $1) AND NOT EXISTS (
         SELECT FROM people p WHERE p.user_id IN (a.recruiter_id, a.freelancer_id) AND p.deleted_at IS NOT NULL)
       ORDER BY a.id LIMIT $2`,
      [id, limit],
    );
  }
}
