import type { Mover } from '../offers/offer.state.js';
import { payWords } from '../pay/pay.rules.js';
import {
  type DisputedLine,
  type DisputeReason,
  type TimesheetLine,
  timesheetLines,
  type WorkedTimes,
  type WorkedWall,
} from './timesheet.js';
import { MAX_ROUNDS, type TimesheetState } from './timesheet.state.js';
import { timesheetTexts } from './worked-time.rules.js';

const HOUR_MS = 3_600_000;

/** How long after it was submitted, agreed or ended what happens to a sheet. */
export const timesheetTimes = {
  reminderMs: [24 * HOUR_MS, 60 * HOUR_MS],
  countsMs: 72 * HOUR_MS,
  lockMs: 14 * 24 * HOUR_MS,
  /** How often it is looked whether a claim that the person did not come is settled. */
  contestedMs: 24 * HOUR_MS,
  /** Papers about money are kept for six years. */
  keptYears: 6,
} as const;

export const timesheetLineNames: Readonly<Record<TimesheetLine, string>> = {
  in: 'In',
  out: 'Out',
  breaks: 'Breaks',
  extras: 'Travel and nights away',
  fee: 'Cancellation fee',
};

export const disputeReasonWords: Readonly<Record<DisputeReason, string>> = {
  not_noted: 'not what we noted',
  not_agreed: 'not agreed with us',
  break_missing: 'a break is missing',
  other: 'another reason',
};

/** '{company} questions your hours' / 'Out: not what we noted.' */
export const disputedLineWords = ({ line, reason }: DisputedLine): string =>
  `${timesheetLineNames[line]}: ${disputeReasonWords[reason]}.`;

/** 'Submitted to {company}.' */
export const submittedWords = (company: string): string => `Submitted to ${company}.`;

/** 'Round 2 of 3' */
export const roundWords = (round: number): string => `Round ${Math.max(1, round)} of ${MAX_ROUNDS}`;

/** 'Talk to each other: message {name}' */
export const talkWords = (name: string): string => `Talk to each other: message ${name}`;

/** 'Approved: £584.00' */
export const approvedWords = (pence: number | null): string =>
  pence === null ? 'Your hours are approved' : `Approved: ${payWords(pence)}`;

const approvers: Partial<Record<Mover, string>> = {
  time: 'Counted after 72 h',
  crew: 'Agreed by the crew member',
  company: 'Approved by the company',
};

export const approvedByWords = ({ approved_by }: { approved_by: Mover | null }): string | null =>
  approved_by && (approvers[approved_by] ?? null);

export const timesheetChipWords: Readonly<Record<TimesheetState, string>> = {
  due: 'Not submitted',
  submitted: 'Submitted',
  disputed: 'Questioned',
  approved: 'Approved',
  locked: 'Locked',
};

/** What a company questions: each line once, and in its own words where the reason has none. */
export function disputedLinesProblem(lines: unknown): string | null {
  if (!Array.isArray(lines) || !lines.length || lines.length > timesheetLines.length) return timesheetTexts.lines;
  const given = lines as Partial<DisputedLine>[];
  if (new Set(given.map((one) => one?.line)).size !== given.length) return timesheetTexts.lines;
  return given.some((one) => one?.reason === 'other' && !one.words?.trim()) ? timesheetTexts.reason : null;
}

const endsOf = ({ starts_on, starts_at, starts_again = false, ends_on, ends_at, ends_again = false }: WorkedWall) => ({
  in: `${starts_on} ${starts_at} ${starts_again}`,
  out: `${ends_on} ${ends_at} ${ends_again}`,
});

/** In which lines the figures of two sides are not the same. */
export function differingLines(one: WorkedTimes, other: WorkedTimes): TimesheetLine[] {
  const said = (times: WorkedTimes): Record<TimesheetLine, string> => ({
    ...endsOf(times),
    breaks: times.breaks
      .map((wall) => Object.values(endsOf(wall)).join())
      .sort()
      .join(';'),
    extras: `${times.travel_days} ${times.nights_away}`,
    fee: '',
  });
  const [ours, theirs] = [said(one), said(other)];
  return timesheetLines.filter((line) => ours[line] !== theirs[line]);
}
