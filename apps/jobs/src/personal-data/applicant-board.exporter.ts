import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** When one's applications moved, and for a company its texts and the decisions that it can still take back. */
@ExportsPersonalData()
@Injectable()
export class ApplicantBoardExporter implements PersonalDataExporter {
  readonly name = 'applicant-board';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    yield* await this.database.query<object>(
      `SELECT 'text for a no' AS what, text, place, updated_at FROM bookings.reject_texts WHERE company_id = $1 ORDER BY place`,
      [userId],
    );
    yield* inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT a.id, 'steps of an application' AS what,
           (SELECT jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) ORDER BY s.at)
            FROM bookings.application_steps s WHERE s.application_id = a.id) AS steps,
           CASE WHEN a.recruiter_id = $1 THEN (SELECT jsonb_build_object('move', d.move, 'message', d.message,
              'due_at', d.due_at, 'created_at', d.created_at)
            FROM bookings.pending_decisions d WHERE d.application_id = a.id) END AS can_be_taken_back,
           CASE WHEN a.recruiter_id = $1 THEN (SELECT jsonb_build_object('note', m.note, 'tags', m.tags,
              'updated_at', m.updated_at)
            FROM bookings.application_marks m WHERE m.company_id = $1 AND m.application_id = a.id) END AS marks
         FROM applications a
         WHERE (a.freelancer_id = $1 OR a.recruiter_id = $1) AND ($2::uuid IS NULL OR a.id > $2)
         ORDER BY a.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
