import { counted } from '@crewcall/contracts-core';
import {
  dayWords,
  endsLater,
  isAsPlanned,
  payWords,
  type Timesheet,
  type TimesheetState,
  workedFrom,
  type WorkedWall,
} from '@crewcall/contracts-bookings';
import type { ChipTone } from '@crewcall/web-ui';

/** '07:30 to 00:15' */
export const wallWords = ({ starts_at, ends_at }: WorkedWall): string => `${starts_at} to ${ends_at}`;

/** Of hours 'from to'; a cancellation fee has none. */
export const timesWords = ({ is_fee }: Timesheet, times: WorkedWall): string =>
  is_fee ? 'Cancellation fee' : wallWords(times);

/** 'ends Fri 27 Nov', or nothing on the same day. */
export const endWords = (wall: WorkedWall): string | null =>
  endsLater(wall) ? `ends ${dayWords(wall.ends_on)}` : null;

export const sumWords = ({ figures: { pay } }: Pick<Timesheet, 'figures'>): string =>
  pay ? payWords(pay.total_pence) : 'No rate agreed';

export const stateTones: Readonly<Record<TimesheetState, ChipTone>> = {
  due: 'line',
  submitted: 'info',
  disputed: 'bad',
  approved: 'good',
  locked: 'plain',
};

/** In, out and paid time are within a quarter of an hour of the plan. */
export const isSheetAsPlanned = ({ planned, figures, terms }: Timesheet): boolean =>
  planned !== null && isAsPlanned(workedFrom(planned), workedFrom(figures), terms.is_break_paid);

export const firstName = ({ freelancer_name }: Timesheet): string =>
  freelancer_name?.split(' ')[0] ?? 'The crew member';

const countWords = (count: number, what: string): string => `${counted(count, 'expense')} ${what}`;

/** Of the booking, what waits for the reader: '2 expenses to approve', '1 expense disputed'; null for nothing. */
export function expensesWords({ expenses_submitted, expenses_disputed }: Timesheet, isCrew: boolean): string | null {
  const [count, what] = isCrew ? [expenses_disputed, 'disputed'] : [expenses_submitted, 'to approve'];
  return count ? countWords(count, what) : null;
}
