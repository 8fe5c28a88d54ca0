import { defineErrors } from '@crewcall/platform-errors';

export const { ScannerUnavailableError, ScannerBusyError } = defineErrors({
  /** There is no verdict on a file; it stays unsafe to hand out until there is one. */
  scannerUnavailable: {
    code: 'SCANNER_UNAVAILABLE',
    kind: 'unavailable',
    message: 'Files cannot be checked right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  },
  /** Too many files wait to be looked at. */
  scannerBusy: {
    code: 'SCANNER_BUSY',
    kind: 'unavailable',
    message: 'Many files are being checked right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  },
});
