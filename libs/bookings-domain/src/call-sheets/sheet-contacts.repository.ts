import { sheetLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

const withoutContact = `CASE WHEN jsonb_typeof(fields -> 'site_contact') = 'object'
  THEN jsonb_set(fields, '{site_contact}', jsonb_build_object('name', NULL, 'phone', NULL,
    'role', coalesce(fields -> 'site_contact' ->> 'role', 'Site contact'))) ELSE fields END`;
const DAY_MS = 24 * 3_600_000;

/** Names and numbers of the people whom sheets name; a sheet is kept for longer than they are. */
@Injectable()
export class SheetContactsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of a call whose time is over; what was typed for its whole job goes with the job's last such call. */
  async forgetContactsOf(callId: string): Promise<void> {
    const before = new Date(this.clock.now().getTime() - sheetLimits.contactDays * DAY_MS);
    const over = 'SELECT c.id, c.job_id FROM bookings.calls c WHERE c.id = $1 AND lower(c.during) <= $2';
    await this.database.query(
      `UPDATE bookings.call_sheets s SET fields = ${withoutContact},
         changed = (SELECT coalesce(jsonb_agg(CASE WHEN one ->> 'field' = 'site_contact'
             THEN one || '{"before": null, "after": null}' ELSE one END ORDER BY at), '[]')
           FROM jsonb_array_elements(s.changed) WITH ORDINALITY AS l (one, at))
       FROM (${over}) o WHERE s.call_id = o.id`,
      [callId, before],
    );
    await this.database.query(
      `UPDATE bookings.sheet_fields f SET fields = ${withoutContact} FROM (${over}) o
       WHERE f.call_id = o.id OR (f.call_id IS NULL AND f.job_id = o.job_id AND NOT EXISTS (
         SELECT FROM bookings.calls l WHERE l.job_id = o.job_id AND l.removed_at IS NULL AND lower(l.during) > $2))`,
      [callId, before],
    );
  }
}
