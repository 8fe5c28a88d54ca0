import type { DeclaredError } from '@crewcall/contracts-core';
import { invoiceLimits } from './invoice.rules.js';

export const invoiceErrors = {
  invoiceMissing: { code: 'INVOICE_NOT_FOUND', kind: 'missing', message: 'This invoice does not exist.' },
  invoiceMoved: {
    code: 'INVOICE_MOVED',
    kind: 'conflict',
    message: 'This invoice has changed meanwhile. Please look again.',
  },
  invoiceIssued: {
    code: 'INVOICE_ISSUED',
    kind: 'conflict',
    message: 'An issued invoice stays as it is. A mistake is taken back with a credit note.',
  },
  invoiceNotMarked: {
    code: 'INVOICE_NOT_MARKED',
    kind: 'conflict',
    message: 'This invoice is paid or credited already. Please look again.',
  },
  invoiceNotCredited: {
    code: 'INVOICE_NOT_CREDITED',
    kind: 'conflict',
    message: 'Only an issued invoice can be credited, and only once.',
  },
  nothingToInvoice: {
    code: 'NOTHING_TO_INVOICE',
    kind: 'conflict',
    message: 'There are no agreed hours or approved expenses left to invoice. Please look again.',
  },
  oneCompanyOnly: {
    code: 'ONE_COMPANY_ONLY',
    kind: 'invalid',
    message: 'An invoice is for one company. Choose bookings of one.',
  },
  tooManyLines: {
    code: 'TOO_MANY_LINES',
    kind: 'invalid',
    message: `An invoice takes ${invoiceLimits.lines} lines. Choose fewer bookings.`,
  },
  invoiceOutdated: {
    code: 'INVOICE_OUTDATED',
    kind: 'conflict',
    message: 'Hours in this draft were corrected since. Delete the draft and make it again.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;
