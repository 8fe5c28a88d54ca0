import { isLongerThan, isPlainText } from '@crewcall/contracts-core';
import { kitLines } from '../kit/hired-kit.rules.js';
import { payWords } from '../pay/pay.rules.js';
import { type PlannedCall, plannedSpans } from '../pay/planned-calls.rules.js';
import { payOfRole } from '../pay/role-pay.rules.js';
import type { Terms } from '../roles/terms.js';
import type { CancellationKind, CancelStep } from './cancelling.js';

const HOUR_MS = 3_600_000;

export const cancelLimits = { steps: 4, hours: 8_760, reason: 300, putBackMinutes: 10 } as const;

export const cancelTexts = {
  reason: `Please give a reason of at most ${cancelLimits.reason} characters.`,
  kind: 'Please choose a reason.',
  calls: 'Please choose calls of this booking.',
  steps: 'Please give up to four steps of notice, each with a share from 0 to 100 %, the last from no notice on.',
} as const;

/** Where the two agreed on nothing else. */
export const ordinaryCancelSteps: readonly CancelStep[] = [
  { hours: 168, percent: 0 },
  { hours: 72, percent: 50 },
  { hours: 0, percent: 100 },
];

export const cancelReasonWords: Readonly<Record<CancellationKind, string>> = {
  ill: 'Ill',
  family: 'Family',
  travel: 'Travel',
  double_booked: 'Double booked elsewhere',
  other: 'Other',
  account_closed: 'Account closed',
};

const isWhole = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** From long notice to none, each step once. */
export function cancelStepsProblem(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value) || value.length < 1 || value.length > cancelLimits.steps) return cancelTexts.steps;
  const steps = value as Partial<CancelStep>[];
  const isFine = steps.every(
    (step) =>
      typeof step === 'object' &&
      step !== null &&
      isWhole(step.hours, cancelLimits.hours) &&
      isWhole(step.percent, 100),
  );
  const isInOrder =
    isFine && steps.every(({ hours = 0 }, index) => index === 0 || hours < (steps[index - 1]?.hours ?? 0));
  return isInOrder && steps.at(-1)?.hours === 0 ? null : cancelTexts.steps;
}

export const cancelReasonProblem = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() && isPlainText(value) && !isLongerThan(value.trim(), cancelLimits.reason)
    ? null
    : cancelTexts.reason;

const stepsOf = ({ cancel_steps }: Terms): readonly CancelStep[] => cancel_steps ?? ordinaryCancelSteps;

/** '3 days', '1 day', '36 hours'; with `of` as in '3 days’ notice'. */
function lengthWords(hours: number, of = ''): string {
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  const possessive = of && (count === 1 ? `’s ${of}` : `’ ${of}`);
  return `${count} ${unit}${count === 1 ? '' : 's'}${possessive}`;
}

/** '7 days or more', '3 to 7 days', 'Under 3 days'; with `of` as in 'Under 3 days’ notice'. */
function stretchWords(steps: readonly CancelStep[], index: number, of = ''): string {
  const [step, before] = [steps[index], steps[index - 1]];
  if (!step || !before) return step?.hours ? `${lengthWords(step.hours, of)} or more` : `Any${of ? ` ${of}` : ' time'}`;
  if (step.hours === 0) return `Under ${lengthWords(before.hours, of)}`;
  const isInDays = step.hours % 24 === 0 && before.hours % 24 === 0;
  return `${isInDays ? step.hours / 24 : lengthWords(step.hours)} to ${lengthWords(before.hours, of)}`;
}

const shareWords = (percent: number): string => (percent === 0 ? 'nothing' : `${percent} %`);

/** A line for each step: '7 days or more: nothing', '3 to 7 days: 50 %', 'Under 3 days: 100 %'. */
export const cancelTermsLines = (terms: Terms): string[] =>
  stepsOf(terms).map((step, index) => `${stretchWords(stepsOf(terms), index)}: ${shareWords(step.percent)}`);

export interface CancelCost {
  percent: number;
  /** Null where the terms name no amount. */
  fee_pence: number | null;
  /** Whole hours between now and the first call that is cancelled; below zero once it has begun. */
  notice_hours: number;
  /** 'Under 3 days’ notice: 100 %, £584.00' */
  words: string;
}

/** The booking of calls that are cancelled. */
export interface CancelledFrom {
  /** How many calls it has, those that were cancelled before among them. */
  all: number;
  /** None of them is left. */
  isWhole: boolean;
  /** One of them has begun: a fixed fee and the hire of kit are paid with it. */
  hasBegun?: boolean;
}

/** A fixed fee is shared out by calls and kit is hired for the booking; the rest is paid for the cancelled calls alone. */
function payOfCancelled(
  cancelled: readonly PlannedCall[],
  { all, isWhole, hasBegun }: CancelledFrom,
  { kit, ...terms }: Terms,
): number | null {
  const pay = payOfRole(plannedSpans(cancelled, terms), terms);
  if (!pay) return null;
  const share = hasBegun ? 0 : cancelled.length / Math.max(1, all);
  const own = terms.basis === 'fixed' ? pay.total_pence * share : pay.total_pence;
  const hire = isWhole ? kitLines(kit).reduce((sum, { pence }) => sum + pence, 0) : 0;
  return own + hire;
}

/**
 * What a company owes for calls that it cancels now, by the terms of the booking. Computed and written down; no money
 * moves.
 */
export function cancelCostOf(
  cancelled: readonly PlannedCall[],
  from: CancelledFrom,
  terms: Terms,
  now: Date,
): CancelCost {
  const noticeMs = Math.min(...cancelled.map((call) => new Date(call.from).getTime())) - now.getTime();
  const steps = stepsOf(terms);
  const found = steps.findIndex(({ hours }) => noticeMs >= hours * HOUR_MS);
  const index = found === -1 ? steps.length - 1 : found;
  const percent = steps[index]?.percent ?? 0;
  const pence = payOfCancelled(cancelled, from, terms);
  const fee_pence = pence === null ? null : Math.floor((pence * percent + 50) / 100);
  const fee = fee_pence ? `, ${payWords(fee_pence)}` : '';
  return {
    percent,
    fee_pence,
    notice_hours: Math.floor(noticeMs / HOUR_MS),
    words: `${stretchWords(steps, index, 'notice')}: ${shareWords(percent)}${fee}`,
  };
}
