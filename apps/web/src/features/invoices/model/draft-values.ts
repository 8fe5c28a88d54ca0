import {
  type Invoice,
  invoiceTexts,
  isInvoicePrefix,
  issueProblems,
  lineAt,
  type SaveInvoiceRequest,
  sumsOf,
  vatNumberOf,
  type VatRate,
} from '@crewcall/contracts-bookings';

/** What is typed into a draft. */
export interface DraftValues {
  prefix: string;
  seller_name: string;
  seller_address: string;
  buyer_name: string;
  buyer_address: string;
  po_number: string;
  terms_days: string;
  hasVat: boolean;
  vat_number: string;
  rates: VatRate[];
}

export const draftValuesOf = (draft: Invoice): DraftValues => ({
  prefix: draft.prefix,
  seller_name: draft.seller_name,
  seller_address: draft.seller_address,
  buyer_name: draft.buyer_name,
  buyer_address: draft.buyer_address,
  po_number: draft.po_number ?? '',
  terms_days: String(draft.terms_days),
  hasVat: draft.vat_number !== null,
  vat_number: draft.vat_number ?? '',
  rates: draft.lines.map(({ vat }) => vat ?? 'standard'),
});

export const requestOf = (values: DraftValues, version: number): SaveInvoiceRequest => ({
  version,
  prefix: values.prefix.trim().toUpperCase(),
  seller_name: values.seller_name.trim(),
  seller_address: values.seller_address.trim(),
  buyer_name: values.buyer_name.trim(),
  buyer_address: values.buyer_address.trim(),
  po_number: values.po_number.trim() || null,
  terms_days: Number(values.terms_days || NaN),
  vat_number: values.hasVat ? values.vat_number.trim() : null,
  rates: values.hasVat ? values.rates : [],
});

/** The draft with what is typed, computed as the service does. */
export function previewOf(draft: Invoice, values: DraftValues): Invoice {
  const lines = draft.lines.map((line, at) => lineAt(line, values.hasVat ? (values.rates[at] ?? 'standard') : null));
  return { ...draft, ...sumsOf(lines), lines };
}

export type DraftProblems = Partial<Record<keyof DraftValues, string>>;

/** What keeps it from being saved, or, to issue it, also what is missing. */
export function draftProblems(values: DraftValues, isToIssue: boolean): DraftProblems {
  const request = requestOf(values, 0);
  const { terms_days, prefix, vat_number } = request;
  const problems: DraftProblems = {};
  if (!Number.isInteger(terms_days) || terms_days < 0 || terms_days > 90) problems.terms_days = invoiceTexts.terms;
  if (!isInvoicePrefix(prefix)) problems.prefix = invoiceTexts.prefix;
  if (vat_number !== null && !vatNumberOf(vat_number)) problems.vat_number = invoiceTexts.vatNumber;
  if (!isToIssue) return problems;
  return { ...Object.fromEntries(issueProblems(request).map(({ field, message }) => [field, message])), ...problems };
}
