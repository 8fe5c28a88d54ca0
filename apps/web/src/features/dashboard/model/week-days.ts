import type { CalendarItem, CalendarItemKind } from '@crewcall/contracts-bookings';
import { londonDay } from './london-words';

const dayMs = 86_400_000;
const daysShown = 7;
/** What tells most about a day stands on it. */
const order: readonly CalendarItemKind[] = [
  'booking',
  'pencil',
  'offer',
  'elsewhere',
  'unavailable',
  'maybe',
  'available',
];

export interface WeekDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Null for a day without anything. */
  kind: CalendarItemKind | null;
}

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

function isOn({ job, starts_on, last_day, holds }: CalendarItem, day: string): boolean {
  if (job) return starts_on <= day && day <= last_day;
  // The end of a stretch is the first moment after it.
  return holds.some(
    ({ from, to }) =>
      londonDay(Date.parse(from)) <= day && day <= londonDay(Math.max(Date.parse(from), Date.parse(to) - 1)),
  );
}

/** The next seven days with what each is taken by. */
export function weekDays(items: readonly CalendarItem[], today: string): WeekDay[] {
  return Array.from({ length: daysShown }, (_, index) => {
    const day = daysAfter(today, index);
    const kinds = items.filter((item) => isOn(item, day)).map(({ kind }) => kind);
    return { day, kind: order.find((kind) => kinds.includes(kind)) ?? null };
  });
}
