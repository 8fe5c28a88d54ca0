import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Hours with every version of them, as both sides read them; of what crew only draft, their own. */
@ExportsPersonalData()
@Injectable()
export class TimesheetsExporter implements PersonalDataExporter {
  readonly name = 'timesheets';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT t.id, j.title AS job_title, j.company, r.name AS role, c.starts_on, t.state, t.round, t.planned::text,
           t.is_time_to_follow, t.in_at, t.out_at, t.breaks, t.travel_days, t.nights_away, t.paid_minutes, t.pay,
           t.cancellation_id IS NOT NULL AS is_cancellation_fee, t.submitted_at, t.approved_at, t.approved_by, t.locked_at, t.created_at, t.updated_at,
           (SELECT jsonb_agg(jsonb_build_object('number', v.number, 'by_side', v.by_side, 'round', v.round,
              'figures', v.figures, 'reasons', v.reasons, 'note', v.note, 'at', v.at) ORDER BY v.number)
            FROM bookings.timesheet_versions v WHERE v.timesheet_id = t.id) AS versions,
           (SELECT jsonb_build_object('by_side', a.by_side, 'at', a.at, 'comment', a.comment,
              'commented_at', a.commented_at) FROM bookings.timesheet_asks a WHERE a.timesheet_id = t.id) AS asked
         FROM bookings.timesheets t JOIN bookings.bookings b ON b.id = t.booking_id JOIN jobs j ON j.id = b.job_id
         JOIN bookings.roles r ON r.id = b.role_id JOIN bookings.calls c ON c.id = t.call_id
         WHERE (t.freelancer_id = $1 OR t.recruiter_id = $1 AND t.state <> 'due') AND ($2::uuid IS NULL OR t.id > $2)
         ORDER BY t.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
