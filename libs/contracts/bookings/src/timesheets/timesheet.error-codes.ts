import type { DeclaredError } from '@crewcall/contracts-core';

export const timesheetErrors = {
  timesheetMissing: { code: 'TIMESHEET_NOT_FOUND', kind: 'missing', message: 'This timesheet does not exist.' },
  timesheetAgreed: {
    code: 'TIMESHEET_AGREED',
    kind: 'conflict',
    message: 'These hours are agreed and stay as they are. Make a correction instead.',
  },
  timesheetMoved: {
    code: 'TIMESHEET_MOVED',
    kind: 'conflict',
    message: 'These hours have changed meanwhile. Please look again.',
  },
  roundsOver: {
    code: 'ROUNDS_OVER',
    kind: 'conflict',
    message: 'This was sent back three times. Talk to each other, then accept the figures of one side.',
  },
  noDifference: {
    code: 'NO_DIFFERENCE',
    kind: 'invalid',
    message: 'Your figures are the same. Change what you question, or approve.',
  },
  correctedAlready: {
    code: 'CORRECTED_ALREADY',
    kind: 'conflict',
    message: 'There is a correction of this timesheet already.',
  },
  notAtTheEnd: {
    code: 'NOT_AT_THE_END',
    kind: 'conflict',
    message: 'An administrator can be asked after three rounds, while you do not agree.',
  },
  askedAlready: {
    code: 'ASKED_ALREADY',
    kind: 'conflict',
    message: 'An administrator was asked about these hours already. Please look again.',
  },
  notAgreedYet: {
    code: 'NOT_AGREED_YET',
    kind: 'conflict',
    message: 'Only agreed hours need a correction. These can still be changed.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
