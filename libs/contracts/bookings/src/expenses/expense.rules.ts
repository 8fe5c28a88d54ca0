import { counted } from '@crewcall/contracts-core';
import type { FieldProblem } from '@crewcall/contracts-core';
import { termsLimits } from '../roles/terms.rules.js';
import { termsWhenOn } from '../roles/terms.js';
import { dayAfter, isDay } from '../time/days.rules.js';
import type { ExpenseKind, ExpenseState, SaveExpenseRequest } from './expense.js';

export const expenseLimits = {
  /** Of one booking. */
  expenses: 50,
  pence: 1_000_000,
  /** 2,000 miles */
  tenthMiles: 20_000,
  milePence: termsLimits.milePence,
  words: 300,
  /** An expense is noted within so many days. */
  days: 366,
  receiptBytes: 10 * 1024 * 1024,
  uploadSeconds: 600,
  /** Receipts of one crew member that were opened and that no expense has named: they are swept after a day. */
  uploads: 60,
  keptYears: 6,
} as const;

export const expenseKindNames: Readonly<Record<ExpenseKind, string>> = {
  travel: 'Travel',
  mileage: 'Mileage',
  parking: 'Parking',
  meals: 'Meals',
  materials: 'Materials',
  other: 'Other',
};

export const expenseStateWords: Readonly<Record<ExpenseState, string>> = {
  submitted: 'To approve',
  disputed: 'Disputed',
  approved: 'Approved',
};

export const expenseTexts = {
  day: 'Please choose a day.',
  dayAhead: 'That day is still to come.',
  dayLongAgo: 'Expenses are noted within a year.',
  kind: 'Please choose what it was for.',
  amount: 'Please enter an amount from £0.01 to £10,000.00.',
  miles: 'Please enter 0.1 to 2,000 miles.',
  rate: 'Please enter a rate from 1p to £2.00 a mile.',
  vat: 'VAT can be at most a sixth of the amount.',
  note: `Please write at most ${expenseLimits.words} characters.`,
  reason: 'Please say why.',
  receipt: 'Please upload the receipt again.',
  receiptTooLarge: 'A receipt may have at most 10 MB.',
  receiptWrongType: 'This kind of file is not taken. Choose a PDF, JPG or PNG.',
  tooMany: `A booking takes ${expenseLimits.expenses} expenses.`,
} as const;

const receiptTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
/** For an input of files. */
export const receiptEndings = Object.keys(receiptTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** Null for files that are not taken. */
export function receiptTypeOf(name: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(receiptTypes, ending) ? (receiptTypes[ending] ?? null) : null;
}

/** What an expense comes to; mileage is miles × rate, rounded once. */
export interface ExpenseFigures {
  amount_pence: number;
  tenth_miles: number | null;
  mile_pence: number | null;
  vat_pence: number;
}

const isCount = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Of the standard rate of 20 %, a sixth of what is paid is VAT: there is no higher one. */
export const mostVatOf = (amountPence: number): number => Math.ceil(amountPence / 6);

type Amount = Omit<ExpenseFigures, 'vat_pence'>;

function mileageOf(input: SaveExpenseRequest, agreed: number | null): Amount | FieldProblem {
  // Terms that say 0p leave it open, as terms do that say nothing.
  const mile_pence = agreed || (input.mile_pence ?? termsWhenOn.mileage_pence);
  const { tenth_miles } = input;
  if (!isCount(tenth_miles, 1, expenseLimits.tenthMiles)) return { field: 'tenth_miles', message: expenseTexts.miles };
  if (!isCount(mile_pence, 1, expenseLimits.milePence)) return { field: 'mile_pence', message: expenseTexts.rate };
  return { amount_pence: Math.max(1, mileagePence(tenth_miles, mile_pence)), tenth_miles, mile_pence };
}

function paidOf({ amount_pence }: SaveExpenseRequest): Amount | FieldProblem {
  if (!isCount(amount_pence, 1, expenseLimits.pence)) return { field: 'amount_pence', message: expenseTexts.amount };
  return { amount_pence, tenth_miles: null, mile_pence: null };
}

/** The figures, or what is wrong with them by field. The agreed rate of the terms stands before any other. */
export function expenseFiguresOf(
  input: SaveExpenseRequest,
  termsMilePence: number | null,
): ExpenseFigures | FieldProblem[] {
  const amount = input.kind === 'mileage' ? mileageOf(input, termsMilePence) : paidOf(input);
  if ('field' in amount) return [amount];
  const { vat_pence = 0 } = input;
  if (!isCount(vat_pence, 0, mostVatOf(amount.amount_pence)))
    return [{ field: 'vat_pence', message: expenseTexts.vat }];
  return { ...amount, vat_pence };
}

export const mileagePence = (tenthMiles: number, milePence: number): number =>
  Math.round((tenthMiles * milePence) / 10);

export function expenseDayProblem(day: unknown, today: string): string | null {
  if (!isDay(day)) return expenseTexts.day;
  if (day > today) return expenseTexts.dayAhead;
  return day < dayAfter(today, -expenseLimits.days) ? expenseTexts.dayLongAgo : null;
}

/** '12.5 miles × £0.45' */
export function mileageWords({ tenth_miles, mile_pence }: Pick<ExpenseFigures, 'tenth_miles' | 'mile_pence'>): string {
  const miles = (tenth_miles ?? 0) / 10;
  return `${counted(miles, 'mile')} × £${((mile_pence ?? 0) / 100).toFixed(2)}`;
}
