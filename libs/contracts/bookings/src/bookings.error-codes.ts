import type { ErrorDeclaration } from '@crewcall/contracts-core';

/** Errors of calls, roles, offers and bookings: the code a program branches on and the words a person reads. */
export const bookingsErrors = {
  callMissing: { code: 'CALL_NOT_FOUND', kind: 'missing', message: 'This call does not exist.' },
  roleMissing: { code: 'ROLE_NOT_FOUND', kind: 'missing', message: 'This role does not exist.' },
  offerMissing: { code: 'OFFER_NOT_FOUND', kind: 'missing', message: 'This offer does not exist.' },
  bookingMissing: { code: 'BOOKING_NOT_FOUND', kind: 'missing', message: 'This booking does not exist.' },
  personMissing: { code: 'PERSON_NOT_FOUND', kind: 'missing', message: 'This person cannot be asked.' },
  callEndsBeforeStart: {
    code: 'CALL_ENDS_BEFORE_START',
    kind: 'invalid',
    message: 'End time must be after start time',
  },
  callTooLong: { code: 'CALL_TOO_LONG', kind: 'invalid', message: 'A call lasts at most 24 hours. Add a second call.' },
  timeSkipped: {
    code: 'TIME_SKIPPED',
    kind: 'invalid',
    message: 'That time does not exist: the clocks go forward at 01:00.',
  },
  tooManyCalls: { code: 'TOO_MANY_CALLS', kind: 'conflict', message: 'A job has at most 60 calls.' },
  tooManyRoles: { code: 'TOO_MANY_ROLES', kind: 'conflict', message: 'A job has at most 30 roles.' },
  lastCall: { code: 'LAST_CALL', kind: 'conflict', message: 'A role works at least one call.' },
  lastRole: { code: 'LAST_ROLE', kind: 'conflict', message: 'A job has at least one role.' },
  planTaken: {
    code: 'PLAN_TAKEN',
    kind: 'conflict',
    message: 'People have been asked already. Change calls and roles one by one.',
  },
  planChanged: {
    code: 'PLAN_CHANGED',
    kind: 'conflict',
    message: 'This job has changed meanwhile. Please open it again.',
  },
  useRoles: { code: 'USE_ROLES', kind: 'conflict', message: 'This job has several roles. Edit them below.' },
  reasonNeeded: {
    code: 'REASON_NEEDED',
    kind: 'conflict',
    message: 'People are booked on this call. Please say why it is removed.',
  },
  releasesPencils: {
    code: 'RELEASES_PENCILS',
    kind: 'conflict',
    message: 'More people are pencilled than positions would be left. Release the lowest ranks too?',
  },
  answerBy: {
    code: 'ANSWER_BY',
    kind: 'invalid',
    message: 'Choose a time between 15 minutes from now and two hours before the call.',
  },
  ladderFull: { code: 'LADDER_FULL', kind: 'conflict', message: 'This slot already has 5 pencils.' },
  ladderChanged: {
    code: 'LADDER_CHANGED',
    kind: 'conflict',
    message: 'The ladder has changed meanwhile. Please look again.',
  },
  tooManyOpen: {
    code: 'TOO_MANY_OPEN',
    kind: 'conflict',
    message: 'At most 5 people can be asked at once for each open position.',
  },
  alreadyBooked: {
    code: 'ALREADY_BOOKED',
    kind: 'conflict',
    message: 'Somebody else has this person booked on these dates already.',
  },
  challengedLately: {
    code: 'CHALLENGED_LATELY',
    kind: 'conflict',
    message: 'You can ask for a decision once in 7 days.',
  },
  nothingAbove: { code: 'NOTHING_ABOVE', kind: 'conflict', message: 'You hold first pencil on these dates already.' },
  slotFilled: { code: 'SLOT_FILLED', kind: 'conflict', message: 'This slot has just been filled.' },
  linkGone: {
    code: 'LINK_GONE',
    kind: 'missing',
    message: 'This link was used already or is too old. Please sign in to answer.',
  },
  offerGone: { code: 'OFFER_GONE', kind: 'conflict', message: 'This offer is no longer open.' },
  alreadyOffered: {
    code: 'ALREADY_OFFERED',
    kind: 'conflict',
    message: 'This person already has an open offer or pencil for this slot.',
  },
  bookedOnJob: {
    code: 'BOOKED_ON_JOB',
    kind: 'conflict',
    message:
      'This person is booked on this job already. Put a cancelled call back within ten minutes, or message them.',
  },
  askedBefore: {
    code: 'ALREADY_OFFERED',
    kind: 'conflict',
    message: 'This person declined. You can ask once more after 24 hours, or with changed terms.',
  },
  offersLimited: {
    code: 'OFFERS_LIMITED',
    kind: 'limited',
    message: 'You have made many offers. Try again in an hour.',
  },
  openOffersLimited: {
    code: 'OFFERS_LIMITED',
    kind: 'limited',
    message: 'You have 200 open offers. Wait for answers or take some back.',
  },
  unnamedEnquiry: {
    code: 'UNNAMED_ENQUIRY',
    kind: 'conflict',
    message: 'Asking without your name is possible after 3 completed bookings.',
  },
  changeWaits: {
    code: 'CHANGE_WAITS',
    kind: 'conflict',
    message: 'This person has not accepted the changed times or terms. Wait for the answer, or release the pencil.',
  },
  useCalls: {
    code: 'USE_CALLS',
    kind: 'conflict',
    message: 'People are booked, pencilled or asked on this job. Edit its calls and roles below.',
  },
  revisionMissing: { code: 'REVISION_NOT_FOUND', kind: 'missing', message: 'There is no change to answer.' },
  extendedOnce: { code: 'EXTENDED_ONCE', kind: 'conflict', message: 'A pencil can be extended once.' },
  notLonger: {
    code: 'NOT_LONGER',
    kind: 'conflict',
    message: 'This pencil cannot be held for longer. A pencil ends two hours before the call at the latest.',
  },
  mustDecide: {
    code: 'MUST_DECIDE',
    kind: 'conflict',
    message: 'Another company would like to book these dates. Confirm or release the pencil.',
  },
  noDates: { code: 'NO_DATES', kind: 'conflict', message: 'This role has no call ahead.' },
  cannotReopen: {
    code: 'CANNOT_REOPEN',
    kind: 'conflict',
    message: 'Only a job that closed as filled, has a slot open and its last call ahead can be opened again.',
  },
  blockMissing: { code: 'BLOCK_NOT_FOUND', kind: 'missing', message: 'This entry does not exist.' },
  blockChanged: {
    code: 'BLOCK_CHANGED',
    kind: 'conflict',
    message: 'This entry has changed meanwhile. Please look again.',
  },
  undoOver: { code: 'UNDO_OVER', kind: 'missing', message: 'That can no longer be undone.' },
  calendarMissing: { code: 'CALENDAR_NOT_FOUND', kind: 'missing', message: 'This calendar is not shared.' },
  isBooking: {
    code: 'IS_BOOKING',
    kind: 'conflict',
    message: 'This is a booking. Cancel it with the company instead.',
  },
  repeatTooLong: { code: 'REPEAT_TOO_LONG', kind: 'invalid', message: 'Choose an end within two years.' },
  tooManyBlocks: {
    code: 'TOO_MANY_BLOCKS',
    kind: 'conflict',
    message: 'Your calendar is full. Delete entries that are over.',
  },
  calendarsTooFast: {
    code: 'CALENDARS_TOO_FAST',
    kind: 'limited',
    message: 'You are checking calendars too fast. Try again in a minute.',
  },
  hiredKitGone: {
    code: 'KIT_NOT_FOUND',
    kind: 'conflict',
    message: 'This kit is not on their profile any more. Please choose again.',
  },
  notPossibleNow: (state: string) => ({
    code: 'NOT_POSSIBLE_NOW',
    kind: 'conflict',
    message: notPossibleWords(state),
  }),
  rateNeeded: { code: 'RATE_NEEDED', kind: 'invalid', message: 'Please enter the rate.' },
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;

export const notPossibleWords = (state: string): string => `That is not possible any more: ${state}.`;
