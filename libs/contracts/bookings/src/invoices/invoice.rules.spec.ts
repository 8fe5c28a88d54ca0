import type { InvoiceDetails } from './invoice.js';
import {
  bankChangedOnOf,
  bankChangedWords,
  canCreditInvoice,
  canMarkInvoice,
  dueOnOf,
  CHECK_BY_PHONE,
  invoiceKindWords,
  invoiceNumberOf,
  invoicePdfName,
  invoiceStateWords,
  invoiceTexts,
  isOverdue,
  issueProblems,
  markDayProblem,
  overdueAt,
  overdueWords,
  prefixOf,
  reminderText,
  workedWords,
} from './invoice.rules.js';
import { invoiceStates } from './invoice.js';

const details: InvoiceDetails = {
  prefix: 'PN',
  seller_name: 'Priya Nair Sound',
  seller_address: '14 Chapel Street, Salford',
  buyer_name: 'Northlight',
  buyer_address: '2 Dock Road, Manchester',
  po_number: null,
  terms_days: 14,
  vat_number: null,
};

it('a number is a prefix, the year and a sequence; the prefix is that of the name until another is chosen [R453]', () => {
  expect(invoiceNumberOf('PN', '2026-11-30', 14)).toBe('PN-2026-0014');
  expect(['Priya Nair', 'Ána Reyes', '李 明', ''].map(prefixOf)).toEqual(['PN', 'AR', 'INV', 'INV']);
});

it('is due so many days after its issue and overdue from the day after [R454] [R458]', () => {
  const due_on = dueOnOf('2026-11-30', 14);
  expect(due_on).toBe('2026-12-14');
  const on = (today: string) => invoiceStates.filter((state) => isOverdue({ state, due_on }, today));
  expect([on('2026-12-14'), on('2026-12-15')]).toEqual([[], ['issued', 'scheduled']]);
  expect([overdueWords(due_on, '2026-12-15'), overdueWords(due_on, '2026-12-17')]).toEqual([
    'Overdue by 1 day',
    'Overdue by 3 days',
  ]);
});

it('what the law asks of the document is asked for by field before it is issued [R454]', () => {
  expect(issueProblems(details)).toEqual([]);
  const empty = { ...details, prefix: 'P N', seller_name: ' ', seller_address: '', buyer_name: '', buyer_address: '' };
  expect(issueProblems({ ...empty, vat_number: 'GB1' }).map(({ message }) => message)).toEqual([
    invoiceTexts.prefix,
    invoiceTexts.sellerName,
    invoiceTexts.sellerAddress,
    invoiceTexts.buyerName,
    invoiceTexts.buyerAddress,
    invoiceTexts.vatNumber,
  ]);
});

it('is marked while it is not paid, and credited once [R458] [R452]', () => {
  const may = (mark: 'received' | 'scheduled' | 'paid', kind: 'invoice' | 'credit_note' = 'invoice') =>
    invoiceStates.filter((state) => canMarkInvoice({ kind, state }, mark));
  expect([may('received'), may('scheduled'), may('paid'), may('paid', 'credit_note')]).toEqual([
    ['issued'],
    ['issued', 'scheduled'],
    ['issued', 'scheduled'],
    [],
  ]);
  expect(invoiceStates.filter((state) => canCreditInvoice({ kind: 'invoice', state }))).toEqual([
    'issued',
    'scheduled',
    'paid',
  ]);
});

it.each<['scheduled' | 'paid' | 'received', unknown, string | null]>([
  ['received', null, null],
  ['scheduled', '2026-12-05', null],
  ['scheduled', '2026-12-04', invoiceTexts.scheduled],
  ['scheduled', '2028-01-01', invoiceTexts.scheduled],
  ['paid', '2026-12-05', null],
  ['paid', '2026-11-30', null],
  ['paid', '2026-11-29', invoiceTexts.paid],
  ['paid', '2026-12-06', invoiceTexts.paid],
  ['paid', 'yesterday', invoiceTexts.paid],
])('%s on %s is answered by its day [R458]', (mark, on, problem) => {
  expect(markDayProblem(mark, on, '2026-11-30', '2026-12-05')).toBe(problem);
});

