import type { InvoiceEntity, TimesheetEntity } from '@crewcall/bookings-domain';
import type { Actor, Role } from '@crewcall/contracts-core';
import { invoiceSideOf } from '../invoices/invoice.policy.js';
import { sheetSideOf } from '../timesheets/timesheet.policy.js';
import { moverOf, sideOf } from './party.policy.js';

const actor = (id: string, role: Role): Actor => ({ id, role, email: `${id}@crew.example`, sessionId: 's' });
const parties = { freelancerId: 'ana', recruiterId: 'northlight' };

it.each<[string, Role, string | null]>([
  ['ana', 'freelancer', 'freelancer'],
  ['northlight', 'recruiter', 'recruiter'],
  ['ana', 'recruiter', null],
  ['northlight', 'freelancer', null],
  ['northlight', 'admin', null],
  ['ben', 'freelancer', null],
  ['ben', 'recruiter', null],
])('%s as %s stands on the side of %s [R248] [R249]', (id, role, side) => {
  expect(sideOf(actor(id, role), parties)).toBe(side);
});

it('a draft of an invoice does not exist for the company', () => {
  const invoice = (state: InvoiceEntity['state']): InvoiceEntity => ({ ...parties, state }) as InvoiceEntity;
  expect(invoiceSideOf(actor('northlight', 'recruiter'), invoice('draft'))).toBeNull();
  expect(invoiceSideOf(actor('northlight', 'recruiter'), invoice('issued'))).toBe('recruiter');
  expect(invoiceSideOf(actor('ana', 'freelancer'), invoice('draft'))).toBe('freelancer');
  expect(invoiceSideOf(actor('ben', 'recruiter'), invoice('issued'))).toBeNull();
});

it('hours that were not submitted do not exist for the company', () => {
  const sheet = (state: TimesheetEntity['state']): TimesheetEntity => ({ ...parties, state }) as TimesheetEntity;
  expect(sheetSideOf(actor('northlight', 'recruiter'), sheet('due'))).toBeNull();
  expect(sheetSideOf(actor('northlight', 'recruiter'), sheet('submitted'))).toBe('recruiter');
  expect(sheetSideOf(actor('ana', 'freelancer'), sheet('due'))).toBe('freelancer');
});

it('either side moves things as who it is', () => {
  expect([moverOf('recruiter'), moverOf('freelancer')]).toEqual(['company', 'crew']);
});
