import type { DomainError } from '@crewcall/platform-errors';

const reasons: Readonly<Record<string, string>> = {
  APPLICATION_DECIDED: 'already decided',
  MOVE_NOT_POSSIBLE: 'already decided',
  APPLICATION_NOT_FOUND: 'not found',
  PERSON_NOT_FOUND: 'no longer here',
  NOTHING_TO_TAKE_BACK: 'sent already',
  ALREADY_OFFERED: 'already asked',
  BOOKED_ON_JOB: 'booked already',
  SLOT_FILLED: 'no place left',
};

/** Why one of many was left out, in few words; otherwise the sentence of the error, without its full stop. */
export const skipReasonOf = ({ code, message }: DomainError): string =>
  reasons[code] ?? `${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`;
