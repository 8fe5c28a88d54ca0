import type { DeclaredError } from '@crewcall/contracts-core';

export const teamApplicationStates = ['asked', 'sent', 'ended'] as const;
export type TeamApplicationState = (typeof teamApplicationStates)[number];

/** Why it is over without an answer of the company. */
export const teamApplicationEnds = ['declined', 'late', 'withdrawn'] as const;
export type TeamApplicationEnd = (typeof teamApplicationEnds)[number];

export const CONFIRM_HOURS = 24;

export const teamApplicationErrors = {
  teamApplicationMissing: {
    code: 'TEAM_APPLICATION_NOT_FOUND',
    kind: 'missing',
    message: 'This application of a team does not exist.',
  },
  teamApplicationOver: {
    code: 'TEAM_APPLICATION_OVER',
    kind: 'conflict',
    message: 'This application of the team is over.',
  },
  teamBooked: {
    code: 'TEAM_BOOKED',
    kind: 'conflict',
    message: 'The team is booked already. Cancel your own booking instead.',
  },
  teamApplyingAlready: {
    code: 'TEAM_APPLYING_ALREADY',
    kind: 'conflict',
    message: 'You apply for this job with a team already.',
  },
  teamTooLarge: {
    code: 'TEAM_TOO_LARGE',
    kind: 'conflict',
    message: 'This job has fewer open positions than you are people. Apply with fewer members.',
  },
  memberTurnedDown: {
    code: 'MEMBER_TURNED_DOWN',
    kind: 'conflict',
    message: 'One of these members withdrew from this job, or it was decided without them. Apply without them.',
  },
  applyingSlots: {
    code: 'APPLYING_SLOTS',
    kind: 'invalid',
    message: 'Choose yourself and at least one other member, each once, for roles of this job.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;

/** 'Tom did not confirm.' */
export function teamEndWords(why: TeamApplicationEnd, name: string | null): string {
  if (why === 'late') return 'Not everyone confirmed in time.';
  return why === 'declined' ? `${name ?? 'A member'} did not confirm.` : `${name ?? 'A member'} withdrew it.`;
}
