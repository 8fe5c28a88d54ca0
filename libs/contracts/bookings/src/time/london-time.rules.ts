import { Temporal } from 'temporal-polyfill';

/** Every call is on the clocks of the United Kingdom. */
export const CALL_TIME_ZONE = 'Europe/London';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTimeOfDay = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** What a clock on a London wall shows. */
export interface WallTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  time: string;
  /** In the hour that comes twice when the clocks go back: the second one. */
  again?: boolean;
}

const localOf = ({ day, time }: WallTime): Temporal.PlainDateTime => Temporal.PlainDateTime.from(`${day}T${time}`);

/** The moment, or null when the clocks skip that time. Of a repeated time the first is meant unless said otherwise. */
export function momentOf(wall: WallTime): Date | null {
  const local = localOf(wall);
  const first = local.toZonedDateTime(CALL_TIME_ZONE, { disambiguation: 'earlier' });
  if (!first.toPlainDateTime().equals(local)) return null;
  const meant = wall.again ? local.toZonedDateTime(CALL_TIME_ZONE, { disambiguation: 'later' }) : first;
  return new Date(meant.epochMilliseconds);
}

/** Whether this time comes twice that night, so that one of the two can be chosen. */
export function isRepeated(wall: WallTime): boolean {
  const second = momentOf({ ...wall, again: true });
  return second !== null && second.getTime() !== momentOf({ ...wall, again: false })?.getTime();
}

export function wallTimeOf(moment: Date): WallTime {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(CALL_TIME_ZONE);
  const wall = { day: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
  const first = momentOf(wall);
  return first && first.getTime() < Math.floor(moment.getTime() / 60_000) * 60_000 ? { ...wall, again: true } : wall;
}

/** The day so many later; `days` may be negative. */
export const dayAfter = (day: string, days = 1): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** How many days from one to the other. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
