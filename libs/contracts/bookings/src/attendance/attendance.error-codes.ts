import type { DeclaredError } from '@crewcall/contracts-core';

export const attendanceErrors = {
  attendanceMissing: { code: 'CALL_NOT_FOUND', kind: 'missing', message: 'This call does not exist.' },
  notOnTheDay: {
    code: 'NOT_ON_THE_DAY',
    kind: 'conflict',
    message: 'You can say this from 4 hours before the call time until 2 hours after it.',
  },
  notYet: { code: 'NOT_YET', kind: 'conflict', message: 'This time has not come yet. Check the clock of your phone.' },
} as const satisfies Readonly<Record<string, DeclaredError>>;
