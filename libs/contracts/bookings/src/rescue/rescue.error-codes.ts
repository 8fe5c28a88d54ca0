import type { ErrorDeclaration } from '@crewcall/contracts-core';

export const rescueErrors = {
  rescueMissing: { code: 'RESCUE_NOT_FOUND', kind: 'missing', message: 'This cover does not exist.' },
  coverNotNow: (message: string) => ({ code: 'NOT_NOW', kind: 'conflict', message }),
  rescueRuns: {
    code: 'RESCUE_RUNS',
    kind: 'conflict',
    message: 'Cover is being asked for this slot already. Stop it first to begin again.',
  },
  rescueOver: {
    code: 'RESCUE_OVER',
    kind: 'conflict',
    message: 'This cover has ended. Start it again if the slot is open.',
  },
  slotNotFree: {
    code: 'SLOT_NOT_FREE',
    kind: 'conflict',
    message: 'Cover is for a slot that fell free: a booking of this role was cancelled, or the person did not come.',
  },
  notFartherAway: { code: 'NOT_WIDER', kind: 'conflict', message: 'Choose a distance above the present one.' },
  notRaised: {
    code: 'NOT_RAISED',
    kind: 'conflict',
    message: 'The new rate must be above the one that people were asked with.',
  },
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;
