import type { DeclaredError, PageQuery } from '@crewcall/contracts-core';

/** Whether the person came is of bookings alone, a comment of hours alone. */
export const moderationDecisions = [
  'dismissed',
  'warned',
  'removed',
  'suspended',
  'attended',
  'no_show',
  'commented',
] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

export const moderationTargets = ['user', 'job', 'message', 'attachment', 'booking', 'review', 'timesheet'] as const;
export type ModerationTargetKind = (typeof moderationTargets)[number];

export const caseStatuses = ['open', 'decided'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** A report that a user has to look at. */
export interface ModerationCase {
  id: string;
  kind: ModerationTargetKind;
  target_id: string;
  /** Why, in the words of the user who reported it. */
  reason: string;
  /** What was reported as it was then. */
  snapshot: string;
  person_id: string | null;
  person_name: string | null;
  reporter_id: string | null;
  reporter_name: string | null;
  status: CaseStatus;
  decision: ModerationDecision | null;
  note: string | null;
  created_at: string;
  decided_at: string | null;
}

export interface CaseQuery extends PageQuery {
  status?: CaseStatus;
}

export interface DecisionRequest {
  decision: ModerationDecision;
  /** For the log, and for the person when they are warned. */
  note?: string;
}

export const decisionLabels: Record<ModerationDecision, string> = {
  dismissed: 'Dismiss',
  warned: 'Warn',
  removed: 'Remove',
  suspended: 'Suspend',
  attended: 'They came',
  no_show: 'They did not come',
  commented: 'Comment',
};

export const decidedLabels: Record<ModerationDecision, string> = {
  dismissed: 'Dismissed',
  warned: 'Warned',
  removed: 'Removed',
  suspended: 'Suspended',
  attended: 'They came',
  no_show: 'They did not come',
  commented: 'Commented',
};

/** What can be decided of each kind: a claim that a person did not come is settled, hours are commented on, all else is a report. */
export const decisionsOf = (kind: ModerationTargetKind): readonly ModerationDecision[] =>
  kind === 'booking'
    ? ['attended', 'no_show']
    : kind === 'timesheet'
      ? ['commented']
      : ['dismissed', 'warned', 'removed', 'suspended'];

/** Both sides of these read why. */
export const needsNote = (kind: ModerationTargetKind): boolean => kind === 'booking' || kind === 'timesheet';

export const moderationLimits = { noteMax: 1000 } as const;

export const moderationErrors = {
  caseMissing: { code: 'CASE_NOT_FOUND', kind: 'missing', message: 'This report is no longer there.' },
  caseDecided: { code: 'CASE_DECIDED', kind: 'conflict', message: 'Somebody has decided this report already.' },
  notDecidable: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    message: 'Please choose what can be decided of this, and give a reason where the two sides differ.',
  },
  nobodyToAct: {
    code: 'NOBODY_TO_ACT_ON',
    kind: 'conflict',
    message: 'Nobody can be warned or suspended: the author is not known.',
  },
  adminStands: {
    code: 'ADMIN_NOT_SUSPENDABLE',
    kind: 'conflict',
    message: 'The author is an administrator, who cannot be suspended. Please demote them first.',
  },
} as const satisfies Record<string, DeclaredError>;
