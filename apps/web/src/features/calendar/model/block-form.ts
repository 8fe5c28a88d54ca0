import {
  blockTimeProblem,
  calendarLimits,
  calendarTexts,
  clockChangeWords,
  dayAfter,
  isDay,
  isRepeated,
  isTimeOfDay,
  repeatProblem,
  wallOfBlock,
  type BlockKind,
  type CalendarItem,
  type Repeat,
  type SaveBlockRequest,
} from '@crewcall/contracts-bookings';
import { isBlock } from './item-labels';

export interface BlockValues {
  kind: BlockKind;
  from: string;
  to: string;
  isWholeDays: boolean;
  startsAt: string;
  endsAt: string;
  startsAgain: boolean;
  endsAgain: boolean;
  every: '' | Repeat['every'];
  weekdays: number[];
  until: string;
  times: string;
  note: string;
}

export const newBlock = (first: string, last = first): BlockValues => ({
  kind: 'unavailable',
  from: first,
  to: last,
  isWholeDays: true,
  startsAt: '09:00',
  endsAt: '17:00',
  startsAgain: false,
  endsAgain: false,
  every: '',
  weekdays: [],
  until: '',
  times: '',
  note: '',
});

export function valuesOf(item: CalendarItem): BlockValues {
  const { starts_on, starts_at, ends_on, ends_at, last_day, repeat } = item;
  return {
    ...newBlock(starts_on, starts_at ? ends_on : last_day),
    kind: isBlock(item) ? item.kind : 'unavailable',
    isWholeDays: !starts_at,
    ...(starts_at && ends_at && { startsAt: starts_at, endsAt: ends_at }),
    startsAgain: item.starts_again ?? false,
    endsAgain: item.ends_again ?? false,
    ...(repeat && {
      every: repeat.every,
      weekdays: repeat.weekdays ?? [],
      until: repeat.until ?? '',
      times: repeat.times ? String(repeat.times) : '',
    }),
    note: item.note ?? '',
  };
}

function repeatOf({ every, weekdays, until, times }: BlockValues): Repeat | null {
  if (!every) return null;
  const isWeekly = every === 'week' || every === 'two_weeks';
  return {
    every,
    ...(isWeekly && weekdays.length > 0 && { weekdays: [...weekdays].sort() }),
    ...(until ? { until } : times ? { times: Number(times) } : {}),
  };
}

export function requestOf(values: BlockValues): SaveBlockRequest {
  const { kind, from, to, isWholeDays, startsAt, endsAt, startsAgain, endsAgain, note } = values;
  // An end before the beginning on the clock is the next day's, unless a later day was chosen.
  const ends_on = to === from && endsAt <= startsAt ? dayAfter(from) : to;
  const times = { starts_at: startsAt, ends_at: endsAt, starts_again: startsAgain, ends_again: endsAgain };
  return {
    kind,
    starts_on: from,
    ...(isWholeDays ? { ends_on: to } : { ...times, ends_on }),
    note: note.trim() || null,
    repeat: repeatOf(values),
  };
}

export type BlockProblems = Partial<Record<'from' | 'to' | 'time' | 'repeat' | 'note', string>>;

export function problemsOf(values: BlockValues, today: string): BlockProblems {
  const { from, to, isWholeDays, startsAt, endsAt, note } = values;
  if (!isDay(from)) return { from: 'Please choose a day.' };
  if (!isDay(to) || to < from) return { to: 'The last day cannot be before the first.' };
  if (!isWholeDays && !(isTimeOfDay(startsAt) && isTimeOfDay(endsAt))) return { time: 'Please enter both times.' };
  if (note.length > calendarLimits.note) return { note: calendarTexts.note };
  const request = requestOf(values);
  const time = blockTimeProblem(wallOfBlock(request), today);
  if (time) return { time: time.message };
  const repeat = repeatProblem(request.repeat, from);
  return repeat ? { repeat } : {};
}

/** 'The clocks go back: 9 hours', and which of the two times comes twice that night. */
export function clocksOf(values: BlockValues): { words: string | null; start: boolean; end: boolean } {
  const { from, to, isWholeDays, startsAt, endsAt } = values;
  const isFine = !isWholeDays && isDay(from) && isDay(to) && isTimeOfDay(startsAt) && isTimeOfDay(endsAt);
  if (!isFine) return { words: null, start: false, end: false };
  const wall = wallOfBlock(requestOf(values));
  return {
    words: clockChangeWords(wall),
    start: isRepeated({ day: wall.starts_on, time: startsAt }),
    end: isRepeated({ day: wall.ends_on, time: endsAt }),
  };
}
