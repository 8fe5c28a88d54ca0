import type { DeclaredError } from '@crewcall/contracts-core';
import { momentWords } from '../time/london-words.js';

export const callSheetErrors = {
  callSheetMissing: { code: 'CALL_SHEET_NOT_FOUND', kind: 'missing', message: 'This call sheet does not exist.' },
  callSheetUnchanged: {
    code: 'CALL_SHEET_UNCHANGED',
    kind: 'conflict',
    message: 'Nothing has changed since the last version. Change a field, then publish.',
  },
  callSheetNotPublished: {
    code: 'CALL_SHEET_NOT_PUBLISHED',
    kind: 'conflict',
    message: 'This call sheet is not published yet.',
  },
  allAcknowledged: {
    code: 'ALL_ACKNOWLEDGED',
    kind: 'conflict',
    message: 'Everybody on this call has acknowledged the call sheet.',
  },
  notAskedYet: {
    code: 'NOT_ASKED_YET',
    kind: 'conflict',
    message: 'You are asked two days before the call. Until then write to the company, or cancel the booking.',
  },
  sheetPdfNotReady: {
    code: 'SHEET_PDF_NOT_READY',
    kind: 'unavailable',
    message: 'The PDF is being made. Please try again in a moment.',
    retryAfterSeconds: 3,
  },
  acknowledgeLinkOver: {
    code: 'ACKNOWLEDGE_LINK_OVER',
    kind: 'missing',
    message: 'This link does not work any more. Sign in to read the call sheet as it is now.',
  },
} as const satisfies Readonly<Record<string, DeclaredError>>;

export const remindedLatelyWords = (again: Date): string =>
  `You have reminded them already. You can remind them again from ${momentWords(again)}.`;
