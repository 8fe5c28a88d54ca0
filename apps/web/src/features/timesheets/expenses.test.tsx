import { screen, waitFor } from '@testing-library/react';
import { type Expense, expenseTexts } from '@crewcall/contracts-bookings';
import { answer, api, buildUser, refuse, renderApp, server } from '@crewcall/testing-web';
import { http, HttpResponse } from 'msw';
import { Expenses } from './components/expenses';
import { expensesWords } from './model/hours-labels';
import { buildTimesheet } from './timesheet.factory';

const store = new URL('/store', location.origin).href;
const buildExpense = (overrides: Partial<Expense> = {}): Expense => ({
  ...{ id: 'e1', booking_id: 'b1', day: '2026-11-26', kind: 'parking', amount_pence: 1_800 },
  ...{ tenth_miles: null, mile_pence: null, vat_pence: 300, note: 'NCP', receipt: null },
  ...{ state: 'submitted', reason: null, approved_at: null, version: 1 },
  ...overrides,
});
const receipt = { name: 'ncp.pdf', size: 900, type: 'application/pdf', state: 'safe' } as const;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T12:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

function open(role: 'freelancer' | 'recruiter', expenses: Expense[], more: Parameters<typeof api>[0] = {}) {
  const asked = api({ 'GET /api/bookings/b1/expenses': () => answer(expenses), ...more });
  const sheet = buildTimesheet({ state: 'submitted' });
  const app = renderApp(<Expenses sheet={sheet} isCrew={role === 'freelancer'} />, { user: buildUser({ role }) });
  const written = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...app, written };
}

it('crew add an expense with its receipt, and are told by field what cannot be [R449]', async () => {
  server.use(http.post(store, () => new HttpResponse(null, { status: 204 })));
  const { person, written } = open('freelancer', [], {
    'POST /api/bookings/b1/receipts': () =>
      answer({ id: 'r1', upload_form: { url: store, fields: { key: 'r1' } } }, { status: 201 }),
    'POST /api/expenses': () => answer(buildExpense(), { status: 201 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Add expense' }));
  await person.selectOptions(await screen.findByLabelText('What for'), 'Parking');
  await person.type(screen.getByLabelText('Amount (£)'), 'ten');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(expenseTexts.amount)).toBeVisible();
  await person.clear(screen.getByLabelText('Amount (£)'));
  await person.type(screen.getByLabelText('Amount (£)'), '£18');
  await person.type(screen.getByLabelText(/^VAT in it/), '3.01');
  expect(screen.getByText(expenseTexts.vat)).toBeVisible();
  await person.clear(screen.getByLabelText(/^VAT in it/));
  await person.upload(screen.getByLabelText('Receipt'), new File(['x'], 'ncp.pdf', { type: 'application/pdf' }));
  await screen.findByRole('button', { name: 'Remove receipt' });
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { day: '2026-11-26', kind: 'parking', amount_pence: 1_800, vat_pence: 0, note: null };
  expect(written().at(-1)).toEqual([
    'POST',
    '/api/expenses',
    { booking_id: 'b1', ...sent, receipt: { id: 'r1', file_name: 'ncp.pdf' } },
  ]);
});

it('mileage comes to miles × rate while it is typed [R449]', async () => {
  const { person } = open('freelancer', []);
  await person.click(await screen.findByRole('button', { name: 'Add expense' }));
  await person.selectOptions(await screen.findByLabelText('What for'), 'Mileage');
  await person.type(screen.getByLabelText('Miles'), '12.5');
  expect(screen.getByText('12.5 miles × £0.45 = £5.63')).toBeVisible();
});

it('a company approves or disputes each; what has changed meanwhile is not agreed to [R449]', async () => {
  const two = [
    buildExpense({ receipt }),
    buildExpense({ id: 'e2', kind: 'meals', amount_pence: 950, state: 'approved' }),
  ];
  const { person, written } = open('recruiter', two, {
    'PUT /api/expenses/e1/approve': () =>
      refuse(409, 'This expense has changed meanwhile. Please look again.', 'EXPENSE_MOVED') as never,
    'PUT /api/expenses/e1/dispute': () => answer(buildExpense({ state: 'disputed' })),
  });
  expect(await screen.findByRole('heading', { name: 'Expenses of this booking £27.50' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Receipt ncp.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Meals, £9.50' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add expense' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Approve Parking, £18.00' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This expense has changed meanwhile.');
  await person.click(screen.getByRole('button', { name: 'Dispute Parking, £18.00' }));
  await person.type(await screen.findByLabelText('Why?'), 'It says £8.00.');
  await person.click(screen.getByRole('button', { name: 'Dispute' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written()).toEqual([
    ['PUT', '/api/expenses/e1/approve', { version: 1 }],
    ['PUT', '/api/expenses/e1/dispute', { version: 1, reason: 'It says £8.00.' }],
  ]);
});

it('rows of timesheets say what waits for the reader [R449]', () => {
  const sheet = buildTimesheet({ expenses_submitted: 2, expenses_disputed: 1 });
  expect([expensesWords(sheet, false), expensesWords(sheet, true)]).toEqual([
    '2 expenses to approve',
    '1 expense disputed',
  ]);
  expect(expensesWords(buildTimesheet(), false)).toBeNull();
});
