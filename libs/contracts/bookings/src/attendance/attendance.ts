import type { Point } from '../bookings/rest.rules.js';
import type { Late } from '../lateness/lateness.js';

/** What crew say of themselves on the day of a call. */
export const attendanceWords = ['on_way', 'arrived'] as const;
export type AttendanceWord = (typeof attendanceWords)[number];

/** One of them, by the crew member or, for an arrival, by the company. */
export interface Attended {
  /** When it was, by the clock of the phone that it was tapped on. */
  at: string;
  /** When it reached us; later where there was no signal. */
  sent_at: string;
  by: 'crew' | 'company';
  /** Who of the company said so: 'Dan Price'. */
  by_name: string | null;
  /** Within 500 m of the place; null where it was not said, or where the place is not known. */
  is_near: boolean | null;
  /** For the company, until midnight after the call ends. */
  point: Point | null;
}

/** How far one of those booked is on the day. */
export interface Attendance {
  on_way: Attended | null;
  arrived: Attended | null;
  /** As said last; it stays beside an arrival. */
  late: Late | null;
  /** Ten minutes past the call time and not here. */
  is_missing: boolean;
}

export interface TellAttendanceRequest {
  what: AttendanceWord;
  /** When it was tapped; now where it is left out. */
  at?: string;
  /** Only where the person ticks it. */
  point?: Point;
}
