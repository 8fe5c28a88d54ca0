import { jobLimits } from './job-limits.rules.js';
import { jobTexts } from './job.texts.js';

export const durationTypes = ['time', 'days', 'hours'] as const;
export type DurationType = (typeof durationTypes)[number];

export const isDurationType = (value: unknown): value is DurationType => durationTypes.some((type) => type === value);

export interface Duration {
  duration_type: DurationType | null;
  start_time: string | null;
  end_time: string | null;
  end_day_offset: number;
  days: number | null;
  hours: number | null;
}

/** What a form may hold before it is right. */
export type DurationDraft = { [Field in keyof Duration]?: unknown };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTimeOfDay = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

const isWholeUpTo = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;

/** Nothing chosen yet: what the form holds after another duration type was chosen. */
export const clearedDuration = (duration_type: DurationType | null): Duration => ({
  duration_type,
  start_time: null,
  end_time: null,
  end_day_offset: 0,
  days: null,
  hours: null,
});

/** The duration with every field emptied that does not belong to its type. */
export function durationOf(draft: Partial<Duration>): Duration {
  const type = draft.duration_type ?? null;
  const duration = clearedDuration(type);
  if (type === 'time') {
    duration.start_time = draft.start_time ?? null;
    duration.end_time = draft.end_time ?? null;
    duration.end_day_offset = draft.end_day_offset ?? 0;
  }
  if (type === 'days') duration.days = draft.days ?? null;
  if (type === 'hours') duration.hours = draft.hours ?? null;
  return duration;
}

type DurationProblems = Partial<Record<keyof Duration, string>>;

function timeProblems({ start_time, end_time, end_day_offset }: DurationDraft): DurationProblems {
  if (!start_time) return { start_time: jobTexts.startTimeRequired };
  if (!isTimeOfDay(start_time)) return { start_time: jobTexts.timeShape };
  if (!end_time) return { end_time: jobTexts.endTimeRequired };
  if (!isTimeOfDay(end_time)) return { end_time: jobTexts.timeShape };
  const offset = end_day_offset ?? 0;
  if (offset !== 0 && offset !== 1) return { end_day_offset: jobTexts.endDayOffset };
  // Times of one length compare like text. On the next day any end is after the start.
  return offset === 0 && end_time <= start_time ? { end_time: jobTexts.endNotAfterStart } : {};
}

/** What is wrong with a duration, by field; empty when nothing is. */
export function durationProblems(draft: DurationDraft): DurationProblems {
  const { duration_type, days, hours } = draft;
  if (!isDurationType(duration_type)) return { duration_type: jobTexts.durationTypeRequired };
  if (duration_type === 'time') return timeProblems(draft);
  if (duration_type === 'days') return isWholeUpTo(days, jobLimits.days) ? {} : { days: jobTexts.days };
  return isWholeUpTo(hours, jobLimits.hours) ? {} : { hours: jobTexts.hours };
}
