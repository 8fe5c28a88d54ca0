import { dayAfter, invoiceTexts, type SaveInvoiceRequest } from '@crewcall/contracts-bookings';
import { invoiceMarked } from '@crewcall/contracts-bookings/dto';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { filled, invoicesOf } from './invoices.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';
import { worked } from './timesheets.js';

const problems = (body: unknown) => (body as { details?: { field: string; message: string }[] }).details;
const VAT = 'GB123456782';

describe('invoices of crew', () => {
  let crew: CrewMarket;
  let invoices: ReturnType<typeof invoicesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    invoices = invoicesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const told = async ({ id }: { id: string }) =>
    (await crew.service.outbox(invoiceMarked, id)).map(({ payload }) => payload.mark);

  it('are made of every agreed line of a booking, as a draft that its seller alone sees [R452] [R462]', async () => {
    const { first, second, recruiter, job, bookingId } = await invoices.agreed();
    const { body: ready } = await invoices.ready(first);
    expect(ready).toEqual([
      {
        booking_id: bookingId,
        recruiter_id: recruiter.id,
        company: job.company,
        job_title: job.title,
        role_name: expect.any(String) as string,
        from: sheetDay,
        to: sheetDay,
        hours_pence: 32_000,
        expenses_pence: 1_800,
      },
    ]);
    expect((await invoices.ready(second)).body).toEqual([]);
    const { status, body: draft } = await invoices.make(first, bookingId);
    expect([status, draft.state, draft.number, draft.gross_pence]).toEqual([201, 'draft', null, 33_800]);
    expect(draft.lines).toEqual([
      {
        timesheet_id: expect.any(String) as string,
        expense_id: null,
        day: sheetDay,
        what: `${job.title}: Basic`,
        words: '1 day',
        pence: 32_000,
        vat: null,
      },
      {
        timesheet_id: null,
        expense_id: expect.any(String) as string,
        day: sheetDay,
        what: `Parking, ${job.title}`,
        words: null,
        pence: 1_800,
        vat: null,
        vat_in_pence: 300,
      },
    ]);
    expect((await invoices.ready(first)).body).toEqual([]);
    expectCode(await invoices.make(first, bookingId), 409, 'NOTHING_TO_INVOICE');
    for (const other of [second, recruiter, aFreelancer(), aRecruiter()])
      expectCode(await invoices.get(other, draft), 404, 'INVOICE_NOT_FOUND');
    expect((await invoices.list(recruiter)).body).toEqual([]);
    expect((await invoices.get(anAdmin(), draft)).status).toBe(403);
    expect((await invoices.remove(first, draft)).status).toBe(204);
    expect((await invoices.ready(first)).body).toEqual(ready);
  });

  it('are of one company, and of own bookings alone [R452]', async () => {
    const one = await invoices.agreed();
    expectCode(await invoices.make(one.second, one.bookingId), 409, 'NOTHING_TO_INVOICE');
    expectCode(await invoices.make(aFreelancer(), one.bookingId), 409, 'NOTHING_TO_INVOICE');
    const other = await invoices.agreed();
    await crew.service.rows('UPDATE bookings.bookings SET freelancer_id = $2 WHERE id = $1', [
      other.bookingId,
      one.first.id,
    ]);
    expectCode(await invoices.make(one.first, one.bookingId, other.bookingId), 400, 'ONE_COMPANY_ONLY');
  });

  it('say what the law asks for, are due in 14 days by default, and lock the hours on them [R454] [R447]', async () => {
    const { first, recruiter, draft } = await invoices.drafted();
    const { status, body: invoice } = await invoices.issue(first, draft);
    expect(status).toBe(200);
    const today = invoice.issued_on ?? '';
    expect(invoice).toMatchObject({
      state: 'issued',
      number: `${draft.prefix}-${today.slice(0, 4)}-0001`,
      due_on: dayAfter(today, 14),
      seller_name: 'Priya Nair Sound',
      seller_address: '14 Chapel Street\nSalford M3 7NH',
      buyer_address: '2 Dock Road, Manchester M17 1AB',
      po_number: '4471',
      worked_from: sheetDay,
      worked_to: sheetDay,
      vat: null,
      vat_pence: null,
      is_overdue: false,
    });
    expect((await invoices.hours.only(first)).state).toBe('locked');
    for (const party of [first, recruiter]) {
      expect((await invoices.get(party, invoice)).body).toEqual(invoice);
      expect((await invoices.list(party)).body.map(({ id }) => id)).toEqual([invoice.id]);
    }
    for (const stranger of [aFreelancer(), aRecruiter()])
      expectCode(await invoices.get(stranger, invoice), 404, 'INVOICE_NOT_FOUND');
  });

  it('ask by field for what is missing before they are issued [R454]', async () => {
    const { first, draft } = await invoices.drafted({ seller_address: ' ', buyer_address: '' });
    const { status, body } = await invoices.issue(first, draft);
    expect([status, problems(body)]).toEqual([
      400,
      [
        { field: 'seller_address', message: invoiceTexts.sellerAddress },
        { field: 'buyer_address', message: invoiceTexts.buyerAddress },
      ],
    ]);
    expectCode(await invoices.issue(first, { ...draft, version: 1 }), 409, 'INVOICE_MOVED');
  });

  it.each<[string, Partial<SaveInvoiceRequest>, string, string]>([
    ['a VAT number whose check digits are wrong', { vat_number: 'GB123456783' }, 'vat_number', invoiceTexts.vatNumber],
    ['a prefix of other letters', { prefix: 'P/N' }, 'prefix', invoiceTexts.prefix],
    ['more days than there are terms', { terms_days: 91 }, 'terms_days', invoiceTexts.terms],
    ['a VAT number without a rate for each line', { vat_number: VAT, rates: [] }, 'rates', invoiceTexts.rates],
  ])('refuse %s by field [R455] [R453]', async (_what, changes, field, message) => {
    const { first, draft } = await invoices.drafted();
    const { status, body } = await invoices.save(first, draft, filled(draft, changes));
    expect([status, problems(body)?.map((one) => [one.field, one.message])]).toEqual([400, [[field, message]]]);
  });

  it('have VAT by the rate of each line, computed once on its net, where the seller has a number [R455]', async () => {
    const { first, draft } = await invoices.drafted();
    const vat = { vat_number: 'gb 123 4567 82', rates: ['standard', 'exempt'] } as const;
    const { body } = await invoices.save(first, draft, filled(draft, { ...vat, rates: [...vat.rates] }));
    expect(body).toMatchObject({ vat_number: VAT, net_pence: 33_800, vat_pence: 6_400, gross_pence: 40_200 });
    expect(body.vat?.map(({ rate, vat_pence }) => [rate, vat_pence])).toEqual([
      ['standard', 6_400],
      ['exempt', 0],
    ]);
  });

  it('offer again what the last one said of the two [R454]', async () => {
    const { first, invoice } = await invoices.issued({ prefix: 'snd', terms_days: 30 });
    expect(invoice.number).toMatch(/^SND-\d{4}-0001$/);
    await invoices.credit(first, invoice);
    const [ready] = (await invoices.ready(first)).body;
    const { body: next } = await invoices.make(first, ready?.booking_id ?? '');
    expect(next).toMatchObject({
      prefix: 'SND',
      terms_days: 30,
      seller_name: 'Priya Nair Sound',
      seller_address: '14 Chapel Street\nSalford M3 7NH',
      buyer_address: '2 Dock Road, Manchester M17 1AB',
      po_number: null,
    });
  });

  it('are taken back whole by a credit note with a number of its own, once; then the hours are free again [R452]', async () => {
    const { first, recruiter, invoice } = await invoices.issued();
    const { status, body: note } = await invoices.credit(first, invoice);
    expect([status, note.kind, note.state, note.due_on]).toEqual([200, 'credit_note', 'issued', null]);
    expect(note).toMatchObject({
      number: invoice.number?.replace('0001', '0002'),
      credits_id: invoice.id,
      credits_number: invoice.number,
      gross_pence: invoice.gross_pence,
      lines: invoice.lines,
    });
    const taken = (await invoices.get(recruiter, invoice)).body;
    expect(taken).toMatchObject({
      state: 'credited',
      credited_by_id: note.id,
      credited_by_number: note.number,
      number: invoice.number,
    });
    expectCode(await invoices.credit(first, invoice), 409, 'INVOICE_NOT_CREDITED');
    expectCode(await invoices.credit(first, note), 409, 'INVOICE_NOT_CREDITED');
    expectCode(await invoices.mark(recruiter, invoice, { mark: 'received' }), 409, 'INVOICE_NOT_MARKED');
    expect((await invoices.ready(first)).body.map(({ hours_pence }) => hours_pence)).toEqual([32_000]);
  });

  it('are marked by the company as received, scheduled and paid; a day later than due they are overdue [R458]', async () => {
    const { first, recruiter, invoice } = await invoices.issued();
    const [issuedOn = '', due = ''] = [invoice.issued_on ?? '', invoice.due_on ?? ''];
    expectCode(await invoices.mark(aRecruiter(), invoice, { mark: 'received' }), 404, 'INVOICE_NOT_FOUND');
    expect((await invoices.mark(first, invoice, { mark: 'received' })).status).toBe(403);
    const received = (await invoices.mark(recruiter, invoice, { mark: 'received' })).body;
    expect([received.state, received.received_on]).toEqual(['issued', issuedOn]);
    const wrong = await invoices.mark(recruiter, invoice, { mark: 'scheduled', on: dayAfter(issuedOn, -1) });
    expect(problems(wrong.body)).toEqual([{ field: 'on', message: invoiceTexts.scheduled }]);
    const scheduled = (await invoices.mark(recruiter, invoice, { mark: 'scheduled', on: due })).body;
    expect([scheduled.state, scheduled.scheduled_for]).toEqual(['scheduled', due]);
    const overdueAt = async (hours: number) => {
      await invoices.isAfter(hours);
      return (await invoices.list(first)).body.map(({ is_overdue }) => is_overdue);
    };
    expect([await overdueAt(14 * 24), await overdueAt(16 * 24)]).toEqual([[false], [true]]);
    expect(await told(invoice)).toEqual(['received', 'scheduled', 'overdue']);
    const paid = (await invoices.mark(recruiter, invoice, { mark: 'paid', on: due })).body;
    expect([paid.state, paid.paid_on, paid.is_overdue]).toEqual(['paid', due, false]);
    expectCode(await invoices.mark(recruiter, invoice, { mark: 'paid', on: due }), 409, 'INVOICE_NOT_MARKED');
  });

  it('are listed by their states [R458]', async () => {
    const { first, recruiter, invoice } = await invoices.issued();
    const of = async (query: string) => (await invoices.list(recruiter, query)).body.length;
    expect([await of('&state=issued,scheduled'), await of('&state=paid'), await of('&state=none')]).toEqual([1, 0, 0]);
    expect((await invoices.list(first, '&state=issued')).body[0]?.number).toBe(invoice.number);
    expect((await invoices.as(first).get('/api/invoices?side=recruiter')).status).toBe(403);
  });

  it('are not issued with hours that were corrected since [R452] [R447]', async () => {
    const { first, recruiter, draft } = await invoices.drafted();
    const { body: correction } = await invoices.correct(first, await invoices.only(first));
    const { body: sent } = await invoices.move(first, correction, 'submit', worked({ ends_at: '17:00' }));
    await invoices.move(recruiter, sent, 'approve', { version: sent.version });
    expectCode(await invoices.issue(first, draft), 409, 'INVOICE_OUTDATED');
    await invoices.remove(first, draft);
    const { body: again } = await invoices.make(first, sent.booking_id);
    expect(again.lines.find(({ timesheet_id }) => timesheet_id)?.timesheet_id).toBe(sent.id);
  });
});
