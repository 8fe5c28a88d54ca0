import type { DeclaredError, PageQuery } from '@crewcall/contracts-core';

export const moderationDecisions = ['dismissed', 'warned', 'removed', 'suspended'] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

export const moderationTargets = ['user', 'job', 'message', 'attachment'] as const;
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
};

export const decidedLabels: Record<ModerationDecision, string> = {
  dismissed: 'Dismissed',
  warned: 'Warned',
  removed: 'Removed',
  suspended: 'Suspended',
};

export const moderationLimits = { noteMax: 1000 } as const;

export const moderationErrors = {
  caseMissing: { code: 'CASE_NOT_FOUND', kind: 'missing', message: 'This report is no longer there.' },
  caseDecided: { code: 'CASE_DECIDED', kind: 'conflict', message: 'Somebody has decided this report already.' },
  nobodyToAct: {
    code: 'NOBODY_TO_ACT_ON',
    kind: 'conflict',
    message: 'Nobody can be warned or suspended: the author is not known.',
  },
} as const satisfies Record<string, DeclaredError>;
