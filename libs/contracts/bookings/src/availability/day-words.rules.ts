import { isSpan, spanOf, wholeDay } from '../time/call-span.rules.js';
import { dayAfter, weekdayOf } from '../time/days.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import type { BlockKind, WeeklyPattern } from '../calendar/calendar.js';
import type { AvailabilityWord } from './availability.js';
import { lengthOf, longestOf, meets, piecesOf, type Stretch, subtract, union, within } from './stretch.rules.js';

/** What is known of one person's time, in milliseconds. */
export interface PersonTime {
  booked: Stretch[];
  pencilled: Stretch[];
  /** As the person set them; the newer holds where two meet. */
  blocks: { kind: BlockKind; stretch: Stretch; setAt: number }[];
  pattern: WeeklyPattern | null;
}

const HOUR = 3_600_000;
/** A day is busy, and not partly, when no such stretch is left in it between six in the morning and midnight. */
const WORKABLE = 8 * HOUR;

export interface LondonDay {
  day: string;
  whole: Stretch;
  /** From six in the morning. */
  waking: Stretch;
}

export function londonDay(day: string): LondonDay {
  const span = spanOf(wholeDay(day));
  const six = momentOf({ day, time: '06:00' });
  if (!isSpan(span) || !six) throw new Error(`Not a day: ${day}`);
  const to = span.to.getTime();
  return { day, whole: [span.from.getTime(), to], waking: [six.getTime(), to] };
}

/** The hours of the weekly pattern on that day; null where the person keeps none. */
export function workingHours(pattern: WeeklyPattern | null, { day, whole }: LondonDay): Stretch[] | null {
  if (!pattern?.days.length) return null;
  const spans = pattern.days.find(({ weekday }) => weekday === weekdayOf(day))?.spans ?? [];
  const at = (time: string, other: number): number =>
    time === '24:00' ? whole[1] : (momentOf({ day, time })?.getTime() ?? other);
  return spans.map(({ from, to }): Stretch => [at(from, whole[0]), at(to, whole[1])]);
}

/** Everything that counts for a span, worked out once for all its days. */
export interface TakenTime {
  /** Booked, or said to be not available; whose and why is not in it. */
  taken: Stretch[];
  pencilled: Stretch[];
  maybe: Stretch[];
  available: Stretch[];
  pattern: WeeklyPattern | null;
}

export function takenTimeOf({ booked, pencilled, blocks, pattern }: PersonTime): TakenTime {
  const pieces = piecesOf(blocks);
  const of = (kind: BlockKind): Stretch[] => union(pieces.filter((p) => p.kind === kind).map((p) => p.stretch));
  const taken = union([...booked, ...of('unavailable')]);
  return { taken, pencilled: union(pencilled), maybe: of('maybe'), available: of('available'), pattern };
}

/** Outside the hours that the person usually works, but for what they said themselves. */
function outsideHours({ pattern, maybe, available }: TakenTime, day: LondonDay): Stretch[] {
  const hours = workingHours(pattern, day);
  return hours ? subtract([day.whole], union([...hours, ...maybe, ...available])) : [];
}

export function wordOfDay(time: TakenTime, day: LondonDay): AvailabilityWord {
  const taken = within(time.taken, day.whole);
  const hours = workingHours(time.pattern, day);
  const outside = outsideHours(time, day);
  if (hours && lengthOf(outside) === lengthOf([day.whole])) return 'busy';
  if (taken.length) {
    const left = subtract([day.waking], union([...taken, ...outside]));
    const enough = Math.min(WORKABLE, longestOf(subtract([day.waking], outside)));
    return longestOf(left) >= enough && enough > 0 ? 'partly' : 'busy';
  }
  return softWord(time, day.whole);
}

/** To the minute, as a call asks. */
export function wordOfCall(time: TakenTime, call: Stretch): { word: AvailabilityWord; busy: Stretch[] } {
  const busy = within(union([...time.taken, ...outsideOf(time, call)]), call);
  if (!busy.length) return { word: softWord(time, call), busy };
  return { word: lengthOf(busy) === lengthOf([call]) ? 'busy' : 'partly', busy };
}

/** What is taken of a day, for who may know the hours. */
export const busyOfDay = (time: TakenTime, day: LondonDay): Stretch[] =>
  within(union([...time.taken, ...outsideHours(time, day)]), day.whole);

function outsideOf(time: TakenTime, [from, to]: Stretch): Stretch[] {
  if (!time.pattern?.days.length) return [];
  const outside: Stretch[] = [];
  const first = new Date(from).toISOString().slice(0, 10);
  for (let day = first; ; day = dayAfter(day)) {
    const london = londonDay(day);
    if (london.whole[0] >= to) return outside;
    outside.push(...outsideHours(time, london));
  }
}

function softWord({ pencilled, maybe, available }: TakenTime, span: Stretch): AvailabilityWord {
  if (meets(pencilled, span)) return 'pencilled';
  if (meets(maybe, span)) return 'maybe';
  return meets(available, span) ? 'free' : 'unsaid';
}
