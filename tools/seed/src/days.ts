import { londonDayOf } from '@crewcall/contracts-jobs';

const DAY_MS = 86_400_000;

/** The calendar day in London so many days from now, as `YYYY-MM-DD`. */
export const dayFromNow = (days: number, now = new Date()): string =>
  londonDayOf(new Date(now.getTime() + days * DAY_MS));
