import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** What a person was told. */
@ExportsPersonalData()
@Injectable()
export class NotificationsExporter implements PersonalDataExporter {
  readonly name = 'notifications';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT id, type, priority, title, message, action_url, is_read, passes_quiet_hours, booked, offered, sheet,
           found - 'stop_key' AS found, created_at
         FROM notifications WHERE recipient_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
