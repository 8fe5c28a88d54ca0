import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Jobs that a company posted. */
@ExportsPersonalData()
@Injectable()
export class JobsExporter implements PersonalDataExporter {
  readonly name = 'jobs-posted';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT id, company, title, type, contract_type, employment_type, location, hides_place, rate, description, event_date,
           duration_type, start_time, end_time, end_day_offset, days, hours, skills, questions, needs_tickets, status, closed_reason,
           positions, hired_count, created_at, updated_at, closed_at, deleted_at
         FROM jobs WHERE recruiter_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
