import type { ErrorDeclaration } from '@crewcall/contracts-core';
import { sheetFileTexts } from './sheet-files.rules.js';
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
  sheetFileMissing: { code: 'SHEET_FILE_NOT_FOUND', kind: 'missing', message: 'This file does not exist.' },
  sheetFileNotArrived: {
    code: 'SHEET_FILE_NOT_ARRIVED',
    kind: 'conflict',
    message: 'The file has not arrived. Please upload it again.',
  },
  sheetFileEmpty: { code: 'SHEET_FILE_EMPTY', kind: 'invalid', message: 'The file is empty.' },
  sheetFileTooLarge: { code: 'SHEET_FILE_TOO_LARGE', kind: 'too_large', message: sheetFileTexts.tooLarge },
  sheetFileWrongType: { code: 'SHEET_FILE_WRONG_TYPE', kind: 'unsupported', message: sheetFileTexts.wrongType },
  tooManySheetFiles: { code: 'TOO_MANY_SHEET_FILES', kind: 'conflict', message: sheetFileTexts.tooMany },
  sheetFilesWaiting: {
    code: 'TOO_MANY_UPLOADS',
    kind: 'limited',
    retryAfterSeconds: 60 * 60,
    message: 'Too many files are waiting to be attached. Please try again later.',
  },
  sheetFilesTooLarge: { code: 'SHEET_FILES_TOO_LARGE', kind: 'conflict', message: sheetFileTexts.together },
  sheetFileScanning: {
    code: 'SHEET_FILE_SCANNING',
    kind: 'conflict',
    message: 'This file is still being scanned. Please try again in a moment.',
  },
  sheetFileBlocked: {
    code: 'SHEET_FILE_BLOCKED',
    kind: 'forbidden',
    message: 'This file did not pass the scan and cannot be opened.',
  },
  acknowledgeLinkOver: {
    code: 'ACKNOWLEDGE_LINK_OVER',
    kind: 'missing',
    message: 'This link does not work any more. Sign in to read the call sheet as it is now.',
  },
  /** The company reminded them less than four hours ago. */
  remindedLately: (again: Date, now: Date) => ({
    code: 'REMINDED_LATELY',
    kind: 'limited',
    message: `You have reminded them already. You can remind them again from ${momentWords(again)}.`,
    retryAfterSeconds: Math.ceil((again.getTime() - now.getTime()) / 1000),
  }),
} as const satisfies Readonly<Record<string, ErrorDeclaration>>;
