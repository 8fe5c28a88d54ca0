import { calendarDate, counted, madeOnce } from '@crewcall/contracts-core';

const hour = 3_600_000;
const day = 24 * hour;
const inLondon = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  madeOnce(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options }));
const time = inLondon({ hour: '2-digit', minute: '2-digit' });
const weekday = inLondon({ weekday: 'short' });

/** '45 min left', '3 h left', 'by Tue 12:00', 'by Tue 1 Dec 12:00'; 'now' when it is over. */
export function leftWords(until: string, now: number): string {
  const at = new Date(until);
  const left = at.getTime() - now;
  if (left <= 0) return 'now';
  if (left < hour) return `${Math.ceil(left / 60_000)} min left`;
  if (left < day) return `${Math.floor(left / hour)} h left`;
  return `by ${left < 6 * day ? weekday().format(at) : calendarDate(at)} ${time().format(at)}`;
}

/** 'in 45 min', 'in 3 h', 'in 4 days' before a call; null once it has begun. */
export function untilWords(from: string, now: number): string | null {
  const left = Date.parse(from) - now;
  if (left <= 0) return null;
  if (left < hour) return `in ${Math.ceil(left / 60_000)} min`;
  if (left < day) return `in ${Math.floor(left / hour)} h`;
  const days = Math.floor(left / day);
  return `in ${counted(days, 'day')}`;
}
