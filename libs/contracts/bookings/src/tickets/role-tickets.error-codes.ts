import type { ErrorDeclaration } from '@crewcall/contracts-core';

export const TICKET_MISSING = 'TICKET_MISSING';

/** The role books only with valid tickets. */
export const roleTicketErrors = {
  /** To a company, whose own switch it is. */
  theirTicketMissing: (firstName: string | null, missing: readonly string[]) => ({
    code: TICKET_MISSING,
    kind: 'conflict',
    message:
      `${firstName ?? 'This person'} has no valid ticket for this role, which books only with valid tickets. ${missing.join(' ')}`.trim(),
  }),
  /** To the person. */
  ownTicketMissing: (missing: readonly string[]) => ({
    code: TICKET_MISSING,
    kind: 'conflict',
    message: `This role books only with valid tickets. ${missing.join(' ')} Add what is missing to your profile, then try again.`,
  }),
  /** To another member of a team, who learns no more of it. */
  teamTicketMissing: {
    code: TICKET_MISSING,
    kind: 'conflict',
    message:
      'This role books only with valid tickets, and not every member has them. Ask the members to look at theirs.',
  },
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;
