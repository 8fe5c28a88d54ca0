import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Feedback a person sent while signed in. */
@ExportsPersonalData()
@Injectable()
export class FeedbackExporter implements PersonalDataExporter {
  readonly name = 'feedback';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT id, sender_email, feedback_type, message, page_path, source, status, response, responded_at, sent_at, created_at
         FROM feedback WHERE sender_id = $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
