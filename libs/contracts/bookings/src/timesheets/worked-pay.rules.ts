import { kitLines } from '../kit/hired-kit.rules.js';
import type { Pay, PayLine } from '../pay/pay.js';
import { payOf, payOfCall, payWords } from '../pay/pay.rules.js';
import { extraLines, isShortTurnaround } from '../pay/role-pay.rules.js';
import type { Terms } from '../roles/terms.js';
import { minutesOf, type Span } from '../time/call-span.rules.js';
import type { FeeShare, WorkedTimes } from './timesheet.js';
import type { Worked } from './worked-time.rules.js';

/** What pay of one call depends on besides its times. */
export interface PayAround extends Partial<Pick<WorkedTimes, 'travel_days' | 'nights_away'>> {
  /** A fixed fee and the hire of kit are paid with the first call of a booking. */
  hasFee: boolean;
  feeShare?: FeeShare | null;
  previousOut: Date | null;
}

const alone: PayAround = { hasFee: true, previousOut: null };

/** What actual times come to by the terms agreed, with the rules of the estimate. Null where no amount was agreed. */
export function payOfWorked({ span, breaks }: Worked, terms: Terms, around: PayAround = alone): Pay | null {
  const pay = payOfCall(span, terms, breaks);
  if (!pay) return null;
  const { previousOut, travel_days, nights_away, hasFee } = around;
  const own = terms.basis === 'fixed' ? feeLines(pay.lines, around) : pay.lines;
  const short = previousOut && isShortTurnaround({ from: previousOut, to: previousOut }, span) ? 1 : 0;
  const hire = hasFee ? kitLines(terms.kit) : [];
  return payOf([...own, ...extraLines(short, terms, { travel_days, nights_away }), ...hire], pay.notes);
}

function feeLines(lines: readonly PayLine[], { hasFee, feeShare }: PayAround): PayLine[] {
  if (!hasFee) return [];
  if (!feeShare) return [...lines];
  const { calls, of } = feeShare;
  return lines.map(({ pence, words, ...line }) => ({
    ...line,
    words: `${words} ${payWords(pence)}, ${calls} of ${of} calls`,
    pence: Math.floor((2 * pence * calls + of) / (2 * of)),
  }));
}

/** What a call that was cancelled costs, on a line of its own. */
export const payOfCancellation = (words: string, pence: number): Pay =>
  payOf([{ kind: 'cancellation_fee', words, minutes: null, pence }], []);

/** What is paid once for a booking is paid with another call of it. */
export function payWithoutFee({ lines, notes }: Pay, { basis }: Terms): Pay {
  const isOnce = ({ kind }: PayLine): boolean => kind === 'kit' || (basis === 'fixed' && kind === 'basic');
  return payOf(
    lines.filter((line) => !isOnce(line)),
    notes,
  );
}

const STEP = 15;

/** Where a planned break is put on a sheet until the person says when it was: in the middle, on a quarter of an hour. */
export function plannedBreaks(span: Span, { break_minutes }: Terms): Span[] {
  const left = minutesOf(span) - break_minutes;
  if (!break_minutes || left <= 0) return [];
  const before = Math.floor(left / 2 / STEP) * STEP;
  const from = new Date(span.from.getTime() + before * 60_000);
  return [{ from, to: new Date(from.getTime() + break_minutes * 60_000) }];
}
