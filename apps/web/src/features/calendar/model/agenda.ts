import type { CalendarItem } from '@crewcall/contracts-bookings';
import { isBlock, kindOrder } from './item-labels';

export interface AgendaDay {
  day: string;
  items: CalendarItem[];
}

/** By the day on which each begins; what began before stands under the first. A block that holds nowhere is not there. */
export function agendaDays(items: readonly CalendarItem[], from: string): AgendaDay[] {
  const days = new Map<string, CalendarItem[]>();
  for (const item of items) {
    if (isBlock(item) && !item.holds.length) continue;
    const day = item.starts_on < from ? from : item.starts_on;
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, each]) => ({
      day,
      items: each.sort(
        (one, other) => one.from.localeCompare(other.from) || kindOrder[one.kind] - kindOrder[other.kind],
      ),
    }));
}
