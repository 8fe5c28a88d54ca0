import { londonDay, wallTimeOf } from '@crewcall/contracts-bookings';

/** When the present day began in London. */
export const londonMidnight = (now: Date): Date => new Date(londonDay(wallTimeOf(now).day).whole[0]);
