import { wholeDay, type WallSpan } from '../time/call-span.rules.js';
import { dayAfter } from '../time/days.rules.js';

/** How the form of a job without calls says when it is. */
export interface JobDuration {
  event_date: string | null;
  duration_type: 'time' | 'days' | 'hours' | null;
  start_time: string | null;
  end_time: string | null;
  end_day_offset: number;
  days: number | null;
}

/** *time* is one call; *days* so many, *hours* one, both 'time to follow'. Nothing without a day. */
export function callsOfDuration(job: JobDuration): WallSpan[] {
  const { event_date, duration_type, start_time, end_time, end_day_offset, days } = job;
  if (!event_date) return [];
  if (duration_type === 'time' && start_time && end_time) {
    const ends_on = dayAfter(event_date, end_day_offset);
    return [{ starts_on: event_date, starts_at: start_time, ends_on, ends_at: end_time }];
  }
  const count = duration_type === 'days' ? (days ?? 1) : 1;
  return Array.from({ length: count }, (_, index) => wholeDay(dayAfter(event_date, index)));
}
