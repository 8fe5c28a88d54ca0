import { invoiceErrors } from '@crewcall/contracts-bookings';
import { defineErrors } from '@crewcall/platform-errors';

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
