import { calendarDate, madeOnce } from '@crewcall/contracts-core';

const clock = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
      timeZone: 'Europe/London',
    }),
);

/** `14:32`, in London. */
export const timeOf = (at: string): string => clock().format(new Date(at));

/** `Today`, `Yesterday` or `Fri 20 Nov`, in London. Two messages of one day have the same. */
export function dayOf(at: string, now: Date = new Date()): string {
  const day = calendarDate(new Date(at), now);
  if (day === calendarDate(now, now)) return 'Today';
  const yesterday = new Date(now.getTime() - 86_400_000);
  return day === calendarDate(yesterday, now) ? 'Yesterday' : day;
}

/** For a list: the time of today's, the day of older ones. */
export function shortTimeOf(at: string, now: Date = new Date()): string {
  const day = dayOf(at, now);
  return day === 'Today' ? timeOf(at) : day;
}
