import type { CalendarItem, CalendarJob } from '@crewcall/contracts-bookings';

type WithJob = CalendarItem & { job: CalendarJob };

const isOf =
  (kind: CalendarItem['kind']) =>
  (item: CalendarItem): item is WithJob =>
    item.kind === kind && item.job !== null;

/** The booked call that is under way or comes next. */
export function nextCall(items: readonly CalendarItem[], now: number): WithJob | undefined {
  return items
    .filter(isOf('booking'))
    .filter(({ to }) => Date.parse(to) > now)
    .sort((one, other) => one.from.localeCompare(other.from))[0];
}

/** What companies wait for an answer to: each offer once, the soonest deadline first. */
export function askedNow(items: readonly CalendarItem[]): WithJob[] {
  const first = new Map<string, WithJob>();
  for (const item of items.filter(isOf('offer'))) {
    const known = first.get(item.job.offer_id);
    if (!known || item.from < known.from) first.set(item.job.offer_id, item);
  }
  return [...first.values()].sort((one, other) => (one.job.ends_at ?? '~').localeCompare(other.job.ends_at ?? '~'));
}
