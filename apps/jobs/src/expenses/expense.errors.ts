import { expenseErrors } from '@crewcall/contracts-bookings';
import { errorTexts, type FieldProblem } from '@crewcall/contracts-core';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

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

/** An expense that cannot have been, by the field that says so. */
export class ExpenseFieldsError extends DomainError {
  constructor(details: FieldProblem[]) {
    const message = details[0]?.message ?? errorTexts.VALIDATION_FAILED;
    super({ kind: 'invalid', code: 'VALIDATION_FAILED', message, details });
  }
}
