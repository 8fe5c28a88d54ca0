import { invoiceErrors } from '@crewcall/contracts-bookings';
import { errorTexts, type FieldProblem } from '@crewcall/contracts-core';
import { defineErrors, DomainError } from '@crewcall/platform-errors';

export const {
  InvoiceIssuedError,
  InvoiceMissingError,
  InvoiceMovedError,
  InvoiceNotCreditedError,
  InvoiceNotMarkedError,
  InvoiceOutdatedError,
  NothingToInvoiceError,
  OneCompanyOnlyError,
  TooManyLinesError,
} = defineErrors(invoiceErrors);

/** What is missing on an invoice, by field. */
export class InvoiceFieldsError extends DomainError {
  constructor(details: FieldProblem[]) {
    const message = details[0]?.message ?? errorTexts.VALIDATION_FAILED;
    super({ kind: 'invalid', code: 'VALIDATION_FAILED', message, details });
  }
}
