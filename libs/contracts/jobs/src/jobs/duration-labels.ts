import { counted } from '@crewcall/contracts-core';
import type { Duration } from './job-duration.rules.js';

/** The duration in words, or null when it was never given. */
export function durationLabelOf(duration: Partial<Duration>): string | null {
  const { duration_type, start_time, end_time, end_day_offset, days, hours } = duration;
  if (duration_type === 'days' && days) return counted(days, 'day');
  if (duration_type === 'hours' && hours) return counted(hours, 'hour');
  if (duration_type !== 'time' || !start_time || !end_time) return null;
  return `${start_time}–${end_time}${end_day_offset ? ' (next day)' : ''}`;
}
