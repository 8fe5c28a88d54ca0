export const TICKET_MISSING = 'TICKET_MISSING';

/** To a company, whose own switch it is. */
export const notBookedWithoutWords = (firstName: string | null, missing: readonly string[]): string =>
  `${firstName ?? 'This person'} has no valid ticket for this role, which books only with valid tickets. ${missing.join(' ')}`;

/** To the person. */
export const ticketFirstWords = (missing: readonly string[]): string =>
  `This role books only with valid tickets. ${missing.join(' ')} Add what is missing to your profile, then try again.`;

/** To another member of a team, who learns no more of it. */
export const TEAM_LACKS_TICKET =
  'This role books only with valid tickets, and not every member has them. Ask the members to look at theirs.';
