import {
  clockChangeWords,
  dayAfter,
  dayWords,
  momentWords,
  ordinalWords,
  type BlockKind,
  type CalendarItem,
  type CalendarItemKind,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { longDayWords } from './calendar-address';

export const kindWords: Readonly<Record<CalendarItemKind, string>> = {
  booking: 'Booked',
  pencil: 'Pencil',
  offer: 'Offer',
  available: 'Available',
  maybe: 'Maybe',
  unavailable: 'Not available',
  elsewhere: 'Busy elsewhere',
};

/** The order of bars in a day. */
export const kindOrder: Readonly<Record<CalendarItemKind, number>> = {
  booking: 0,
  pencil: 1,
  offer: 2,
  elsewhere: 3,
  unavailable: 4,
  maybe: 5,
  available: 6,
};

/** What its owner set, and can change. */
export const isBlock = (item: CalendarItem): item is CalendarItem & { kind: BlockKind } =>
  item.job === null && item.kind !== 'elsewhere';

/** What stands on a bar. */
export function barWords({ kind, job }: CalendarItem): string {
  if (!job) return kindWords[kind];
  if (kind === 'pencil') return `${job.rank ? ordinalWords(job.rank) : 'Pencil'} ${job.role_name}`;
  return kind === 'offer' ? `Offer: ${job.role_name}` : job.role_name;
}

/** '08:00 to 23:30', '09:00 to 17:00, ends Fri 4 Dec', 'All day, until Fri 4 Dec', 'Call time to follow' */
export function timesWords({ job, starts_on, starts_at, ends_on, ends_at, last_day }: CalendarItem): string {
  const isLonger = last_day > starts_on;
  if (!starts_at || !ends_at) {
    if (job) return 'Call time to follow';
    return isLonger ? `All day, until ${dayWords(last_day)}` : 'All day';
  }
  const end = ends_on > dayAfter(starts_on) ? dayWords(ends_on) : isLonger ? 'next day' : '';
  return `${starts_at} to ${ends_at}${end && `, ends ${end}`}`;
}

/** What of its times falls on that day: '22:00', 'until 04:00', nothing on a day in between. */
export function timesOn({ starts_on, starts_at, ends_on, ends_at }: CalendarItem, day: string): string | null {
  if (starts_on === day) return starts_at;
  return ends_at && ends_on === day ? `until ${ends_at}` : null;
}

export const clockWords = (item: CalendarItem): string | null => (item.clocks ? clockChangeWords(item) : null);

/** 'Booked', '1st pencil', 'Offer, answer by Thu 26 Nov, 14:00' */
export function stateWords({ kind, job }: CalendarItem): string {
  const until = job?.ends_at ? momentWords(new Date(job.ends_at)) : null;
  if (kind === 'pencil') return job?.rank ? `${ordinalWords(job.rank)} pencil` : 'Pencil';
  return kind === 'offer' && until ? `Offer, answer by ${until}` : kindWords[kind];
}

/** Where an entry about a job leads; a block opens its form instead. */
export function addressOf({ job }: CalendarItem): string | null {
  if (!job) return null;
  return job.booking_id ? webRoutes.booking.href(job.booking_id) : webRoutes.offer.href(job.offer_id);
}

/** As a screen reader says it: 'Thursday 26 November, booked, FOH Sound Engineer, 08:00' */
export function dayLabel(day: string, items: readonly CalendarItem[], holiday?: string): string {
  const each = items.flatMap((item) =>
    [kindWords[item.kind].toLowerCase(), item.job?.role_name, timesOn(item, day)].filter((part) => part !== null),
  );
  return [longDayWords(day), holiday, ...each].filter(Boolean).join(', ');
}
