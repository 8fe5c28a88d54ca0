import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Sheets that a company wrote, for that company; for crew which they got and when they read them, and their telephone. */
@ExportsPersonalData()
@Injectable()
export class CallSheetsExporter implements PersonalDataExporter {
  readonly name = 'call-sheets';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT * FROM (
           SELECT f.id, 'fields' AS what, c.starts_on, NULL::integer AS sheet_version, f.fields, NULL::timestamptz AS published_at,
             NULL::timestamptz AS reminded_at, NULL::timestamptz AS delivered_at, NULL::timestamptz AS read_at,
             NULL::timestamptz AS acknowledged_at, NULL::text AS phone, NULL::boolean AS shares_phone,
             NULL::boolean AS no_reminders, NULL::timestamptz AS asked_at, NULL::text AS answer, NULL::timestamptz AS answered_at
           FROM bookings.sheet_fields f JOIN jobs j ON j.id = f.job_id LEFT JOIN bookings.calls c ON c.id = f.call_id
           WHERE j.recruiter_id = $1
           UNION ALL
           SELECT s.id, 'published', c.starts_on, s.version, s.fields, s.published_at, s.reminded_at, NULL, NULL, NULL, NULL, NULL,
             NULL, NULL, NULL, NULL
           FROM bookings.call_sheets s JOIN bookings.calls c ON c.id = s.call_id JOIN jobs j ON j.id = c.job_id
           WHERE j.recruiter_id = $1
           UNION ALL
           SELECT s.id, 'received', c.starts_on, s.version, NULL, s.published_at, NULL, t.delivered_at, t.read_at,
             t.acknowledged_at, NULL, NULL, t.no_reminders, NULL, NULL, NULL
           FROM bookings.sheet_receipts t JOIN bookings.call_sheets s ON s.id = t.sheet_id
           JOIN bookings.calls c ON c.id = s.call_id WHERE t.freelancer_id = $1
           UNION ALL
           SELECT user_id, 'contact', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, phone, shares_phone,
             NULL, NULL, NULL, NULL
           FROM bookings.call_contacts WHERE user_id = $1
           UNION ALL
           SELECT o.call_id, 'still on', c.starts_on, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
             o.asked_at, o.answer, o.answered_at
           FROM bookings.still_on o JOIN bookings.calls c ON c.id = o.call_id WHERE o.freelancer_id = $1) own
         WHERE $2::uuid IS NULL OR id > $2 ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
