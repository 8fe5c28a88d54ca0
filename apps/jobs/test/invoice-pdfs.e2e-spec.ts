import { type Invoice, invoiceRoutes } from '@crewcall/contracts-bookings';
import { readPdf, type TestActor, tokenFor } from '@crewcall/testing-node';
import { BankDetails } from '../src/bank-details/bank-details.service.js';
import { CrewMarket } from './crew-market.js';
import { invoicesOf } from './invoices.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';

describe('the PDF of an invoice', () => {
  let crew: CrewMarket;
  let invoices: ReturnType<typeof invoicesOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    invoices = invoicesOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  async function pdfOf(actor: TestActor, { id }: Pick<Invoice, 'id'>) {
    const headers = { authorization: `Bearer ${tokenFor(actor)}` };
    const answer = await fetch(`${crew.service.baseUrl}${invoiceRoutes.invoicePdf(id)}`, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  it('has what the law asks for and where it is paid to, is tagged, and is the same file for both [R454]', async () => {
    const vat = { vat_number: 'GB123456782', rates: ['standard', 'exempt'] as ('standard' | 'exempt')[] };
    const { first, recruiter, draft } = await invoices.drafted(vat);
    const account = { account_name: 'P Nair', sort_code: '000000', account: '12345678', utr: null };
    await crew.service.get(BankDetails).saveBankDetails(first.id, account);
    const { body: invoice } = await invoices.issue(first, draft);
    const { answer, bytes } = await pdfOf(recruiter, invoice);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain(`${invoice.number}.pdf`);
    const { language, isTagged, title, pages } = readPdf(bytes);
    expect([language, isTagged, title, pages.length]).toEqual(['en-GB', true, `Invoice ${invoice.number}`, 1]);
    const words = pages[0]?.tags ?? [];
    expect(words[0]).toEqual(['H1', 'Invoice']);
    const body = (label: string) => words[words.findIndex(([tag, said]) => tag === 'Lbl' && said === label) + 1]?.[1];
    expect(body('From')).toBe('Priya Nair Sound, 14 Chapel Street, Salford M3 7NH');
    expect(body('VAT number')).toBe('GB 123 4567 82');
    expect(body('PO')).toBe('4471');
    expect(body('Net')).toBe('£338.00');
    expect(body('VAT 20 % on £320.00, with it £384.00')).toBe('£64.00');
    const named = (start: RegExp) => words.find(([tag, said]) => tag === 'Lbl' && start.test(said))?.[1] ?? '';
    expect(body(named(/^Parking, .*, exempt from VAT$/))).toBe('£18.00');
    expect(body(named(/^To pay by \d+ \w{3} \d{4}, 14 days after the issue$/))).toBe('£402.00');
    expect(pages[0]?.text).toContain('P Nair, sort code 00-00-00, account 12345678');
    expect(pages[0]?.text).toContain(`Invoice ${invoice.number}. Page 1 of 1.`);
    expect((await pdfOf(first, invoice)).bytes.equals(bytes)).toBe(true);
  });

  it('without a VAT number has no VAT anywhere [R454]', async () => {
    const { first, invoice } = await invoices.issued();
    expect(readPdf((await pdfOf(first, invoice)).bytes).pages[0]?.text).not.toMatch(/VAT/);
  });

  it('is for the two parties alone, and there is none of a draft [R462]', async () => {
    const { first, draft } = await invoices.drafted();
    expect((await pdfOf(first, draft)).answer.status).toBe(404);
    const { body: invoice } = await invoices.issue(first, draft);
    for (const [actor, status] of [
      [aFreelancer(), 404],
      [aRecruiter(), 404],
      [anAdmin(), 403],
    ] as const)
      expect((await pdfOf(actor, invoice)).answer.status).toBe(status);
  });
});
