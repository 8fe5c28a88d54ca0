import { daysBetween } from '@crewcall/contracts-bookings';

/** Days before the last one on which its owner is reminded, and that day itself. */
export const remindedAt = [60, 30, 7, 0] as const;

/** Of a ticket as it is saved: the last reminder whose time is over already, and that is not sent any more. */
export const remindersOverOn = (today: string, expiresOn: string | null): number | null =>
  expiresOn === null ? null : (remindedAt.findLast((days) => days > daysBetween(today, expiresOn)) ?? null);
