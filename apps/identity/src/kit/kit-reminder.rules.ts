import { daysBetween } from '@crewcall/contracts-bookings';

/** Before the last day of a test or an insurance. */
export const REMINDED_DAYS = 30;

/** Of a day as it is saved: one whose reminder would be late is known to its owner. */
export const knownOn = (today: string, until: string | null): string | null =>
  until !== null && daysBetween(today, until) < REMINDED_DAYS ? until : null;
