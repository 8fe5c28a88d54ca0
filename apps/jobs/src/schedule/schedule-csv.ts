import type { ScheduleRow } from '@crewcall/contracts-bookings';

/** A spreadsheet takes what begins so for a formula: a quote before it keeps it text. */
const startsFormula = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  return `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const head = ['date', 'call', 'end_date', 'end', 'name', 'place', 'job', 'role', 'positions', 'filled'];

/** A line for each role of each call. */
export function scheduleCsvOf(rows: readonly ScheduleRow[]): string {
  const lines = rows.flatMap(({ call, job_title, roles }) =>
    roles.map(({ name, positions, filled }) =>
      [
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
      ]
        .map(cellOf)
        .join(','),
    ),
  );
  return [head.join(','), ...lines, ''].join('\r\n');
}
