import { isPlainText } from './plain-text.rules.js';

/** What somebody can ask an administrator to look at. */
export const reportedKinds = ['message', 'attachment', 'user', 'job'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export interface ReportRequest {
  /** What is wrong with it, in their words. */
  reason: string;
}

export const reportLimits = {
  reason: 1000,
  /** Characters of what was reported that are kept as they were. */
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
  if (value.length > reportLimits.reason) return reportTexts.reasonTooLong;
  return isPlainText(value) ? null : reportTexts.notPlain;
}

/** What was reported, as text: a line for each part that is there. */
export const snapshotOf = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n').slice(0, reportLimits.snapshot);
