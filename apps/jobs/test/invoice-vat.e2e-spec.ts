import { CrewMarket } from './crew-market.js';
import { filled, invoicesOf } from './invoices.js';

const charged = { vat_number: 'gb 123 4567 82', rates: ['standard' as const] };
const sums = { net_pence: 10_000, vat_pence: 2_000, gross_pence: 12_000 };

describe('invoices with an expense that holds VAT', () => {
  let crew: CrewMarket;
  let invoices: ReturnType<typeof invoicesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    invoices = invoicesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  /** Of £120, with £20 of VAT in it. */
  const drafted = async () => {
    const { first, recruiter, bookingId } = await invoices.expenses.over();
    const paid = { amount_pence: 12_000, vat_pence: 2_000 };
    await invoices.expenses.approve(recruiter, (await invoices.expenses.add(first, bookingId, paid)).body);
    const { body: made } = await invoices.make(first, bookingId);
    return { first, made };
  };

  it('charge VAT on an expense without the VAT that was paid in it, and once [R449] [R455]', async () => {
    const { first, made } = await drafted();
    expect(made).toMatchObject({ net_pence: 12_000, vat_pence: null, gross_pence: 12_000 });
    const { body: once } = await invoices.save(first, made, filled(made, charged));
    expect(once).toMatchObject({ ...sums, lines: [{ pence: 10_000 }] });
    const { body: again } = await invoices.save(first, once, filled(once, charged));
    expect(again).toMatchObject(sums);
    const { body: without } = await invoices.save(first, again, filled(again));
    expect(without).toMatchObject({ net_pence: 12_000, gross_pence: 12_000 });
  });

  it('that were drafted before the VAT that was paid stood on their lines charge it on the rest all the same [R455]', async () => {
    const { first, made } = await drafted();
    const { body: draft } = await invoices.save(first, made, filled(made, charged));
    const before = [{ ...draft.lines[0], pence: 12_000, vat_in_pence: undefined }];
    await crew.service.rows(
      'UPDATE bookings.invoices SET lines = $2, net_pence = 12000, vat_pence = 2400, gross_pence = 14400 WHERE id = $1',
      [draft.id, JSON.stringify(before)],
    );
    expect((await invoices.get(first, draft)).body).toMatchObject({
      ...sums,
      lines: [{ pence: 10_000, vat: 'standard' }],
    });
    expect((await invoices.issue(first, draft)).body).toMatchObject({ ...sums, state: 'issued' });
  });
});
