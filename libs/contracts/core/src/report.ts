import { isPlainText } from './plain-text.rules.js';
import { isLongerThan } from './text-length.rules.js';

/** What a user can ask an administrator to look at. */
export const reportedKinds = ['message', 'attachment', 'user', 'job', 'booking', 'review', 'timesheet'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export interface ReportRequest {
  /** What is wrong with it, in their words. */
  reason: string;
}

export const reportLimits = {
  reason: 1000,
  /** UTF-16 units of what was reported that are kept as they were. */
  snapshot: 10_000,
} as const;

export const reportTexts = {
  reasonMissing: 'Please say what is wrong with it.',
  reasonTooLong: 'A reason can have at most 1,000 characters.',
  notPlain: 'A reason cannot contain control characters.',
} as const;

/** The text to show when the reason will not do, else null. Used by the form and by the services. */
export function reportReasonProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !value.trim()) return reportTexts.reasonMissing;
  if (isLongerThan(value, reportLimits.reason)) return reportTexts.reasonTooLong;
  return isPlainText(value) ? null : reportTexts.notPlain;
}

/** What was reported, as text: a line for each part that is there. No emoji is cut in half: databases refuse halves. */
export const snapshotOf = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join('\n')
    .slice(0, reportLimits.snapshot)
    .replace(/\p{Cs}$/u, '');
