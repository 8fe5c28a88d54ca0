import { expenseKindNames, payWords } from '@crewcall/contracts-bookings';
import type { ExpenseMovedPayload } from '@crewcall/contracts-bookings/dto';
import { webRoutes } from '@crewcall/contracts-core';
import type { NotificationDraft } from '@crewcall/contracts-notifications';

const notice = (title: string, message: string): NotificationDraft => ({
  type: 'timesheet',
  priority: 'normal',
  title,
  message,
  action_url: webRoutes.timesheets.href(),
});

/** 'Parking, £18.00' */
const what = ({ kind, amount_pence }: ExpenseMovedPayload): string =>
  `${expenseKindNames[kind]}, ${payWords(amount_pence)}`;

/** To the company, at the first of a booking that waits. */
export const expensesToApproveNotice = (event: ExpenseMovedPayload, name: string): NotificationDraft =>
  notice('Expenses to approve', `${name}, ${event.job_title}: ${what(event)}.`);

/** To the person. Why stands with the expense. */
export const expenseDisputedNotice = (event: ExpenseMovedPayload, company: string): NotificationDraft => ({
  ...notice(`${company} disputes an expense`, `${event.job_title}: ${what(event)}. Change it or ask about it.`),
  priority: 'high',
});

export const expenseApprovedNotice = (event: ExpenseMovedPayload): NotificationDraft =>
  notice(`Expense approved: ${payWords(event.amount_pence)}`, `${event.job_title}: ${expenseKindNames[event.kind]}.`);
