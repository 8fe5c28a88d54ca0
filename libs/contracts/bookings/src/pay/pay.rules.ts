import { counted, madeOnce } from '@crewcall/contracts-core';
import type { Terms } from '../roles/terms.js';
import type { Span } from '../time/call-span.rules.js';
import { type Pay, type PayLine, type PayLineKind } from './pay.js';
import {
  factorOf,
  partsOf,
  piecesAround,
  roundedUp,
  splitAfter,
  totalMinutes,
  withoutBreak,
  type WorkedPart,
} from './worked-time.rules.js';

/** Pence an hour as a fraction, so that nothing is rounded before the line. */
interface Hourly {
  over: bigint;
  under: bigint;
}

const halfUp = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));

const penceOf = ({ over, under }: Hourly, minutes: number): number => halfUp(over * BigInt(minutes), under * 60n);

const money = (pence: number): string => `£${(pence / 100).toFixed(2)}`;
// Made once: it takes longer to make than to use.
const pounds = madeOnce(() => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
export const payWords = (pence: number): string => `£${pounds().format(pence / 100)}`;

/** '5.5 h', '7.75 h', '1 h 10 min' */
function timeWords(minutes: number): string {
  return minutes % 15 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes / 60} h`;
}

/** What an hour is worth: the day's rate over its hours, kept as a fraction. */
function hourOf({ basis, amount_pence, hours_included }: Terms): Hourly {
  const isByHour = basis === 'hour';
  return {
    over: BigInt(amount_pence ?? 0),
    under: BigInt(isByHour ? 1 : (hours_included ?? (basis === 'day' ? 10 : 5))),
  };
}

const times = ({ over, under }: Hourly, hundredths: number): Hourly => ({
  over: over * BigInt(hundredths),
  under: under * 100n,
});

const isMore = (one: Hourly, other: Hourly): boolean => one.over * other.under > other.over * one.under;

function lineOf(kind: PayLineKind, minutes: number, rate: Hourly, suffix = ''): PayLine {
  const words = `${timeWords(minutes)} × ${money(halfUp(rate.over, rate.under))}${suffix}`;
  return { kind, words, minutes, pence: penceOf(rate, minutes) };
}

/** Minutes of one kind and rate stand on one line. */
function grouped(parts: WorkedPart[], of: (part: WorkedPart) => { kind: PayLineKind; rate: Hourly }): PayLine[] {
  const groups = new Map<string, { kind: PayLineKind; rate: Hourly; minutes: number }>();
  for (const part of parts) {
    const { kind, rate } = of(part);
    const group = groups.get(kind) ?? { kind, rate, minutes: 0 };
    groups.set(kind, { ...group, minutes: group.minutes + part.minutes });
  }
  return [...groups.values()].map(({ kind, rate, minutes }) => lineOf(kind, minutes, rate));
}

function overtimeLines(parts: WorkedPart[], terms: Terms): PayLine[] {
  const hour = hourOf(terms);
  const { overtime_pence } = terms;
  const overtime =
    overtime_pence === null ? times(hour, terms.overtime_factor) : { over: BigInt(overtime_pence), under: 1n };
  return grouped(roundedUp(parts, terms.step_minutes), (part) => {
    const { kind, factor } = factorOf(part, terms);
    const other = times(hour, factor);
    return kind !== 'basic' && isMore(other, overtime) ? { kind, rate: other } : { kind: 'overtime', rate: overtime };
  });
}

/** Within a paid day a night hour is worth its factor in all, so what it adds is the factor less one. */
function premiumLines(parts: WorkedPart[], terms: Terms): PayLine[] {
  const dear = parts.filter((part) => factorOf(part, terms).factor > 100);
  const hour = hourOf(terms);
  const lines = grouped(dear, (part) => {
    const { kind, factor } = factorOf(part, terms);
    return { kind, rate: times(hour, factor - 100) };
  });
  return lines.map((line) => ({ ...line, words: `${line.words} extra` }));
}

/** Of actual work the breaks are known; of planned work only how long they are. */
function paidParts(span: Span, terms: Terms, breaks: readonly Span[] | undefined): WorkedPart[] {
  if (terms.is_break_paid) return partsOf(span);
  return breaks ? piecesAround(span, breaks).flatMap(partsOf) : withoutBreak(partsOf(span), terms.break_minutes, terms);
}

function payByHour(parts: WorkedPart[], terms: Terms): Pay {
  const hour = hourOf(terms);
  const [within, over] = splitAfter(parts, (terms.hours_included ?? 48) * 60);
  const lines = grouped(within, (part) => {
    const { kind, factor } = factorOf(part, terms);
    return { kind, rate: times(hour, factor) };
  });
  // A begun step of overtime is paid whole, so it counts whole towards the minimum.
  const paid = totalMinutes(within) + totalMinutes(roundedUp(over, terms.step_minutes));
  const missing = (terms.minimum_hours ?? 0) * 60 - paid;
  const isShort = missing > 0 && terms.minimum_hours !== null;
  if (isShort) lines.push(lineOf('minimum', missing, hour, ' to the minimum call'));
  const hours = terms.minimum_hours ?? 0;
  const notes = isShort ? [`minimum call ${counted(hours, 'hour')}`] : [];
  return payOf([...lines, ...overtimeLines(over, terms)], notes);
}

function payByDay(parts: WorkedPart[], terms: Terms): Pay {
  const basic: PayLine = {
    kind: 'basic',
    words: terms.basis === 'day' ? '1 day' : 'half a day',
    minutes: null,
    pence: terms.amount_pence ?? 0,
  };
  const included = (terms.hours_included ?? (terms.basis === 'day' ? 10 : 5)) * 60;
  const [within, over] = splitAfter(parts, included);
  return payOf([basic, ...premiumLines(within, terms), ...overtimeLines(over, terms)], []);
}

/**
 * The one function for pay of a call: form, estimate, timesheet and tests use it. Null while there is no amount. With
 * `breaks`, those taken in fact, which do not meet, stand for the planned one.
 */
export function payOfCall(span: Span, terms: Terms, breaks?: readonly Span[]): Pay | null {
  if (terms.amount_pence === null) return null;
  if (terms.basis === 'fixed')
    return payOf([{ kind: 'basic', words: 'fixed fee', minutes: null, pence: terms.amount_pence }], []);
  const parts = paidParts(span, terms, breaks);
  return terms.basis === 'hour' ? payByHour(parts, terms) : payByDay(parts, terms);
}

export function payOf(lines: PayLine[], notes: string[]): Pay {
  const kept = lines.filter(({ pence, kind }) => pence > 0 || kind === 'basic');
  return { lines: kept, total_pence: kept.reduce((sum, { pence }) => sum + pence, 0), notes };
}
