import { expenseErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

export const {
  BookingWithoutExpensesError,
  ExpenseApprovedError,
  ExpenseDisputedError,
  ExpenseMissingError,
  ExpenseMovedError,
  ReceiptBlockedError,
  ReceiptEmptyError,
  ReceiptMissingError,
  ReceiptNotArrivedError,
  ReceiptScanningError,
  ReceiptTooLargeError,
  ReceiptWrongTypeError,
  TooManyExpensesError,
  TooManyReceiptsError,
} = defineErrors(expenseErrors);
