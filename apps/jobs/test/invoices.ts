import {
  type Invoice,
  invoiceRoutes,
  type InvoiceSummary,
  type MarkInvoiceRequest,
  type ReadyToInvoice,
  type SaveInvoiceRequest,
} from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import type { CrewMarket } from './crew-market.js';
import { expensesOf } from './expenses.js';
import { timesheetsOf, worked } from './timesheets.js';

/** A draft as it is sent back, with what the law asks for. */
export const filled = (draft: Invoice, changes: Partial<SaveInvoiceRequest> = {}): SaveInvoiceRequest => ({
  version: draft.version,
  prefix: draft.prefix,
  seller_name: 'Priya Nair Sound',
  seller_address: '14 Chapel Street\nSalford M3 7NH',
  buyer_name: draft.buyer_name,
  buyer_address: '2 Dock Road, Manchester M17 1AB',
  po_number: '4471',
  terms_days: draft.terms_days,
  vat_number: null,
  rates: [],
  ...changes,
});

/** From agreed hours to what is paid. */
export const invoicesOf = (crew: CrewMarket) => {
  const hours = timesheetsOf(crew);
  const expenses = expensesOf(crew);
  const { as } = hours;

  const ready = (actor: TestActor) => as(actor).get<ReadyToInvoice[]>(invoiceRoutes.ready);
  const list = (actor: TestActor, query = '') =>
    as(actor).get<InvoiceSummary[]>(`${invoiceRoutes.invoices}?side=${actor.role}${query}`);
  const make = (actor: TestActor, ...booking_ids: string[]) =>
    as(actor).post<Invoice>(invoiceRoutes.invoices, { booking_ids });
  const get = (actor: TestActor, { id }: { id: string }) => as(actor).get<Invoice>(invoiceRoutes.invoice(id));
  const save = (actor: TestActor, { id }: { id: string }, input: object) =>
    as(actor).put<Invoice>(invoiceRoutes.invoice(id), input);
  const remove = (actor: TestActor, { id }: { id: string }) => as(actor).delete(invoiceRoutes.invoice(id));
  const issue = (actor: TestActor, { id, version }: { id: string; version: number }) =>
    as(actor).put<Invoice>(invoiceRoutes.invoiceMove(id, 'issue'), { version });
  const mark = (actor: TestActor, { id }: { id: string }, input: MarkInvoiceRequest) =>
    as(actor).put<Invoice>(invoiceRoutes.invoiceMove(id, 'mark'), input);
  const credit = (actor: TestActor, { id }: { id: string }) =>
    as(actor).put<Invoice>(invoiceRoutes.invoiceMove(id, 'credit'), {});

  /** Two have worked for £320; the hours of the first are approved, and so is what was paid for parking. */
  async function agreed() {
    const market = await expenses.over();
    const { first, recruiter, bookingId } = market;
    const { body: sent } = await hours.move(first, await hours.only(first), 'submit', worked());
    await hours.move(recruiter, sent, 'approve', { version: sent.version });
    await expenses.approve(recruiter, (await expenses.add(first, bookingId)).body);
    return market;
  }
  async function drafted(changes: Partial<SaveInvoiceRequest> = {}) {
    const market = await agreed();
    const made = await make(market.first, market.bookingId);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { status, body } = await save(market.first, made.body, filled(made.body, changes));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...market, draft: body };
  }
  async function issued(changes: Partial<SaveInvoiceRequest> = {}) {
    const market = await drafted(changes);
    const { status, body } = await issue(market.first, market.draft);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...market, invoice: body };
  }
  return {
    ...hours,
    hours,
    expenses,
    ready,
    list,
    make,
    get,
    save,
    remove,
    issue,
    mark,
    credit,
    agreed,
    drafted,
    issued,
  };
};