it('a change of bank details is told where it was within seven days before the issue [R457]', () => {
  const issued = new Date('2026-11-27T12:00:00Z');
  const on = (at: string) => bankChangedOnOf(new Date(at), issued);
  expect([on('2026-11-20T12:00:00Z'), on('2026-11-20T11:59:59Z'), bankChangedOnOf(null, issued)]).toEqual([
    '2026-11-20',
    null,
    null,
  ]);
  expect(bankChangedWords('2026-11-20')).toBe('Bank details changed on 20 Nov.');
});

it('names the days worked and has a reminder ready, which claims nothing [R454] [R458]', () => {
  const worked = (worked_from: string, worked_to: string) => workedWords({ worked_from, worked_to });
  expect([
    worked('2026-11-26', '2026-11-26'),
    worked('2026-11-26', '2026-11-28'),
    worked('2026-11-30', '2026-12-02'),
    worked('2026-12-31', '2027-01-01'),
  ]).toEqual(['26 Nov 2026', '26 to 28 Nov 2026', '30 Nov to 2 Dec 2026', '31 Dec 2026 to 1 Jan 2027']);
  expect(reminderText({ number: 'PN-2026-0014', gross_pence: 81_432, due_on: '2026-12-14' })).toBe(
    'Hello, my invoice PN-2026-0014 for £814.32 was due on 14 Dec 2026. Could you tell me when it will be paid? Thank you.',
  );
});

it('a prefix has a letter for each of three names at most', () => {
  expect(['Anna Maria van der Berg', '  Priya   Nair ', '3 Peaks Audio', 'o’Neill'].map(prefixOf)).toEqual([
    'AMV',
    'PN',
    '3PA',
    'O',
  ]);
});

it('both sides are told that it is overdue at nine in London on the day after', () => {
  expect(overdueAt('2026-12-14')).toEqual(new Date('2026-12-15T09:00:00Z'));
  expect(overdueAt('2026-06-30')).toEqual(new Date('2026-07-01T08:00:00Z'));
});

it('a credit note is not credited, and a draft that is due on no day is not overdue', () => {
  expect(invoiceStates.filter((state) => canCreditInvoice({ kind: 'credit_note', state }))).toEqual([]);
  expect(isOverdue({ state: 'issued', due_on: null }, '2026-12-15')).toBe(false);
});

it('a day of payment is at most a year off, and a day at all', () => {
  const problem = (on: unknown) => markDayProblem('scheduled', on, '2026-11-30', '2026-12-05');
  expect([problem('2027-12-06'), problem('2027-12-07')]).toEqual([null, invoiceTexts.scheduled]);
  expect([problem('9999-99-99'), problem('soon'), problem(null)]).toEqual(Array(3).fill(invoiceTexts.scheduled));
});

it.each<[keyof InvoiceDetails, string, string]>([
  ['prefix', 'TOOLONG', invoiceTexts.prefix],
  ['prefix', 'pn', invoiceTexts.prefix],
  ['seller_name', ' ', invoiceTexts.sellerName],
  ['seller_address', '\n', invoiceTexts.sellerAddress],
  ['buyer_name', ' ', invoiceTexts.buyerName],
  ['buyer_address', ' ', invoiceTexts.buyerAddress],
  ['vat_number', 'GB123', invoiceTexts.vatNumber],
])('before an invoice is issued its %s cannot be “%s”', (field, value, message) => {
  expect(issueProblems({ ...details, [field]: value })).toEqual([{ field, message }]);
});

it('an invoice is issued with a VAT number that is one, or without', () => {
  expect(issueProblems({ ...details, vat_number: 'GB 980 7806 84' })).toEqual([]);
  expect(issueProblems({ ...details, prefix: 'PN2026' })).toEqual([]);
});

it('its state and kind are said in a word, and what it is saved as by its number', () => {
  expect(invoiceStates.map((state) => invoiceStateWords[state])).toEqual([
    'Draft',
    'Issued',
    'Scheduled',
    'Paid',
    'Credited',
  ]);
  expect(invoiceKindWords).toEqual({ invoice: 'Invoice', credit_note: 'Credit note' });
  expect([invoicePdfName({ number: 'PN-2026-0014' }), invoicePdfName({ number: null })]).toEqual([
    'PN-2026-0014.pdf',
    'invoice.pdf',
  ]);
  expect(CHECK_BY_PHONE).toBe('Check by phone before paying.');
});
