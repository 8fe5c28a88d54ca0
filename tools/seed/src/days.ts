import { dayAfter, daysBetween } from '@crewcall/contracts-bookings';
import { londonDayOf } from '@crewcall/contracts-jobs';

/** The calendar day in London so many days from now, as `YYYY-MM-DD`: not all of them have 24 hours. */
export const dayFromNow = (days: number, now = new Date()): string => dayAfter(londonDayOf(now), days);

/** In how many days a day comes. */
export const daysAhead = (day: string, now = new Date()): number => daysBetween(londonDayOf(now), day);
