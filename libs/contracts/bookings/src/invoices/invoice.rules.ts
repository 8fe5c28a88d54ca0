import { counted } from '@crewcall/contracts-core';
import type { FieldProblem } from '@crewcall/contracts-core';
import { payWords } from '../pay/pay.rules.js';
import { dayAfter, daysBetween, isDay } from '../time/days.rules.js';
import { momentOf } from '../time/london-time.rules.js';
import { dayWords } from '../time/london-words.js';
import { wallTimeOf } from '../time/wall-time.rules.js';
import type { Invoice, InvoiceDetails, InvoiceKind, InvoiceMark, InvoiceState, InvoiceSummary } from './invoice.js';
import { vatNumberOf } from './vat.rules.js';

export const invoiceLimits = {
  /** In one invoice. */
  bookings: 20,
  lines: 1_000,
  prefix: 6,
  name: 120,
  address: 300,
  po: 40,
  termsDays: 90,
  /** A day of payment is at most so far off. */
  days: 366,
  keptYears: 6,
  /** A change of bank details is told on what is issued within so many days. */
  bankDays: 7,
} as const;

export const DEFAULT_TERMS_DAYS = 14;

export const invoiceTexts = {
  prefix: `Please enter 1 to ${invoiceLimits.prefix} letters or digits.`,
  sellerName: 'Please enter your name or trading name.',
  sellerAddress: 'Please enter your address.',
  buyerName: 'Please enter the name of the company.',
  buyerAddress: 'Please enter the address of the company.',
  tooLong: 'This is too long.',
  terms: `Please enter 0 to ${invoiceLimits.termsDays} days.`,
  vatNumber: 'This is not a VAT number. Please check its digits.',
  rates: 'Please choose a rate for each line.',
  bookings: `Please choose 1 to ${invoiceLimits.bookings} bookings.`,
  scheduled: 'Please choose a day from today on, within a year.',
  paid: 'Please choose the day on which it was paid, from the day of issue to today.',
} as const;

export const invoiceStateWords: Readonly<Record<InvoiceState, string>> = {
  draft: 'Draft',
  issued: 'Issued',
  scheduled: 'Scheduled',
  paid: 'Paid',
  credited: 'Credited',
};

export const invoiceKindWords: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

const PREFIX = /^[A-Z0-9]{1,6}$/;
export const isInvoicePrefix = (prefix: string): boolean => PREFIX.test(prefix);

/** 'PN' of 'Priya Nair', until the person chooses another. */
export function prefixOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const letters = plain.split(/\s+/).map((word) => /[A-Z0-9]/.exec(word)?.[0] ?? '');
  return letters.join('').slice(0, 3) || 'INV';
}

/** 'PN-2026-0014' */
export const invoiceNumberOf = (prefix: string, issuedOn: string, sequence: number): string =>
  `${prefix}-${issuedOn.slice(0, 4)}-${String(sequence).padStart(4, '0')}`;

export const dueOnOf = (issuedOn: string, termsDays: number): string => dayAfter(issuedOn, termsDays);

/** When both sides are told: at nine on the day after it was due. */
export const overdueAt = (dueOn: string): Date =>
  momentOf({ day: dayAfter(dueOn), time: '09:00' }) ?? new Date(`${dayAfter(dueOn)}T09:00:00Z`);

/** From the day after it was due. */
export const isOverdue = ({ state, due_on }: Pick<InvoiceSummary, 'state' | 'due_on'>, today: string): boolean =>
  (state === 'issued' || state === 'scheduled') && due_on !== null && due_on < today;

const marks: Readonly<Record<InvoiceMark, readonly InvoiceState[]>> = {
  received: ['issued'],
  scheduled: ['issued', 'scheduled'],
  paid: ['issued', 'scheduled'],
};

export const canMarkInvoice = ({ kind, state }: Pick<InvoiceSummary, 'kind' | 'state'>, mark: InvoiceMark): boolean =>
  kind === 'invoice' && marks[mark].includes(state);

/** A mistake in what was issued is taken back whole. */
export const canCreditInvoice = ({ kind, state }: Pick<InvoiceSummary, 'kind' | 'state'>): boolean =>
  kind === 'invoice' && state !== 'draft' && state !== 'credited';

/** What is wrong with the day of a mark. */
export function markDayProblem(mark: InvoiceMark, on: unknown, issuedOn: string, today: string): string | null {
  if (mark === 'received') return null;
  const text = invoiceTexts[mark];
  if (!isDay(on)) return text;
  if (mark === 'paid') return on < issuedOn || on > today ? text : null;
  return on < today || daysBetween(today, on) > invoiceLimits.days ? text : null;
}

/** What the law asks of the document and is still missing, by field. */
export function issueProblems(details: InvoiceDetails): FieldProblem[] {
  const { seller_name, seller_address, buyer_name, buyer_address, vat_number, prefix } = details;
  const problems: [string, boolean, string][] = [
    ['prefix', isInvoicePrefix(prefix), invoiceTexts.prefix],
    ['seller_name', Boolean(seller_name.trim()), invoiceTexts.sellerName],
    ['seller_address', Boolean(seller_address.trim()), invoiceTexts.sellerAddress],
    ['buyer_name', Boolean(buyer_name.trim()), invoiceTexts.buyerName],
    ['buyer_address', Boolean(buyer_address.trim()), invoiceTexts.buyerAddress],
    ['vat_number', vat_number === null || vatNumberOf(vat_number) !== null, invoiceTexts.vatNumber],
  ];
  return problems.filter(([, isFine]) => !isFine).map(([field, , message]) => ({ field, message }));
}

/** The day of the change, where it was within a week before the issue. */
export function bankChangedOnOf(changedAt: Date | null, issuedAt: Date): string | null {
  const age = changedAt && issuedAt.getTime() - changedAt.getTime();
  return changedAt && age !== null && age <= invoiceLimits.bankDays * 86_400_000 ? wallTimeOf(changedAt).day : null;
}

/** '20 Nov' */
export const shortDay = (day: string): string => dayWords(day).split(' ').slice(1).join(' ');

/** '20 Nov 2026', as documents name a day. */
export const paperDay = (day: string): string => `${shortDay(day)} ${day.slice(0, 4)}`;

/** '26 Nov 2026', '26 to 28 Nov 2026' */
export function workedWords({ worked_from: from, worked_to: to }: Pick<Invoice, 'worked_from' | 'worked_to'>): string {
  if (from === to) return paperDay(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${paperDay(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : paperDay(from)} to ${paperDay(to)}`;
}

/** As it is saved. */
export const invoicePdfName = ({ number }: Pick<Invoice, 'number'>): string => `${number ?? 'invoice'}.pdf`;

export const bankChangedWords = (day: string): string => `Bank details changed on ${shortDay(day)}.`;
export const CHECK_BY_PHONE = 'Check by phone before paying.';

/** 'Overdue by 3 days' */
export function overdueWords(dueOn: string, today: string): string {
  const days = daysBetween(dueOn, today);
  return `Overdue by ${counted(days, 'day')}`;
}

/** Ready to be sent by the person; no interest is claimed. */
export const reminderText = ({
  number,
  gross_pence,
  due_on,
}: Pick<Invoice, 'number' | 'gross_pence' | 'due_on'>): string =>
  `Hello, my invoice ${number} for ${payWords(gross_pence)} was due on ${paperDay(due_on ?? '')}. ` +
  'Could you tell me when it will be paid? Thank you.';
