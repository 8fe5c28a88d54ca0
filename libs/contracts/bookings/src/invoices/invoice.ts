import type { PageQuery } from '@crewcall/contracts-core';
import type { OfferSide } from '../offers/offer.js';

export const invoiceStates = ['draft', 'issued', 'scheduled', 'paid', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** 20 %, 0 %, or outside of VAT. */
export const vatRates = ['standard', 'zero', 'exempt'] as const;
export type VatRate = (typeof vatRates)[number];

/** One line of agreed hours or one approved expense. Money in pence, without VAT. */
export interface InvoiceLine {
  timesheet_id: string | null;
  expense_id: string | null;
  /** On which it was worked or paid. */
  day: string;
  what: string;
  /** '5.5 h × £48.00' */
  words: string | null;
  pence: number;
  /** Null without VAT. */
  vat: VatRate | null;
  /** VAT in what was paid for an expense: no part of `pence` where the line is charged VAT itself. */
  vat_in_pence?: number;
}

export interface VatOfRate {
  rate: VatRate;
  net_pence: number;
  vat_pence: number;
  gross_pence: number;
}

/** Who sells, who buys and on which terms: as it stands on the document. */
export interface InvoiceDetails {
  /** What numbers begin with. */
  prefix: string;
  seller_name: string;
  seller_address: string;
  buyer_name: string;
  buyer_address: string;
  po_number: string | null;
  /** Days to pay, from the day of issue. */
  terms_days: number;
  /** Without spaces, 'GB123456782'; null without VAT. */
  vat_number: string | null;
}

/** Where it is paid to. */
export interface InvoiceBank {
  account_name: string;
  sort_code: string;
  account: string;
}

/** What a list shows. */
export interface InvoiceSummary {
  id: string;
  kind: InvoiceKind;
  state: InvoiceState;
  /** Null while it is a draft. */
  number: string | null;
  freelancer_id: string;
  recruiter_id: string;
  seller_name: string;
  buyer_name: string;
  gross_pence: number;
  issued_on: string | null;
  /** Null of drafts and credit notes. */
  due_on: string | null;
  received_on: string | null;
  scheduled_for: string | null;
  paid_on: string | null;
  is_overdue: boolean;
}

/** An invoice or credit note as its two parties read it; a draft its seller alone. */
export interface Invoice extends InvoiceSummary, InvoiceDetails {
  lines: InvoiceLine[];
  /** The first and the last day on it. */
  worked_from: string;
  worked_to: string;
  net_pence: number;
  /** Null without VAT. */
  vat_pence: number | null;
  vat: VatOfRate[] | null;
  bank: InvoiceBank | null;
  /** The day, where it was within a week before the issue. */
  bank_changed_on: string | null;
  /** Of a credit note: the invoice that it takes back. */
  credits_id: string | null;
  credits_number: string | null;
  credited_by_id: string | null;
  credited_by_number: string | null;
  version: number;
}

/** A booking with agreed hours or approved expenses that are in no invoice. */
export interface ReadyToInvoice {
  booking_id: string;
  recruiter_id: string;
  company: string;
  job_title: string;
  role_name: string;
  from: string;
  to: string;
  hours_pence: number;
  expenses_pence: number;
}

export interface MakeInvoiceRequest {
  /** Of one company. */
  booking_ids: string[];
}

export interface SaveInvoiceRequest extends InvoiceDetails {
  /** Of the draft that was read. */
  version: number;
  /** Of each line, in their order; without a VAT number they count for nothing. */
  rates: VatRate[];
}

export interface IssueInvoiceRequest {
  version: number;
}

export const invoiceMarks = ['received', 'scheduled', 'paid'] as const;
export type InvoiceMark = (typeof invoiceMarks)[number];

export interface MarkInvoiceRequest {
  mark: InvoiceMark;
  /** The day for which it is scheduled, or on which it was paid. */
  on?: string | null;
}

export interface InvoiceListQuery extends PageQuery {
  side: OfferSide;
  /** One or several, with commas. */
  state?: string;
}
