import { expenseRoutes, type Expense, expenseLimits } from '@crewcall/contracts-bookings';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { buildPdf, eicar } from '@crewcall/testing-files';
import { eventually, type TestActor } from '@crewcall/testing-node';
import sharp from 'sharp';
import { receiptBuckets } from '../src/expenses/receipt-buckets.js';
import { ReceiptKeeping } from '../src/expenses/receipt-keeping.service.js';
import { ExpensesExporter } from '../src/personal-data/expenses.exporter.js';
import { CrewMarket } from './crew-market.js';
import { expensesOf, parking } from './expenses.js';
import { expectCode } from './fortress.js';
import { aRecruiter } from './marketplace.js';
import { storageEnv } from './storage.js';

describe('receipts of a booking', () => {
  let crew: CrewMarket;
  let expenses: ReturnType<typeof expensesOf>;
  let storage: Storage;
  beforeAll(async () => {
    crew = await CrewMarket.open(storageEnv());
    expenses = expensesOf(crew);
    storage = crew.service.get(Storage);
    await storage.ensureBuckets();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  it('have a receipt that is scanned, and opened by the two parties alone, to save [R449] [R462]', async () => {
    const { first, second, recruiter, bookingId } = await expenses.over();
    const expense = await expenses.withReceipt(first, bookingId, buildPdf(), '../Receipts/NCP.pdf');
    expect(expense.receipt).toEqual({
      name: 'NCP.pdf',
      size: buildPdf().length,
      type: 'application/pdf',
      state: 'safe',
    });
    for (const party of [first, recruiter]) {
      const { status, headers, body } = await expenses.see(party, expense);
      expect([status, body, headers.get('content-type')]).toEqual([200, buildPdf().toString(), 'application/pdf']);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="NCP\.pdf"/);
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    }
    for (const stranger of [second, aRecruiter()])
      expectCode(await expenses.see(stranger, expense), 404, 'EXPENSE_NOT_FOUND');
    // An upload is of one booking, and of one expense.
    const receipt = { id: expense.receiptId, file_name: 'NCP.pdf' };
    expectCode(await expenses.add(first, bookingId, { receipt }), 404, 'RECEIPT_NOT_FOUND');
    const others = await expenses.upload(second, await expenses.bookingOf(second), buildPdf());
    expectCode(
      await expenses.add(first, bookingId, { receipt: { id: others, file_name: 'a.pdf' } }),
      404,
      'RECEIPT_NOT_FOUND',
    );
    // Left out it stays, null takes it away.
    const put = (changes: object) =>
      expenses.as(first).put<Expense>(expenseRoutes.expense(expense.id), parking(changes));
    expect((await put({ note: null })).body.receipt).toEqual(expense.receipt);
    expect((await put({ receipt: null })).body.receipt).toBeNull();
    expectCode(await expenses.see(first, expense), 404, 'RECEIPT_NOT_FOUND');
  });

  it('have receipts without what else was in the picture: where it was taken [R449]', async () => {
    const { first, bookingId } = await expenses.over();
    const blank = sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } }).jpeg();
    const taken = await blank.withExif({ IFD0: { Copyright: 'Priya', ImageDescription: '51.5, -0.1' } }).toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const expense = await expenses.withReceipt(first, bookingId, taken, 'fuel.jpg');
    expect(expense.receipt).toMatchObject({ name: 'fuel.jpg', state: 'safe' });
    const kept = await storage.read(receiptBuckets.safe, expense.receiptId, expenseLimits.receiptBytes);
    const { exif, format } = await sharp(kept).metadata();
    expect([exif, format]).toEqual([undefined, 'jpeg']);
  });

  it('have no receipt that did not pass, nor one of another kind, nor one over 10 MB [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const bad = Buffer.concat([buildPdf(), Buffer.from(eicar)]);
    const expense = await expenses.withReceipt(first, bookingId, bad, 'bad.pdf');
    expect(expense.receipt?.state).toBe('blocked');
    for (const party of [first, recruiter]) expectCode(await expenses.see(party, expense), 403, 'RECEIPT_BLOCKED');
    expect(await storage.stat(receiptBuckets.safe, expense.receiptId)).toBeNull();
    const refused = async (bytes: Buffer, file_name: string) =>
      expenses.add(first, bookingId, { receipt: { id: await expenses.upload(first, bookingId, bytes), file_name } });
    expectCode(await refused(buildPdf(), 'receipt.docx'), 415, 'RECEIPT_WRONG_TYPE');
    expectCode(await refused(buildPdf(), 'receipt.png'), 415, 'RECEIPT_WRONG_TYPE');
    const large = Buffer.concat([buildPdf(), Buffer.alloc(expenseLimits.receiptBytes)]);
    expectCode(await refused(large, 'large.pdf'), 409, 'RECEIPT_NOT_ARRIVED');
    expect((await expenses.list(first, bookingId)).body).toHaveLength(1);
  });

  it('are 60 at most that a crew member opened anywhere and did not hand in, until they are swept [S60]', async () => {
    const { first, second, bookingId } = await expenses.over();
    const open = (actor: TestActor, id: string) =>
      expenses.as(actor).post<{ code?: string }>(expenseRoutes.receipts(id));
    await expenses.withReceipt(first, bookingId, buildPdf(), 'NCP.pdf');
    await crew.service.rows(
      `INSERT INTO bookings.receipts (id, booking_id, created_at)
       SELECT gen_random_uuid(), $1, now() - interval '23 hours' FROM generate_series(1, $2)`,
      [bookingId, expenseLimits.uploads - 1],
    );
    expect((await open(first, bookingId)).status).toBe(201);
    const refused = await open(first, bookingId);
    expectCode(refused, 429, 'TOO_MANY_RECEIPTS');
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await open(second, await expenses.bookingOf(second))).status).toBe(201);
    await crew.service.rows(`UPDATE bookings.receipts SET created_at = now() - interval '25 hours'
      WHERE state = 'opened' AND created_at < now() - interval '22 hours'`);
    await crew.service.get(ReceiptKeeping).sweep();
    expect((await open(first, bookingId)).status).toBe(201);
  });

  it('are no more of one crew member who opens them for several bookings at the same moment [S60]', async () => {
    const person = await crew.crew();
    for (const event_date of ['2035-06-12', '2035-06-14', '2035-06-16', '2035-06-18']) {
      const { recruiter, job } = await crew.job({ event_date });
      await crew.hire(recruiter, person, job);
    }
    const { body: bookings } = await expenses.as(person).get<{ id: string }[]>('/api/bookings?side=freelancer');
    await crew.service.rows(
      `INSERT INTO bookings.receipts (id, booking_id, created_at)
       SELECT gen_random_uuid(), $1, now() FROM generate_series(1, $2)`,
      [bookings[0]?.id, expenseLimits.uploads - 1],
    );
    const opened = await Promise.all(bookings.map(({ id }) => expenses.as(person).post(expenseRoutes.receipts(id))));
    expect(opened.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  });

  it('keep a receipt from both while it is scanned [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const scan = jest.spyOn(crew.service.get(ReceiptKeeping), 'scan').mockResolvedValue();
    const id = await expenses.upload(first, bookingId, buildPdf());
    const { body } = await expenses.add(first, bookingId, { receipt: { id, file_name: 'NCP.pdf' } });
    expect(body.receipt?.state).toBe('scanning');
    for (const party of [first, recruiter]) expectCode(await expenses.see(party, body), 409, 'RECEIPT_SCANNING');
    scan.mockRestore();
  });

  it('and their receipts end six years later; receipts of none end with the next sweep [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const old = await expenses.withReceipt(first, bookingId, buildPdf(), 'old.pdf');
    const kept = await expenses.withReceipt(first, bookingId, buildPdf(), 'kept.pdf');
    const removed = await expenses.withReceipt(first, bookingId, buildPdf(), 'removed.pdf');
    for (const one of [old, kept]) await expenses.approve(recruiter, one);
    await expenses.as(first).delete(expenseRoutes.expense(removed.id));
    await crew.service.rows('ALTER TABLE bookings.expenses DISABLE TRIGGER expenses_approved_for_good');
    await crew.service.rows(`UPDATE bookings.expenses SET day = '2020-01-01' WHERE id = $1`, [old.id]);
    await crew.service.rows('ALTER TABLE bookings.expenses ENABLE TRIGGER expenses_approved_for_good');
    const orphan = newId();
    await storage.put(receiptBuckets.safe, orphan, buildPdf(), 'application/pdf');
    await crew.service.get(ReceiptKeeping).sweep(new Date(Date.now() + 3_600_000));
    expect((await expenses.list(first, bookingId)).body.map(({ id }) => id)).toEqual([kept.id]);
    const stored = [old.receiptId, removed.receiptId, orphan, kept.receiptId];
    const left = await Promise.all(stored.map((id) => storage.stat(receiptBuckets.safe, id)));
    expect(left.map((one) => one !== null)).toEqual([false, false, false, true]);
  });

  it('are in the copy of both, receipts in that of crew; what was agreed stays for the other side, without words [R449]', async () => {
    const { first, recruiter, bookingId } = await expenses.over();
    const agreed = await expenses.withReceipt(first, bookingId, buildPdf(), 'Priya taxi.pdf');
    await expenses.approve(recruiter, agreed);
    const open = await expenses.withReceipt(first, bookingId, buildPdf(), 'open.pdf');
    await expenses.dispute(recruiter, open);
    const exporter = crew.service.get(ExpensesExporter);
    for (const party of [first, recruiter]) {
      const records: object[] = [];
      for await (const record of exporter.records(party.id)) records.push(record);
      expect(records).toMatchObject([
        { id: agreed.id, note: 'NCP, level 3', name: 'Priya taxi.pdf', receipt_state: 'safe' },
        { id: open.id, reason: 'Parking was on site.' },
      ]);
    }
    const filesOf = async ({ id }: TestActor) => {
      const names: string[] = [];
      for await (const { name } of exporter.files(id)) names.push(name);
      return names;
    };
    expect([await filesOf(first), await filesOf(recruiter)]).toEqual([['Priya taxi.pdf', 'open.pdf'], []]);
    await crew.service.deliver(userDeleted, { subjectId: first.id, version: 9, payload: { role: 'freelancer' } });
    await eventually(async () => (await expenses.list(recruiter, bookingId)).body.length === 1);
    expect((await expenses.list(recruiter, bookingId)).body).toMatchObject([
      { id: agreed.id, amount_pence: 1_800, note: null, receipt: { name: 'receipt.pdf' } },
    ]);
    expect((await expenses.see(recruiter, agreed)).status).toBe(200);
    await crew.service.get(ReceiptKeeping).sweep();
    expect(await storage.stat(receiptBuckets.safe, open.receiptId)).toBeNull();
  });
});
