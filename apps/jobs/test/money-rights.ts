import { wallTimeOf } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import {
  anyCompany,
  anyCrew,
  anyMember,
  companiesOwn,
  crewAlone,
  eitherOfIt,
  ownCrew,
  type Row,
  withoutProof,
  type TestActor,
} from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';
import { worked } from './timesheets.js';

const today = wallTimeOf(new Date()).day;
const expense = { day: today, kind: 'parking', amount_pence: 900 };
const account = { account_name: 'Callum Ross', sort_code: '200000', account: '55779911', utr: null };
const hours = worked({ starts_on: today, ends_on: today });
const dispute = {
  lines: [{ line: 'out', reason: 'other', words: 'Left at five.' }],
  figures: worked({ starts_on: today, ends_on: today, ends_at: '17:00' }),
};
const line = { timesheet_id: null, expense_id: null, day: today, what: 'Parking', words: null, pence: 900, vat: null };
const draft = {
  version: 1,
  prefix: 'PN',
  seller_name: 'Priya Nair',
  seller_address: '14 Chapel Street',
  buyer_name: 'Northlight',
  buyer_address: '2 Dock Road',
  po_number: null,
  terms_days: 14,
  vat_number: null,
  rates: [],
};

/** Of hours, expenses, invoices and what is told of pay. */
export const moneyRows: Row[] = [
  ['GET /api/rates/agreed', anyMember],
  ['GET /api/rates/agreed?offer_id={offer}', eitherOfIt],
  ['GET /api/companies/{company}/days-to-pay', ['401', 'ok', 'ok', 'ok', '404', '401', '403']],
  ['PUT /api/companies/{company}/days-to-pay', companiesOwn, { reply: null }],
  ['GET /api/timesheets?side=freelancer', anyCrew],
  ['GET /api/timesheets?side=recruiter', anyCompany],
  ['GET /api/timesheets.csv?side=freelancer', anyCrew],
  ['GET /api/timesheets.csv?side=recruiter', anyCompany],
  ['GET /api/timesheets/{timesheet}', eitherOfIt],
  ['GET /api/timesheets/{timesheet}/pdf', eitherOfIt],
  ['PUT /api/timesheets/{timesheet}', ownCrew, hours],
  ['PUT /api/timesheets/{timesheet}/submit', ownCrew, hours],
  ['PUT /api/timesheets/{timesheet}/dispute', companiesOwn, dispute],
  ['PUT /api/timesheets/{timesheet}/accept', eitherOfIt, { version: 1 }],
  ['PUT /api/timesheets/{timesheet}/approve', companiesOwn, { version: 1 }],
  ['PUT /api/timesheets/{timesheet}/ask', eitherOfIt],
  ['POST /api/timesheets/{timesheet}/open', ['401', '403', '403', '403', '403', '401', '404'], { reason: 'Asked.' }],
  ['POST /api/timesheets/{timesheet}/correct', ownCrew],
  ['POST /api/calls/{call}/timesheets/approve', anyCompany],
  ['GET /api/bookings/{booking}/expenses', eitherOfIt],
  ['POST /api/bookings/{booking}/receipts', ownCrew],
  ['GET /api/earnings?side=freelancer', anyCrew],
  ['GET /api/earnings?side=recruiter', anyCompany],
  ['GET /api/earnings.csv?side=freelancer', anyCrew],
  ['POST /api/expenses', ownCrew, { ...expense, booking_id: '{booking}' }],
  ['PUT /api/expenses/{expense}', ownCrew, expense],
  ['GET /api/expenses/{expense}/receipt', eitherOfIt],
  ['PUT /api/expenses/{expense}/dispute', companiesOwn, { version: 1, reason: 'Not agreed.' }],
  ['PUT /api/expenses/{expense}/approve', companiesOwn, { version: 1 }],
  ['DELETE /api/expenses/{expense}', ownCrew],
  ['GET /api/invoices?side=freelancer', anyCrew],
  ['GET /api/invoices?side=recruiter', anyCompany],
  ['GET /api/invoices/ready', anyCrew],
  ['POST /api/invoices', anyCrew, { booking_ids: ['{booking}'] }],
  ['GET /api/invoices/{invoice}', eitherOfIt],
  ['GET /api/invoices/{invoice}/pdf', eitherOfIt],
  ['PUT /api/invoices/{invoice}', ownCrew, draft],
  ['PUT /api/invoices/{invoice}/issue', ownCrew, { version: 1 }],
  ['PUT /api/invoices/{invoice}/mark', companiesOwn, { mark: 'received' }],
  ['PUT /api/invoices/{invoice}/credit', ownCrew],
  ['DELETE /api/invoices/{invoice}', ownCrew],
  ['GET /api/bank-details', anyCrew],
  ['POST /api/bank-details/show', withoutProof, { proof: 'made-up' }],
  ['PUT /api/bank-details', withoutProof, { ...account, proof: 'made-up' }],
  ['DELETE /api/bank-details', crewAlone],
];

