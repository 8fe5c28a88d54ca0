import { expenseRoutes, type Expense, type ReceiptUpload, type SaveExpenseRequest } from '@crewcall/contracts-bookings';
import { eventually, type TestActor } from '@crewcall/testing-node';
import { sheetDay } from './call-sheets.js';
import type { CrewMarket } from './crew-market.js';
import { timesheetsOf } from './timesheets.js';

export const parking = (changes: object = {}): SaveExpenseRequest => ({
  day: sheetDay,
  kind: 'parking',
  amount_pence: 1_800,
  vat_pence: 300,
  note: 'NCP, level 3',
  ...changes,
});

/** What crew pay for bookings whose calls are over. */
export const expensesOf = (crew: CrewMarket) => {
  const hours = timesheetsOf(crew);
  const as = (actor: TestActor) => crew.service.as(actor);
  const bookingOf = async (actor: TestActor): Promise<string> => {
    const [booking] = (await as(actor).get<{ id: string }[]>(`/api/bookings?side=${actor.role}`)).body;
    return booking?.id ?? '';
  };
  const list = (actor: TestActor, bookingId: string) => as(actor).get<Expense[]>(expenseRoutes.expensesOf(bookingId));
  const add = (actor: TestActor, booking_id: string, changes: object = {}) =>
    as(actor).post<Expense>(expenseRoutes.expenses, { booking_id, ...parking(changes) });
  const approve = (actor: TestActor, { id, version }: Expense) =>
    as(actor).put<Expense>(expenseRoutes.approveExpense(id), { version });
  const dispute = (actor: TestActor, { id, version }: Expense, reason = 'Parking was on site.') =>
    as(actor).put<Expense>(expenseRoutes.disputeExpense(id), { version, reason });
  const see = (actor: TestActor, { id }: Expense) => as(actor).get(expenseRoutes.receipt(id));

  /** Booked, and the call is over. */
  async function over(changes: object = {}) {
    const market = await hours.ended(['Priya', 'Maya'], changes);
    await hours.isAfter(7);
    return { ...market, bookingId: await bookingOf(market.first) };
  }
  /** Into the store by its form, as a browser does. */
  async function upload(actor: TestActor, bookingId: string, bytes: Buffer): Promise<string> {
    const { body } = await as(actor).post<ReceiptUpload>(expenseRoutes.receipts(bookingId));
    const form = new FormData();
    for (const [name, value] of Object.entries(body.upload_form.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), body.id);
    await fetch(body.upload_form.url, { method: 'POST', body: form });
    return body.id;
  }
  async function withReceipt(actor: TestActor, bookingId: string, bytes: Buffer, file_name: string) {
    const id = await upload(actor, bookingId, bytes);
    const { status, body } = await add(actor, bookingId, { receipt: { id, file_name } });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return eventually(async () => {
      const found = (await list(actor, bookingId)).body.find((one) => one.id === body.id);
      return found?.receipt && found.receipt.state !== 'scanning' ? { ...found, receiptId: id } : null;
    }, 15_000);
  }
  return { as, bookingOf, list, add, approve, dispute, see, over, upload, withReceipt };
};
