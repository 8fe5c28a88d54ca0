import type { Invoice } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { newId } from '@crewcall/platform-database';
import { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { invoicesOf } from './invoices.js';

describe('numbers of invoices, and what is issued', () => {
  let crew: CrewMarket;
  let invoices: ReturnType<typeof invoicesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    invoices = invoicesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const refused = async (sql: string, values: unknown[]): Promise<string> =>
    crew.service.rows(sql, values).then(
      () => 'done',
      (error: Error) => error.message,
    );
  /** Drafts of one person: copies of one that is whole. */
  async function drafts(count: number): Promise<{ first: TestActor; drafts: Pick<Invoice, 'id' | 'version'>[] }> {
    const { first, draft } = await invoices.drafted();
    const ids = Array.from({ length: count - 1 }, () => newId());
    await crew.service.rows(
      `INSERT INTO bookings.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', copy.id))).*
       FROM bookings.invoices i, unnest($2::uuid[]) AS copy (id) WHERE i.id = $1`,
      [draft.id, ids],
    );
    // Each with an expense of its own, of the same id.
    await crew.service.rows(
      `WITH copied AS (
         INSERT INTO bookings.expenses SELECT (jsonb_populate_record(e, jsonb_build_object('id', copy.id))).*
         FROM bookings.invoice_items i JOIN bookings.expenses e ON e.id = i.expense_id, unnest($2::uuid[]) AS copy (id)
         WHERE i.invoice_id = $1 RETURNING id, booking_id)
       INSERT INTO bookings.invoice_items (id, invoice_id, booking_id, expense_id)
       SELECT gen_random_uuid(), id, booking_id, id FROM copied`,
      [draft.id, ids],
    );
    return { first, drafts: [draft, ...ids.map((id) => ({ id, version: draft.version }))] };
  }
  const numbersOf = async ({ id }: TestActor): Promise<(string | null)[]> =>
    (
      await crew.service.rows<{ number: string | null }>(
        'SELECT number FROM bookings.invoices WHERE freelancer_id = $1 AND number IS NOT NULL ORDER BY sequence',
        [id],
      )
    ).map(({ number }) => number);

  it('are two where two are issued at once, without a gap, and each of one person [R453]', async () => {
    const of = await drafts(8);
    const answers = await Promise.all(of.drafts.map((draft) => invoices.issue(of.first, draft)));
    expect(answers.map(({ status }) => status)).toEqual(of.drafts.map(() => 200));
    const [begin = ''] = /^[A-Z]+-\d{4}-/.exec(answers[0]?.body.number ?? '') ?? [];
    expect(await numbersOf(of.first)).toEqual(of.drafts.map((_, at) => `${begin}000${at + 1}`));
    expect((await invoices.issued()).invoice.number).toMatch(/-0001$/);
  });

  it('are given once where one draft is issued twice at once [R453]', async () => {
    const { first, draft } = await invoices.drafted();
    const answers = await Promise.all([invoices.issue(first, draft), invoices.issue(first, draft)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await numbersOf(first)).toHaveLength(1);
  });

  it('leave no gap where an issue fails [R453]', async () => {
    const of = await drafts(2);
    const [one, two] = of.drafts;
    if (!one || !two) throw new Error('There are two');
    const block = `CREATE FUNCTION pg_temp.fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''broken''; END'`;
    await crew.service.rows(block.replace('pg_temp', 'bookings').replace('fail', 'fail_once'));
    await crew.service.rows(
      `CREATE TRIGGER fail_once BEFORE UPDATE ON bookings.invoices FOR EACH ROW WHEN (NEW.state = 'issued')
       EXECUTE FUNCTION bookings.fail_once()`,
    );
    expect((await invoices.issue(of.first, one)).status).toBe(500);
    await crew.service.rows('DROP FUNCTION bookings.fail_once() CASCADE');
    expect((await invoices.issue(of.first, two)).body.number).toMatch(/-0001$/);
    expect((await invoices.issue(of.first, one)).body.number).toMatch(/-0002$/);
  });

  it('issued, neither an answer nor a statement changes or deletes it [R452] [R453]', async () => {
    const { first, invoice } = await invoices.issued();
    expectCode(await invoices.remove(first, invoice), 409, 'INVOICE_ISSUED');
    expectCode(await invoices.issue(first, invoice), 409, 'INVOICE_ISSUED');
    const kept = `the issued invoice ${invoice.number} stays as it is`;
    for (const change of [
      "number = 'X'",
      'gross_pence = gross_pence + 1, net_pence = net_pence + 1',
      "lines = '[]'",
      "seller_name = 'Other'",
      'issued_on = issued_on - 1',
      "bank_sealed = 'other'",
      "state = 'draft'",
    ])
      expect([change, await refused(`UPDATE bookings.invoices SET ${change} WHERE id = $1`, [invoice.id])]).toEqual([
        change,
        kept,
      ]);
    expect(await refused('DELETE FROM bookings.invoices WHERE id = $1', [invoice.id])).toBe(kept);
    expect((await invoices.get(first, invoice)).body).toEqual(invoice);
  });
});
