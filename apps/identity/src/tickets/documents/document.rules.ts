import { ticketDayWords, wallTimeOf } from '@crewcall/contracts-bookings';

/** Of a picture, however small its file is. */
export const documentPixels = 40_000_000;

/** What is written across a document that is opened: who, and when. */
export function watermarkWords(name: string, userId: string, now: Date): string {
  const { day, time } = wallTimeOf(now);
  return `CrewCall · ${name} · ${ticketDayWords(day)} ${time} · ${userId.slice(-6)}`;
}