interface Parties {
  bookingId: string;
  callId: string;
  person: TestActor;
  recruiter: TestActor;
}

/** An expense with its receipt, hours of one call that were sent, and an issued invoice. */
export async function paidOf({ service }: CrewMarket, { bookingId, callId, person, recruiter }: Parties) {
  const [expenseId, timesheetId, invoiceId] = [newId(), newId(), newId()];
  await service.rows(
    `WITH receipt AS (INSERT INTO bookings.receipts (id, booking_id, name, type, size, state, created_at)
       VALUES ($1, $2, 'a.pdf', 'application/pdf', 1, 'scanning', now()) RETURNING id)
     INSERT INTO bookings.expenses (id, booking_id, freelancer_id, recruiter_id, day, kind, amount_pence, vat_pence,
       receipt_id, state, version, created_at, updated_at)
     SELECT id, $2, $3, $4, now(), 'parking', 900, 0, id, 'submitted', 1, now(), now() FROM receipt`,
    [expenseId, bookingId, person.id, recruiter.id],
  );
  await service.rows(
    `INSERT INTO bookings.timesheets (id, booking_id, call_id, freelancer_id, recruiter_id, state, round, planned,
       is_time_to_follow, in_at, out_at, breaks, travel_days, nights_away, paid_minutes, deadline_version, version, submitted_at, created_at,
       updated_at)
     SELECT $1, $2, c.id, $4, $5, 'submitted', 1, c.during, false, lower(c.during), upper(c.during), '[]', 0, 0, 0, 1, 1, now(), now(),
       now() FROM bookings.calls c WHERE c.id = $3`,
    [timesheetId, bookingId, callId, person.id, recruiter.id],
  );
  await service.rows(
    `INSERT INTO bookings.invoices (id, freelancer_id, recruiter_id, kind, state, prefix, sequence, number, seller_name,
       seller_address, buyer_name, buyer_address, terms_days, lines, net_pence, gross_pence, issued_at, issued_on, due_on,
       version, created_at, updated_at)
     VALUES ($1, $2, $3, 'invoice', 'issued', 'PN', 1, 'PN-2026-0001', 'a', 'b', 'c', 'd', 14, $4, 900, 900, date_trunc('second', now()), now(), now(), 1,
       date_trunc('second', now()), now())`,
    [invoiceId, person.id, recruiter.id, JSON.stringify([line])],
  );
  await service.rows('INSERT INTO bookings.invoice_numbers (freelancer_id, last) VALUES ($1, 1)', [person.id]);
  await service.rows(
    'INSERT INTO bookings.invoice_items (id, invoice_id, booking_id, timesheet_id) VALUES ($1, $1, $2, $3)',
    [invoiceId, bookingId, timesheetId],
  );
  return { expense: { id: expenseId }, timesheet: { id: timesheetId }, invoice: { id: invoiceId }, company: recruiter };
}
