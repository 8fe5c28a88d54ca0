import type { Terms } from '../roles/terms.js';
import { isBankHoliday } from '../time/bank-holidays.js';
import { minutesOf, type Span } from '../time/call-span.rules.js';
import { dayAfter, weekdayOf } from '../time/days.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import { wallTimeOf } from '../time/wall-time.rules.js';

/** Minutes of a call that are alike to the rules of pay. */
export interface WorkedPart {
  minutes: number;
  isNight: boolean;
  isSunday: boolean;
}

const NIGHT_ENDS = '06:00';

/** The call cut where a London day or a night begins or ends, in order: real minutes, so clock changes count. */
export function partsOf(span: Span): WorkedPart[] {
  const parts: WorkedPart[] = [];
  let at = span.from;
  while (at < span.to) {
    const { day, time } = wallTimeOf(at);
    const isNight = time < NIGHT_ENDS;
    const next = isNight ? momentOf({ day, time: NIGHT_ENDS }) : momentOf({ day: dayAfter(day), time: '00:00' });
    const until = next && next < span.to ? next : span.to;
    parts.push({ minutes: minutesOf({ from: at, to: until }), isNight, isSunday: isSundayRate(day) });
    at = until;
  }
  return parts;
}

const isSundayRate = (day: string): boolean => weekdayOf(day) === 7 || isBankHoliday(day);

/** What is left of it without the breaks, in order; those do not meet. */
export function piecesAround(span: Span, breaks: readonly Span[]): Span[] {
  const inOrder = [...breaks].sort((one, other) => one.from.getTime() - other.from.getTime());
  const starts = [span.from, ...inOrder.map(({ to }) => to)];
  const ends = [...inOrder.map(({ from }) => from), span.to];
  return starts.map((from, index) => ({ from, to: ends[index] ?? span.to })).filter(({ from, to }) => from < to);
}

/** The highest factor of such a minute, and what it is for. */
export function factorOf(
  { isNight, isSunday }: WorkedPart,
  { night_factor, sunday_factor }: Terms,
): { kind: 'basic' | 'night' | 'sunday'; factor: number } {
  const night = (isNight && night_factor) || 100;
  const sunday = (isSunday && sunday_factor) || 100;
  if (sunday > 100 && sunday >= night) return { kind: 'sunday', factor: sunday };
  return night > 100 ? { kind: 'night', factor: night } : { kind: 'basic', factor: 100 };
}

/** An unpaid break is taken where it costs least: out of ordinary minutes first, earliest first. */
export function withoutBreak(parts: WorkedPart[], minutes: number, terms: Terms): WorkedPart[] {
  let left = minutes;
  const order = [...parts.keys()].sort((one, other) => {
    const [a, b] = [parts[one], parts[other]];
    return a && b ? factorOf(a, terms).factor - factorOf(b, terms).factor || one - other : 0;
  });
  const kept = parts.map((part) => ({ ...part }));
  for (const index of order) {
    const part = kept[index];
    if (!part) continue;
    const taken = Math.min(left, part.minutes);
    part.minutes -= taken;
    left -= taken;
  }
  return kept.filter((part) => part.minutes > 0);
}

/** Cut after so many minutes: what a day pays for, and what is over it. */
export function splitAfter(parts: WorkedPart[], minutes: number): [WorkedPart[], WorkedPart[]] {
  const [within, over]: [WorkedPart[], WorkedPart[]] = [[], []];
  let left = minutes;
  for (const part of parts) {
    const taken = Math.min(left, part.minutes);
    if (taken > 0) within.push({ ...part, minutes: taken });
    if (part.minutes > taken) over.push({ ...part, minutes: part.minutes - taken });
    left -= taken;
  }
  return [within, over];
}

export const totalMinutes = (parts: readonly WorkedPart[]): number =>
  parts.reduce((sum, { minutes }) => sum + minutes, 0);

/** Begun steps count whole; what is added is of the kind of the last minutes. */
export function roundedUp(parts: WorkedPart[], step: number): WorkedPart[] {
  const total = totalMinutes(parts);
  const last = parts.at(-1);
  const missing = Math.ceil(total / step) * step - total;
  return last && missing ? [...parts.slice(0, -1), { ...last, minutes: last.minutes + missing }] : parts;
}
