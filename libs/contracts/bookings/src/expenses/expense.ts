import type { UploadForm } from '@crewcall/contracts-core';
import type { SheetFileState } from '../call-sheets/sheet-files.rules.js';

export const expenseKinds = ['travel', 'mileage', 'parking', 'meals', 'materials', 'other'] as const;
export type ExpenseKind = (typeof expenseKinds)[number];

export const expenseStates = ['submitted', 'disputed', 'approved'] as const;
export type ExpenseState = (typeof expenseStates)[number];

/** A file that shows what was paid; opened by the two parties once it is safe. */
export interface Receipt {
  name: string;
  size: number;
  type: string;
  state: SheetFileState;
}

/** What crew paid for a booking, as its two parties read it. Money in pence. */
export interface Expense {
  id: string;
  booking_id: string;
  /** The day on which it was paid or driven. */
  day: string;
  kind: ExpenseKind;
  amount_pence: number;
  /** Of a mileage alone: tenths of a mile, and pence a mile. */
  tenth_miles: number | null;
  mile_pence: number | null;
  /** VAT that is in the amount. */
  vat_pence: number;
  note: string | null;
  receipt: Receipt | null;
  state: ExpenseState;
  /** Of the company: why it disputes it. */
  reason: string | null;
  approved_at: string | null;
  version: number;
}

/** Takes a receipt into the store, for ten minutes; then an expense names it by its id. */
export interface ReceiptUpload {
  id: string;
  upload_form: UploadForm;
}

export interface UploadedReceipt {
  id: string;
  file_name: string;
}

export interface SaveExpenseRequest {
  day: string;
  kind: ExpenseKind;
  /** Of every kind but mileage, which is miles × rate. */
  amount_pence?: number | null;
  tenth_miles?: number | null;
  mile_pence?: number | null;
  vat_pence?: number;
  note?: string | null;
  /** Left out, the one it has stays; null takes it away. */
  receipt?: UploadedReceipt | null;
}

export interface AddExpenseRequest extends SaveExpenseRequest {
  booking_id: string;
}

export interface ApproveExpenseRequest {
  /** Of the expense that was read: one that has changed since is not agreed to. */
  version: number;
}

export interface DisputeExpenseRequest extends ApproveExpenseRequest {
  reason: string;
}
