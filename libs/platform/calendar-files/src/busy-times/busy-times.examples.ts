import { busyTimesIn } from './busy-times.js';

/** Between which times calendars are read. */
export const from = Date.parse('2026-01-01T00:00:00Z');
export const to = Date.parse('2027-02-05T00:00:00Z');

export const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'].join('\r\n');
export const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n');

export const read = (...parts: string[]) => busyTimesIn(calendar(...parts), { from, to, most: 5_000 });
/** What is busy in it, in UTC. */
export const times = (...parts: string[]): string[] => {
  const found = read(...parts);
  if ('failure' in found) throw new Error(found.failure);
  const at = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
  return found.times.map((time) => `${at(time.from)} ${at(time.to)}`);
};
export const evening = ['DTSTART;TZID=Europe/London:20260601T180000', 'DTEND;TZID=Europe/London:20260601T200000'];
