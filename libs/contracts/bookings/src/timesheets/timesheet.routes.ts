import { pathSegment } from '@crewcall/contracts-core';

/** Paths of hours. A function without an argument is the pattern a router takes. */
export const timesheetRoutes = {
  timesheets: '/api/timesheets',
  timesheetsFile: '/api/timesheets.csv',
  timesheet: (id = ':id') => `/api/timesheets/${pathSegment(id)}`,
  timesheetPdf: (id = ':id') => `/api/timesheets/${pathSegment(id)}/pdf`,
  timesheetMove: (id: string, move: TimesheetPathMove) => `/api/timesheets/${pathSegment(id)}/${move}`,
  approveAsPlanned: (callId = ':id') => `/api/calls/${pathSegment(callId)}/timesheets/approve`,
} as const;

/** What either side, or an administrator who was asked, does with a timesheet, as it stands at the end of its path. */
export type TimesheetPathMove = 'submit' | 'approve' | 'dispute' | 'accept' | 'correct' | 'ask' | 'open';
