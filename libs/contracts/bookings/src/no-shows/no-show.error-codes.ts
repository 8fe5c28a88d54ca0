import type { DeclaredError } from '@crewcall/contracts-core';

export const noShowErrors = {
  notNoShowTime: {
    code: 'NOT_NOW',
    kind: 'conflict',
    message: 'You can say this from 15 minutes after the call time until 72 hours after it.',
  },
  setArrived: {
    code: 'SET_ARRIVED',
    kind: 'conflict',
    message: 'You set this person as arrived. They cannot be said to have stayed away.',
  },
  noShowCall: { code: 'VALIDATION_FAILED', kind: 'invalid', message: 'Please choose a call of this booking.' },
  objectLate: { code: 'OBJECT_LATE', kind: 'conflict', message: 'The 7 days to say so are over.' },
} as const satisfies Readonly<Record<string, DeclaredError>>;
