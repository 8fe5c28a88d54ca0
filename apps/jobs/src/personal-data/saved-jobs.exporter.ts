import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  job_id: string;
}

@ExportsPersonalData()
@Injectable()
export class SavedJobsExporter implements PersonalDataExporter {
  readonly name = 'saved-jobs';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT s.job_id, j.title, j.company, s.saved_at FROM bookings.saved_jobs s JOIN jobs j ON j.id = s.job_id
         WHERE s.user_id = $1 AND ($2::uuid IS NULL OR s.job_id > $2) ORDER BY s.job_id LIMIT $3`,
        [userId, after?.job_id ?? null, limit],
      ),
    );
  }
}
