import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { PersonalDataExporter } from '@crewcall/platform-personal-data';
import type { TestActor } from '@crewcall/testing-node';
import { BankDetails } from '../src/bank-details/bank-details.service.js';
import { InvoicesExporter } from '../src/personal-data/invoices.exporter.js';
import { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { invoicesOf } from './invoices.js';
import { aRecruiter } from './marketplace.js';

const account = { account_name: 'P Nair', sort_code: '000000', account: '12345678' };

describe('bank details on invoices, and who leaves', () => {
  let crew: CrewMarket;
  let invoices: ReturnType<typeof invoicesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    invoices = invoicesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const give = ({ id }: TestActor, changes: object = {}) =>
    crew.service.get(BankDetails).saveBankDetails(id, { ...account, utr: null, ...changes });
  const leaves = ({ id, role }: TestActor): Promise<unknown> =>
    crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });

  it('are those of the issue, shown to its two parties alone and nowhere in plain words [R456]', async () => {
    const { first, recruiter, draft } = await invoices.drafted();
    await give(first);
    const { body: answer } = await invoices.issue(first, draft);
    // The answer of a move is kept for a day, so it has none.
    expect(answer.bank).toBeNull();
    await give(first, { account: '87654321' });
    for (const party of [first, recruiter]) expect((await invoices.get(party, draft)).body.bank).toEqual(account);
    expectCode(await invoices.get(aRecruiter(), draft), 404, 'INVOICE_NOT_FOUND');
    expect(await crew.service.everything()).not.toMatch(/12345678|P Nair"/);
    expect(JSON.stringify((await invoices.list(recruiter)).body)).not.toContain('12345678');
  });

  it('are told to have changed where they did within seven days before the issue; a first one is no change [R457]', async () => {
    const { first, recruiter, draft } = await invoices.drafted();
    await give(first);
    const made = async () => {
      const [ready] = (await invoices.ready(first)).body;
      return (await invoices.make(first, ready?.booking_id ?? '')).body;
    };
    const issued = async (one: { id: string; version: number }) => {
      await invoices.issue(first, one);
      const { body } = await invoices.get(recruiter, one);
      await invoices.credit(first, body);
      return body;
    };
    expect((await issued(draft)).bank_changed_on).toBeNull();
    await give(first, { account: '87654321' });
    const changed = await issued(await made());
    expect(changed.bank_changed_on).toBe(changed.issued_on);
    await invoices.isAfter(30 * 24);
    const later = await issued(await made());
    expect([later.bank_changed_on, later.bank?.account]).toEqual([null, '87654321']);
  });

  it('and drafts go with the account of the seller; what was issued stays for the company alone [R461] [R531]', async () => {
    const { first, recruiter, invoice } = await invoices.issued();
    const { first: other, draft } = await invoices.drafted();
    await give(first);
    const again = await invoices.credit(first, invoice);
    const [ready] = (await invoices.ready(first)).body;
    const { body: second } = await invoices.make(first, ready?.booking_id ?? '');
    await invoices.issue(first, second);
    expect((await invoices.get(recruiter, second)).body.bank).toEqual(account);
    const handed: object[] = [];
    const exporter = crew.service.get<PersonalDataExporter>(InvoicesExporter);
    for await (const record of exporter.records(recruiter.id)) handed.push(record);
    expect(handed).toMatchObject([
      { number: invoice.number },
      { number: again.body.number },
      { seller_name: 'Priya Nair Sound' },
    ]);
    await leaves(first);
    await leaves(other);
    const { body: kept } = await invoices.get(recruiter, second);
    expect(kept).toMatchObject({
      seller_name: 'Priya Nair Sound',
      seller_address: '14 Chapel Street\nSalford M3 7NH',
      bank: null,
      gross_pence: 33_800,
    });
    const rows = await crew.service.rows('SELECT FROM bookings.invoices WHERE id = $1', [draft.id]);
    expect(rows).toHaveLength(0);
  });

  it('of a company that leaves keep its name and address for the seller [R461]', async () => {
    const { first, recruiter, invoice } = await invoices.issued();
    await leaves(recruiter);
    expect((await invoices.get(first, invoice)).body).toMatchObject({
      buyer_name: invoice.buyer_name,
      buyer_address: '2 Dock Road, Manchester M17 1AB',
    });
  });
});
