import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

@ExportsPersonalData()
@Injectable()
export class SavedSearchesExporter implements PersonalDataExporter {
  readonly name = 'saved-searches';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT id, name, wanted, alert, is_paused, created_at FROM bookings.saved_searches
         WHERE user_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
