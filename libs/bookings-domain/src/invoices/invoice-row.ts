import {
  DEFAULT_TERMS_DAYS,
  dueOnOf,
  expenseKindNames,
  type InvoiceDetails,
  type InvoiceLine,
  invoiceNumberOf,
  lineAt,
  mileageWords,
  payLineNames,
  prefixOf,
  sumsOf,
  type VatRate,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import { InvoiceEntity } from './invoice.entity.js';
import type { ReadyExpense, ReadyHours } from './invoice-item.repository.js';

const ofRole = ({ role_name, job_title }: Pick<ReadyHours, 'role_name' | 'job_title'>): string =>
  role_name === job_title ? role_name : `${role_name}, ${job_title}`;

/** Every line of the hours, as it was agreed. */
function linesOfHours({ id, day, pay, ...about }: ReadyHours): InvoiceLine[] {
  return pay.lines
    .filter(({ pence }) => pence !== 0)
    .map(({ kind, words, pence }) => {
      const what = `${ofRole(about)}: ${payLineNames[kind]}`;
      return { timesheet_id: id, expense_id: null, day, what, words, pence, vat: null };
    });
}

function lineOfExpense({ id, day, kind, job_title, amount_pence, vat_pence, ...miles }: ReadyExpense): InvoiceLine {
  const words = kind === 'mileage' ? mileageWords(miles) : null;
  const what = `${expenseKindNames[kind]}, ${job_title}`;
  const paid = { pence: amount_pence, vat: null, ...(vat_pence > 0 && { vat_in_pence: vat_pence }) };
  return { timesheet_id: null, expense_id: id, day, what, words, ...paid };
}

export const linesOf = (hours: readonly ReadyHours[], expenses: readonly ReadyExpense[]): InvoiceLine[] => [
  ...hours.flatMap(linesOfHours),
  ...expenses.map(lineOfExpense),
];

/** Lines with a rate each, where the seller has a VAT number, and what they come to. */
export function pricedLines(
  lines: readonly InvoiceLine[],
  vatNumber: string | null,
  rates: readonly VatRate[],
): Pick<InvoiceEntity, 'lines' | 'netPence' | 'vatPence' | 'grossPence' | 'vat'> {
  const priced = lines.map((line, at) => lineAt(line, vatNumber === null ? null : (rates[at] ?? 'standard')));
  const { net_pence, vat_pence, gross_pence, vat } = sumsOf(priced);
  return { lines: priced, netPence: net_pence, vatPence: vat_pence, grossPence: gross_pence, vat };
}

/** A draft of before lines said what VAT was paid charged it on the whole: its lines say so now. */
export function withVatPaid(draft: InvoiceEntity, paid: ReadonlyMap<string, number>): void {
  const lines = draft.lines.map((line): InvoiceLine => {
    const vat_in_pence = line.vat_in_pence ?? paid.get(line.expense_id ?? '');
    return line.vat_in_pence || !vat_in_pence ? line : { ...line, vat: null, vat_in_pence };
  });
  const rates = draft.lines.map(({ vat }) => vat ?? 'standard');
  Object.assign(draft, pricedLines(lines, draft.vatNumber, rates));
}

export const columnsOfDetails = (details: InvoiceDetails) => ({
  prefix: details.prefix,
  sellerName: details.seller_name,
  sellerAddress: details.seller_address,
  buyerName: details.buyer_name,
  buyerAddress: details.buyer_address,
  poNumber: details.po_number,
  termsDays: details.terms_days,
  vatNumber: details.vat_number,
});

export interface NewDraft {
  freelancerId: string;
  recruiterId: string;
  lines: InvoiceLine[];
  sellerName: string;
  buyerName: string;
  /** Their latest invoice, to any company and to this one: what it says is offered again. */
  latest: InvoiceEntity | null;
  latestToBuyer: InvoiceEntity | null;
}

export function newDraft({ lines, latest, latestToBuyer, ...of }: NewDraft, now: Date): InvoiceEntity {
  const { freelancerId, recruiterId, sellerName, buyerName } = of;
  const vatNumber = latest?.vatNumber ?? null;
  return Object.assign(new InvoiceEntity(), {
    ...pricedLines(lines, vatNumber, []),
    id: newId(),
    freelancerId,
    recruiterId,
    kind: 'invoice',
    creditsId: null,
    state: 'draft',
    prefix: latest?.prefix ?? prefixOf(sellerName),
    sequence: null,
    number: null,
    sellerName: latest?.sellerName || sellerName,
    sellerAddress: latest?.sellerAddress ?? '',
    buyerName: latestToBuyer?.buyerName || buyerName,
    buyerAddress: latestToBuyer?.buyerAddress ?? '',
    poNumber: null,
    termsDays: latestToBuyer?.termsDays ?? DEFAULT_TERMS_DAYS,
    vatNumber,
    issuedAt: null,
    issuedOn: null,
    dueOn: null,
    receivedOn: null,
    scheduledFor: null,
    paidOn: null,
    bankSealed: null,
    bankChangedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies InvoiceEntity);
}

/** With the number that was given for it. A credit note is due at no time. */
export function issueInvoice(invoice: InvoiceEntity, sequence: number, now: Date): void {
  const { day: issuedOn } = wallTimeOf(now);
  const number = invoiceNumberOf(invoice.prefix, issuedOn, sequence);
  const dueOn = invoice.kind === 'invoice' ? dueOnOf(issuedOn, invoice.termsDays) : null;
  Object.assign(invoice, { state: 'issued', sequence, number, issuedAt: now, issuedOn, dueOn });
}

/** Takes an invoice back whole, with its words and its amounts. */
export const creditNoteOf = (invoice: InvoiceEntity, now: Date): InvoiceEntity =>
  Object.assign(new InvoiceEntity(), invoice, {
    id: newId(),
    kind: 'credit_note',
    creditsId: invoice.id,
    receivedOn: null,
    scheduledFor: null,
    paidOn: null,
    bankSealed: null,
    bankChangedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Partial<InvoiceEntity>);
