import { expenseRoutes, type Expense, expenseLimits, expenseTexts } from '@crewcall/contracts-bookings';
import { expenseMoved } from '@crewcall/contracts-bookings/dto';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expensesOf, parking } from './expenses.js';
import { expectCode } from './fortress.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';
import { timesheetsOf, worked } from './timesheets.js';

const problems = (body: unknown) => (body as { details?: { field: string; message: string }[] }).details;

describe('expenses of a booking', () => {
  let crew: CrewMarket;
  let expenses: ReturnType<typeof expensesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    expenses = expensesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  it('are noted by crew and read by the two parties alone [R449] [R462]', async () => {
    const { first, second, recruiter, bookingId } = await expenses.over();
    const { status, body } = await expenses.add(first, bookingId);
    expect([status, body]).toEqual([
      201,
      {
        ...parking(),
        id: expect.any(String) as string,
        booking_id: bookingId,
        tenth_miles: null,
        mile_pence: null,
        receipt: null,
        state: 'submitted',
        reason: null,
        approved_at: null,
        version: 1,
      },
    ]);
    for (const party of [first, recruiter]) expect((await expenses.list(party, bookingId)).body).toEqual([body]);
    for (const stranger of [second, aFreelancer(), aRecruiter()]) {
      expectCode(await expenses.list(stranger, bookingId), 404, 'BOOKING_NOT_FOUND');
      expectCode(await expenses.see(stranger, body), 404, 'EXPENSE_NOT_FOUND');
    }
    for (const stranger of [second, aFreelancer()]) {
      expectCode(await expenses.add(stranger, bookingId), 404, 'BOOKING_NOT_FOUND');
      expectCode(await expenses.as(stranger).put(expenseRoutes.expense(body.id), parking()), 404, 'EXPENSE_NOT_FOUND');
      expectCode(await expenses.as(stranger).delete(expenseRoutes.expense(body.id)), 404, 'EXPENSE_NOT_FOUND');
    }
    for (const judge of [expenses.approve, expenses.dispute])
      expectCode(await judge(aRecruiter(), body), 404, 'EXPENSE_NOT_FOUND');
    expect((await expenses.list(anAdmin(), bookingId)).status).toBe(403);
  });

  it('are of six kinds; mileage is miles × the agreed rate, else one that crew give, 45p at first [R449]', async () => {
    const agreed = await expenses.over({ mileage_pence: 50 });
    const mileage = { kind: 'mileage', amount_pence: 999, vat_pence: 0, tenth_miles: 125 };
    const { body } = await expenses.add(agreed.first, agreed.bookingId, { ...mileage, mile_pence: 90 });
    expect(body).toMatchObject({ tenth_miles: 125, mile_pence: 50, amount_pence: 625 });
    const free = await expenses.over();
    const own = await expenses.add(free.first, free.bookingId, { ...mileage, mile_pence: 38 });
    const usual = await expenses.add(free.first, free.bookingId, mileage);
    expect([own.body.amount_pence, usual.body.amount_pence, usual.body.mile_pence]).toEqual([475, 563, 45]);
    for (const kind of ['travel', 'meals', 'materials', 'other'])
      expect((await expenses.add(free.first, free.bookingId, { kind })).body.kind).toBe(kind);
    expect((await expenses.add(free.first, free.bookingId, { kind: 'fine' })).status).toBe(400);
  });

  it.each([
    ['nothing', { amount_pence: 0, vat_pence: 0 }, 'amount_pence', expenseTexts.amount],
    ['too much', { amount_pence: 1_000_001 }, 'amount_pence', expenseTexts.amount],
    ['more VAT than there can be', { vat_pence: 301 }, 'vat_pence', expenseTexts.vat],
    ['no miles', { kind: 'mileage', vat_pence: 0 }, 'tenth_miles', expenseTexts.miles],
    ['a day to come', { day: '2027-12-31' }, 'day', expenseTexts.dayAhead],
    ['a day long ago', { day: '2024-01-01' }, 'day', expenseTexts.dayLongAgo],
    ['a day that never was', { day: '2026-02-30' }, 'day', expenseTexts.day],
  ])('are refused by field: %s [R449]', async (_what, changes, field, message) => {
    const { first, bookingId } = await expenses.over();
    const { status, body } = await expenses.add(first, bookingId, changes);
    expect([status, problems(body)]).toEqual([400, [{ field, message }]]);
  });

  it('are approved or disputed one by one; what is disputed is changed and sent again [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const { body: one } = await expenses.add(first, bookingId);
    const { body: two } = await expenses.add(first, bookingId, { kind: 'meals', note: null });
    expect((await expenses.approve(recruiter, one)).body).toMatchObject({
      state: 'approved',
      approved_at: expect.any(String) as string,
    });
    const disputed = (await expenses.dispute(recruiter, two)).body;
    expect(disputed).toMatchObject({ state: 'disputed', reason: 'Parking was on site.', version: 2 });
    expectCode(await expenses.dispute(recruiter, disputed), 409, 'EXPENSE_DISPUTED');
    expect((await expenses.dispute(recruiter, two, ' ')).status).toBe(400);
    const changed = await expenses
      .as(first)
      .put<Expense>(expenseRoutes.expense(two.id), parking({ amount_pence: 900, vat_pence: 0 }));
    expect(changed.body).toMatchObject({ state: 'submitted', reason: null, amount_pence: 900, version: 3 });
    // What the company read before is not what it would agree to now.
    expectCode(await expenses.approve(recruiter, disputed), 409, 'EXPENSE_MOVED');
    expect((await expenses.approve(recruiter, changed.body)).body.state).toBe('approved');
    expect((await expenses.list(first, bookingId)).body.map(({ state }) => state)).toEqual(['approved', 'approved']);
  });

  it('that wait for an answer, and those disputed, are counted on each timesheet of the booking [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const hours = timesheetsOf(crew);
    const { body: sheet } = await hours.move(first, await hours.only(first), 'submit', worked());
    const { body: one } = await expenses.add(first, bookingId);
    await expenses.add(first, bookingId);
    await expenses.dispute(recruiter, one);
    for (const party of [first, recruiter])
      expect((await hours.get(party, sheet)).body).toMatchObject({ expenses_submitted: 1, expenses_disputed: 1 });
  });

  it('stay as they are once approved, for every statement [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const { body: expense } = await expenses.add(first, bookingId);
    const { body: approved } = await expenses.approve(recruiter, expense);
    expectCode(await expenses.as(first).put(expenseRoutes.expense(expense.id), parking()), 409, 'EXPENSE_APPROVED');
    expectCode(await expenses.as(first).delete(expenseRoutes.expense(expense.id)), 409, 'EXPENSE_APPROVED');
    for (const judge of [expenses.approve, expenses.dispute])
      expectCode(await judge(recruiter, approved), 409, 'EXPENSE_APPROVED');
    for (const change of ['amount_pence = 1, vat_pence = 0', `state = 'submitted', approved_at = NULL`])
      await expect(
        crew.service.rows(`UPDATE bookings.expenses SET ${change} WHERE id = $1`, [expense.id]),
      ).rejects.toThrow('stays as it is');
  });

  it('are told to both sides with each step, by facts alone [R449] [R527]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const { body: expense } = await expenses.add(first, bookingId);
    await expenses.add(first, bookingId);
    const { body: disputed } = await expenses.dispute(recruiter, expense);
    await expenses.approve(recruiter, disputed);
    const told = (await crew.service.outbox(expenseMoved, expense.id)).map(({ payload }) => payload);
    expect(told.map(({ from, to, waiting }) => [from, to, waiting])).toEqual([
      [undefined, 'submitted', 1],
      ['submitted', 'disputed', undefined],
      ['disputed', 'approved', undefined],
    ]);
    expect(told[0]).toMatchObject({ booking_id: bookingId, kind: 'parking', amount_pence: 1_800 });
    expect(JSON.stringify(told)).not.toMatch(/NCP|on site/);
  });

  it('are fifty of one booking at most, also when many are added at once [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    await crew.service.rows(
      `INSERT INTO bookings.expenses (id, booking_id, freelancer_id, recruiter_id, day, kind, amount_pence, vat_pence,
         state, version, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, $3, $4, 'meals', 1, 0, 'submitted', 1, now(), now() FROM generate_series(1, 45)`,
      [bookingId, first.id, recruiter.id, sheetDay],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, () => expenses.add(first, bookingId)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    for (const answer of answers) if (answer.status !== 201) expectCode(answer, 409, 'TOO_MANY_EXPENSES');
    expect((await expenses.list(first, bookingId)).body).toHaveLength(expenseLimits.expenses);
  });

  it('are none of a booking that was cancelled or not attended [R449]', async () => {
    const { first, bookingId } = await expenses.over();
    const { body: expense } = await expenses.add(first, bookingId);
    for (const state of ['cancelled', 'no_show', 'disputed']) {
      await crew.service.rows('UPDATE bookings.bookings SET state = $2 WHERE id = $1', [bookingId, state]);
      expectCode(await expenses.add(first, bookingId), 409, 'BOOKING_WITHOUT_EXPENSES');
      expectCode(await expenses.as(first).post(expenseRoutes.receipts(bookingId)), 409, 'BOOKING_WITHOUT_EXPENSES');
    }
    expect((await expenses.as(first).delete(expenseRoutes.expense(expense.id))).status).toBe(204);
  });
});
