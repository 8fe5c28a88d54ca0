import type { CalendarItem, CalendarJob } from '@crewcall/contracts-bookings';

const stamp = (moment: string): string => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;
const whole = (day: string): string => day.replaceAll('-', '');
/** In a text value a comma, a semicolon and a backslash are written with a backslash before them. */
const text = (words: string): string => words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The address of a calendar file with one call, which needs neither a server nor a script. */
export function callFile(item: CalendarItem & { job: CalendarJob }): string {
  const { job, from, to, starts_at, starts_on } = item;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CrewCall//Call//EN',
    'BEGIN:VEVENT',
    `UID:${job.call_id}@crewcall`,
    `DTSTAMP:${stamp(from)}`,
    ...(starts_at ? [`DTSTART:${stamp(from)}`, `DTEND:${stamp(to)}`] : [`DTSTART;VALUE=DATE:${whole(starts_on)}`]),
    `SUMMARY:${text([job.role_name, job.company].filter(Boolean).join(', '))}`,
    `LOCATION:${text(job.location)}`,
    `DESCRIPTION:${text(job.job_title)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}
