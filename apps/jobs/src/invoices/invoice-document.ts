import {
  type Invoice,
  invoiceKindWords,
  type InvoiceLine,
  paperDay,
  payWords,
  sortCodeWords,
  vatNumberWords,
  vatRateNames,
  type VatOfRate,
  workedWords,
} from '@crewcall/contracts-bookings';
import { PaperWriter } from '@crewcall/platform-papers';

const BASE = 10;
/** How wide the names of what is said are, and the amounts at the right edge. */
const LABEL = BASE * 9;
const AMOUNT = BASE * 9;

const linesOfText = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

function wordsOfLine({ what, day, words, vat }: InvoiceLine): string {
  const rate = vat === 'exempt' ? 'exempt from VAT' : vat && `VAT ${vatRateNames[vat]}`;
  return [what, paperDay(day), words, rate].filter(Boolean).join(', ');
}

function wordsOfVat({ rate, net_pence, gross_pence }: VatOfRate): string {
  const rateWords = rate === 'exempt' ? 'Exempt from VAT' : `VAT ${vatRateNames[rate]}`;
  return `${rateWords} on ${payWords(net_pence)}, with it ${payWords(gross_pence)}`;
}

/** An issued document as a tagged PDF, in the words of its page; nothing of it is kept. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { kind, number, issued_on, due_on, vat, vat_number, po_number, bank } = invoice;
  const name = `${invoiceKindWords[kind]} ${number}`;
  const at = new Date(`${issued_on}T12:00:00Z`);
  const paper = new PaperWriter(BASE, { title: name, author: invoice.seller_name, at });
  paper.block('H1', invoiceKindWords[kind], { size: BASE * 2.2, weight: 700 });
  paper.block('P', `${number}, ${paperDay(issued_on ?? '')}`, { isSoft: true });
  paper.space(1);
  paper.list(
    [
      { label: 'From', words: [invoice.seller_name, linesOfText(invoice.seller_address)].join(', ') },
      ...(vat_number ? [{ label: 'VAT number', words: vatNumberWords(vat_number) }] : []),
      { label: 'To', words: [invoice.buyer_name, linesOfText(invoice.buyer_address)].join(', ') },
      ...(po_number ? [{ label: 'PO', words: po_number }] : []),
      { label: 'Work done', words: workedWords(invoice) },
      ...(invoice.credits_number ? [{ label: 'Credits', words: `Invoice ${invoice.credits_number}, whole` }] : []),
    ],
    LABEL,
  );
  paper.space(1);
  paper.block('H2', vat ? 'Lines, without VAT' : 'Lines', { size: BASE * 1.25, weight: 700 });
  paper.space(0.35);
  paper.sums(
    invoice.lines.map((line) => ({ words: wordsOfLine(line), amount: payWords(line.pence) })),
    AMOUNT,
  );
  paper.space(1);
  paper.block('H2', 'Total', { size: BASE * 1.25, weight: 700 });
  paper.space(0.35);
  paper.sums(
    [
      ...(vat ? [{ words: 'Net', amount: payWords(invoice.net_pence) }] : []),
      ...(vat ?? []).map((one) => ({ words: wordsOfVat(one), amount: payWords(one.vat_pence) })),
      {
        isTotal: true,
        amount: payWords(invoice.gross_pence),
        words: due_on ? `To pay by ${paperDay(due_on)}, ${invoice.terms_days} days after the issue` : 'Credited',
      },
    ],
    AMOUNT,
  );
  if (bank) {
    paper.space(1);
    paper.block('H2', 'Pay to', { size: BASE * 1.25, weight: 700 });
    paper.space(0.35);
    paper.block('P', `${bank.account_name}, sort code ${sortCodeWords(bank.sort_code)}, account ${bank.account}`);
  }
  return paper.end((page, pages) => `${name}. Page ${page} of ${pages}.`);
}
