import type { DeclaredError } from '@crewcall/contracts-core';
import { expenseTexts } from './expense.rules.js';

export const expenseErrors = {
  expenseMissing: { code: 'EXPENSE_NOT_FOUND', kind: 'missing', message: 'This expense does not exist.' },
  expenseMoved: {
    code: 'EXPENSE_MOVED',
    kind: 'conflict',
    message: 'This expense has changed meanwhile. Please look again.',
  },
  expenseApproved: {
    code: 'EXPENSE_APPROVED',
    kind: 'conflict',
    message: 'This expense is approved and stays as it is.',
  },
  expenseDisputed: {
    code: 'EXPENSE_DISPUTED',
    kind: 'conflict',
    message: 'You dispute this expense already. The crew member can change it.',
  },
  bookingWithoutExpenses: {
    code: 'BOOKING_WITHOUT_EXPENSES',
    kind: 'conflict',
    message: 'This booking was cancelled or not attended. It takes no expenses.',
  },
  tooManyExpenses: { code: 'TOO_MANY_EXPENSES', kind: 'conflict', message: expenseTexts.tooMany },
  tooManyReceipts: {
    code: 'TOO_MANY_RECEIPTS',
    kind: 'limited',
    message: 'Too many receipts are waiting to be added. Please try again later.',
    retryAfterSeconds: 60 * 60,
  },
  receiptMissing: { code: 'RECEIPT_NOT_FOUND', kind: 'missing', message: 'This receipt does not exist.' },
  receiptNotArrived: {
    code: 'RECEIPT_NOT_ARRIVED',
    kind: 'conflict',
    message: 'The receipt has not arrived. Please upload it again.',
  },
  receiptEmpty: { code: 'RECEIPT_EMPTY', kind: 'invalid', message: 'The file is empty.' },
  receiptTooLarge: { code: 'RECEIPT_TOO_LARGE', kind: 'too_large', message: expenseTexts.receiptTooLarge },
  receiptWrongType: { code: 'RECEIPT_WRONG_TYPE', kind: 'unsupported', message: expenseTexts.receiptWrongType },
  receiptScanning: {
    code: 'RECEIPT_SCANNING',
    kind: 'conflict',
    message: 'This receipt is still being scanned. Please try again in a moment.',
  },
  receiptBlocked: {
    code: 'RECEIPT_BLOCKED',
    kind: 'forbidden',
    message: 'This receipt did not pass the scan and cannot be opened.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
