import type { DeclaredError } from '@crewcall/contracts-core';

export const latenessErrors = {
  notYetLate: {
    code: 'NOT_ON_THE_DAY',
    kind: 'conflict',
    message: 'You can say this from 2 hours before the call time until 2 hours after it.',
  },
  arrivedAlready: { code: 'ARRIVED_ALREADY', kind: 'conflict', message: 'You have arrived already.' },
  changedOften: {
    code: 'LATE_OFTEN',
    kind: 'limited',
    message: 'You have said this several times. Please call the company.',
  },
  lateTime: {
    code: 'VALIDATION_FAILED',
    kind: 'invalid',
    message: 'Choose 15, 30 or 60 minutes, or a time between the call time and the end of the call.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
