import { bankDetailsRoutes, reviewRoutes, timesheetRoutes } from '@crewcall/contracts-bookings';
import { PROOF_AUDIENCE } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { type TestActor, tokenFor } from '@crewcall/testing-node';
import { asked, type Change } from './changes.js';
import type { CrewMarket } from './crew-market.js';
import { expensesOf, parking } from './expenses.js';
import { invoicesOf } from './invoices.js';
import { reviewsOf } from './reviews.js';
import { longDay, timesheetsOf } from './timesheets.js';

/** Hours, expenses, invoices, accounts and reviews. */
export function changesOfMoney(crew: () => CrewMarket): Change[] {
  const as = (actor: TestActor) => crew().service.as(actor);
  return [
    [
      'hours are submitted',
      async () => {
        const hours = timesheetsOf(crew());
        const { first } = await hours.ended(['Priya']);
        await hours.isAfter(1);
        await hours.isAfter(24);
        const due = await hours.only(first);
        return asked(() => hours.move(first, due, 'submit', longDay));
      },
      ['timesheet-moved'],
    ],
    [
      'hours are approved',
      async () => {
        const hours = timesheetsOf(crew());
        const { recruiter, sheet } = await hours.submitted();
        return asked(() => hours.move(recruiter, sheet, 'approve', { version: sheet.version }));
      },
      ['timesheet-moved'],
    ],
    [
      'hours are questioned',
      async () => {
        const { recruiter, sheet } = await timesheetsOf(crew()).submitted();
        const input = {
          lines: [{ line: 'out', reason: 'other', words: 'Left at six.' }],
          figures: { ...longDay, ends_at: '18:00' },
        };
        return asked(() => as(recruiter).put(timesheetRoutes.timesheetMove(sheet.id, 'dispute'), input));
      },
      ['timesheet-moved'],
    ],
    [
      'an expense is added',
      async () => {
        const expenses = expensesOf(crew());
        const { first, bookingId } = await expenses.over();
        return asked(() => expenses.add(first, bookingId, parking()));
      },
      ['expense-moved'],
    ],
    [
      'an expense is approved',
      async () => {
        const expenses = expensesOf(crew());
        const { first, recruiter, bookingId } = await expenses.over();
        const { body } = await expenses.add(first, bookingId);
        return asked(() => expenses.approve(recruiter, body));
      },
      ['expense-moved'],
    ],
    [
      'an invoice is issued',
      async () => {
        const invoices = invoicesOf(crew());
        const { first, draft } = await invoices.drafted();
        return asked(() => invoices.issue(first, draft));
      },
      ['invoice-issued', 'timesheet-moved'],
    ],
    [
      'an invoice is marked',
      async () => {
        const invoices = invoicesOf(crew());
        const { recruiter, invoice } = await invoices.issued();
        return asked(() => invoices.mark(recruiter, invoice, { mark: 'received' }));
      },
      ['invoice-marked'],
    ],
    [
      'an invoice is credited',
      async () => {
        const invoices = invoicesOf(crew());
        const { first, invoice } = await invoices.issued();
        return asked(() => invoices.credit(first, invoice));
      },
      ['invoice-issued'],
    ],
    [
      'an account of a bank is kept',
      async () => {
        const payee = { ...(await crew().crew()), sessionId: newId() };
        const proof = tokenFor(payee, { audience: PROOF_AUDIENCE });
        const account = { account_name: 'Priya Nair', sort_code: '200000', account: '55779911', utr: null };
        return asked(() => as(payee).put(bankDetailsRoutes.own, { ...account, proof }));
      },
      ['bank-details-changed'],
    ],
    [
      'the second review opens both',
      async () => {
        const reviews = reviewsOf(crew());
        const { recruiter, freelancer, booking } = await reviews.completed();
        await reviews.write(freelancer, booking, 4);
        return asked(() => reviews.write(recruiter, booking, 5));
      },
      ['rating-received', 'rating-summary-changed', 'review-shown', 'review-shown'],
    ],
    [
      'a review is reported',
      async () => {
        const reviews = reviewsOf(crew());
        const { recruiter, freelancer, booking } = await reviews.completed();
        const { body } = await reviews.write(recruiter, booking, 2);
        await reviews.write(freelancer, booking, 4);
        const report = reviewRoutes.report(body.own?.id ?? '');
        return asked(() => as(freelancer).post(report, { reason: 'Not true.' }));
      },
      ['review-reported'],
    ],
  ];
}
