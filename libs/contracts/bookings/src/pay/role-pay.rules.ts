import { counted } from '@crewcall/contracts-core';
import { kitLines } from '../kit/hired-kit.rules.js';
import type { Terms } from '../roles/terms.js';
import type { Span } from '../time/call-span.rules.js';
import type { Pay, PayLine } from './pay.js';
import { payOf, payOfCall, payWords } from './pay.rules.js';

/** Under so much rest the next call is a short turnaround. */
export const REST_MINUTES = 11 * 60;

/** What a role pays besides its calls, where its terms say so. */
export interface PayExtras {
  travel_days?: number;
  miles?: number;
  nights_away?: number;
}

export const isShortTurnaround = (before: Span, after: Span): boolean =>
  after.from.getTime() - before.to.getTime() < REST_MINUTES * 60_000;

/** How many of these calls follow the one before at a short turnaround. */
function shortTurnarounds(spans: readonly Span[]): number {
  const inOrder = [...spans].sort((one, other) => one.from.getTime() - other.from.getTime());
  return inOrder.filter((span, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && isShortTurnaround(before, span);
  }).length;
}

export function extraLines(
  short: number,
  terms: Terms,
  { travel_days = 0, miles = 0, nights_away = 0 }: PayExtras,
): PayLine[] {
  const line = (kind: PayLine['kind'], words: string, pence: number): PayLine => ({
    kind,
    words,
    minutes: null,
    pence,
  });
  const { turnaround_pence, travel_day_percent, mileage_pence, per_diem_pence, amount_pence } = terms;
  const travel = Math.floor(((amount_pence ?? 0) * (travel_day_percent ?? 0) + 50) / 100);
  return [
    line('turnaround', `${short} × ${payWords(turnaround_pence ?? 0)}`, short * (turnaround_pence ?? 0)),
    line('travel', `${travel_days} × ${payWords(travel)}`, travel_days * travel),
    line('mileage', `${counted(miles, 'mile')} × ${mileage_pence ?? 0}p`, miles * (mileage_pence ?? 0)),
    line('per_diem', `${nights_away} × ${payWords(per_diem_pence ?? 0)}`, nights_away * (per_diem_pence ?? 0)),
  ].filter(({ pence }) => pence > 0);
}

/** A role over all its calls: a fixed fee is paid once. Null while there is no amount. */
export function payOfRole(spans: Span[], terms: Terms, extras: PayExtras = {}): Pay | null {
  const paid = terms.basis === 'fixed' ? spans.slice(0, 1) : spans;
  const each = paid.map((span) => payOfCall(span, terms)).filter((pay) => pay !== null);
  if (!each.length) return null;
  const lines = [
    ...each.flatMap((pay) => pay.lines),
    ...extraLines(shortTurnarounds(spans), terms, extras),
    ...kitLines(terms.kit),
  ];
  return payOf(lines, [...new Set(each.flatMap((pay) => pay.notes))]);
}

/** 'about £584 for the day', 'about £1,168 for 2 days' */
export function estimateWords(pay: Pay | null, calls: number): string | null {
  if (!pay) return null;
  const pounds = Math.round(pay.total_pence / 100).toLocaleString('en-GB');
  return `about £${pounds} for ${calls === 1 ? 'the day' : `${calls} days`}`;
}
