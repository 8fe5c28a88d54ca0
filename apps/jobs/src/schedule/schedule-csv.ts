import type { ScheduleRow } from '@crewcall/contracts-bookings';
import { csvFile } from '@crewcall/platform-bootstrap';

const head = ['date', 'call', 'end_date', 'end', 'name', 'place', 'job', 'role', 'positions', 'filled'];

/** A line for each role of each call. A spreadsheet takes nothing in it for a formula. */
export function scheduleCsvOf(rows: readonly ScheduleRow[]): string {
  const cells = rows.flatMap(({ call, job_title, roles }) =>
    roles.map(({ name, positions, filled }) => [
      call.starts_on,
      call.starts_at ?? 'to follow',
      call.ends_on,
      call.ends_at,
      call.name,
      call.place,
      job_title,
      name,
      positions,
      filled,
    ]),
  );
  return csvFile([head, ...cells]);
}
