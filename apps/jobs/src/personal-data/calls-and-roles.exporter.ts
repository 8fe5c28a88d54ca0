import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** When, where and as what a company needs crew for its jobs. */
@ExportsPersonalData()
@Injectable()
export class CallsAndRolesExporter implements PersonalDataExporter {
  readonly name = 'calls-and-roles';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncGenerator<object> {
    yield* this.pagesOf(
      userId,
      `SELECT c.id, 'call' AS kind, c.job_id, c.name, c.place, c.lat, c.lon, c.starts_on, c.starts_at, c.ends_on, c.ends_at,
         c.created_at, c.updated_at, c.removed_at
       FROM bookings.calls c JOIN jobs j ON j.id = c.job_id
       WHERE j.recruiter_id = $1 AND ($2::uuid IS NULL OR c.id > $2) ORDER BY c.id LIMIT $3`,
    );
    yield* this.pagesOf(
      userId,
      `SELECT r.id, 'role' AS kind, r.job_id, r.name, r.skill, r.positions, r.filled, r.terms, r.needs, r.kit, r.tickets,
         r.confirms_next,
         r.created_at, r.updated_at, r.removed_at
       FROM bookings.roles r JOIN jobs j ON j.id = r.job_id
       WHERE j.recruiter_id = $1 AND ($2::uuid IS NULL OR r.id > $2) ORDER BY r.id LIMIT $3`,
    );
  }

  private pagesOf(userId: string, sql: string): AsyncGenerator<Row> {
    return inPages<Row>((after, limit) => this.database.query<Row>(sql, [userId, after?.id ?? null, limit]));
  }
}
