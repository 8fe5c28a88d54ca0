export { isCalendarDay as isDay } from '@crewcall/contracts-jobs';

const DAY = 86_400_000;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTimeOfDay = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

// Days are counted where each has 24 hours.
const inUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many later; `days` may be negative. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(inUtc(day) + days * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(inUtc(day)).getUTCDay() || 7;

/** How many days from one to the other. */
export const daysBetween = (from: string, to: string): number => (inUtc(to) - inUtc(from)) / DAY;
