import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** What a person said of their own time, their weekly pattern, and who may see when they are free. */
@ExportsPersonalData()
@Injectable()
export class CalendarExporter implements PersonalDataExporter {
  readonly name = 'calendar';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT * FROM (
           SELECT user_id AS id, 'settings' AS what, NULL AS kind, NULL AS note, NULL::date AS starts_on, NULL::time AS starts_at,
             NULL::date AS ends_on, NULL::time AS ends_at, NULL::jsonb AS repeat, NULL::date[] AS exceptions, sharing, pattern
           FROM bookings.calendar_settings WHERE user_id = $1
           UNION ALL
           SELECT b.id, 'entry', b.kind, b.note, b.starts_on, b.starts_at, b.ends_on, b.ends_at, r.repeat, r.exceptions, NULL, NULL
           FROM bookings.blocks b LEFT JOIN bookings.block_rules r ON r.id = b.rule_id WHERE b.freelancer_id = $1) mine
         WHERE $2::uuid IS NULL OR id > $2 ORDER BY id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
