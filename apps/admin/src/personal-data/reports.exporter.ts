import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** What a person reported. What others wrote is theirs and stays out. */
@ExportsPersonalData()
@Injectable()
export class ReportsExporter implements PersonalDataExporter {
  readonly name = 'reports';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT id, kind, target_id, reason, created_at FROM moderation_cases
         WHERE reporter_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
