import { dayAfter, daysBetween, wallTimeOf, type CalendarItem } from '@crewcall/contracts-bookings';
import { kindOrder } from './item-labels';

/** One bar: of a block only where it holds, since a newer one keeps its own time. */
export interface Bar {
  key: string;
  item: CalendarItem;
  /** With the times of this bar, where it is a piece of the entry. */
  part: CalendarItem;
  first: string;
  last: string;
}

function partOf(item: CalendarItem, { from, to }: { from: string; to: string }): CalendarItem {
  if (from === item.from && to === item.to) return item;
  const [start, end] = [wallTimeOf(new Date(from)), wallTimeOf(new Date(to))];
  const isWholeDays = start.time === '00:00' && end.time === '00:00';
  return {
    ...item,
    starts_on: start.day,
    starts_at: isWholeDays ? null : start.time,
    ends_on: end.day,
    ends_at: isWholeDays ? null : end.time,
    last_day: end.time === '00:00' ? dayAfter(end.day, -1) : end.day,
    clocks: null,
  };
}

function barsOfItem(item: CalendarItem): Bar[] {
  const whole = { key: `${item.kind}${item.id}`, item, part: item, first: item.starts_on, last: item.last_day };
  if (item.job) return [whole];
  return item.holds.map((held, index) => {
    const part = partOf(item, held);
    return { key: `${item.id}.${index}`, item, part, first: part.starts_on, last: part.last_day };
  });
}

/** By the day: pieces of an entry that share one are one bar. */
export const dayBarsOf = (items: readonly CalendarItem[]): Bar[] =>
  barsOf(items).reduce<Bar[]>((joined, bar) => {
    const before = joined.find(({ item, last }) => item === bar.item && last >= bar.first);
    if (!before) return [...joined, bar];
    const { ends_on, ends_at, last_day } = bar.part;
    const part = { ...before.part, starts_at: before.part.starts_at ?? '00:00', ends_on, ends_at, last_day };
    return joined.map((one) => (one === before ? { ...before, part, last: bar.last } : one));
  }, []);

/** Bookings, pencils, offers, blocks; each kind by its beginning. */
export const barsOf = (items: readonly CalendarItem[]): Bar[] =>
  items
    .flatMap(barsOfItem)
    .sort(
      (one, other) => kindOrder[one.item.kind] - kindOrder[other.item.kind] || one.first.localeCompare(other.first),
    );

export const barsOn = (bars: readonly Bar[], day: string): Bar[] =>
  bars.filter(({ first, last }) => first <= day && day <= last);

/** Each entry once, in however many pieces. */
export const itemsOn = (bars: readonly Bar[], day: string): CalendarItem[] => [
  ...new Set(barsOn(bars, day).map(({ item }) => item)),
];

/** Part of a bar that lies in one week. */
export interface Segment {
  bar: Bar;
  /** 1 is Monday. */
  column: number;
  span: number;
  lane: number;
  startsHere: boolean;
  endsHere: boolean;
}

export const LANES = 3;

export interface WeekBars {
  segments: Segment[];
  /** By day: how many are folded. */
  more: number[];
}

/** Bars of one week in lanes; what has no room in the first three is counted. */
export function weekBars(bars: readonly Bar[], monday: string): WeekBars {
  const sunday = dayAfter(monday, 6);
  const taken: boolean[][] = [];
  const more = Array<number>(7).fill(0);
  const segments: Segment[] = [];
  for (const bar of bars.filter(({ first, last }) => first <= sunday && last >= monday)) {
    const [first, last] = [bar.first < monday ? monday : bar.first, bar.last > sunday ? sunday : bar.last];
    const from = daysBetween(monday, first);
    const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => from + index);
    const lane = firstFree(taken, days);
    const row = (taken[lane] ??= Array<boolean>(7).fill(false));
    for (const day of days) {
      row[day] = true;
      if (lane >= LANES) more[day] = (more[day] ?? 0) + 1;
    }
    const ends = { startsHere: first === bar.first, endsHere: last === bar.last };
    if (lane < LANES) segments.push({ bar, column: from + 1, span: days.length, lane, ...ends });
  }
  return { segments, more };
}

function firstFree(taken: readonly boolean[][], days: readonly number[]): number {
  const free = taken.findIndex((row) => days.every((day) => !row[day]));
  return free === -1 ? taken.length : free;
}

/** Of one day by the hour: in minutes on the clock, side by side where several meet. */
export interface HourBar {
  bar: Bar;
  from: number;
  to: number;
  column: number;
  columns: number;
}

const DAY_MINUTES = 24 * 60;
const minutesOn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function minutesOfDay({ part }: Bar, day: string): { from: number; to: number } {
  const { starts_at, ends_at, starts_on, ends_on } = part;
  if (!starts_at || !ends_at) return { from: 0, to: DAY_MINUTES };
  return {
    from: starts_on === day ? minutesOn(starts_at) : 0,
    to: ends_on === day ? minutesOn(ends_at) : DAY_MINUTES,
  };
}

export function hourBars(bars: readonly Bar[], day: string): HourBar[] {
  const placed = barsOn(bars, day).map((bar) => ({ bar, ...minutesOfDay(bar, day), column: 0 }));
  placed.sort((one, other) => one.from - other.from || other.to - one.to);
  const ends: number[] = [];
  for (const one of placed) {
    const free = ends.findIndex((end) => end <= one.from);
    one.column = free === -1 ? ends.length : free;
    ends[one.column] = one.to;
  }
  return placed.map((one) => ({ ...one, columns: ends.length }));
}
