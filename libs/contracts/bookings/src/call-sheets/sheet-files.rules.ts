import type { UploadForm } from '@crewcall/contracts-core';

/** Of the PDFs of published sheets, a key for each version; notifications reads them for mails. */
export const SHEET_PDF_BUCKET = 'call-sheets';

export const sheetPdfKey = (callId: string, version: number): string => `${callId}/${version}.pdf`;

/** Much more than any sheet takes; what reads one takes no more. */
export const SHEET_PDF_MAX_BYTES = 5 * 1024 * 1024;

/** 'call-sheet-2026-11-26-v3.pdf' */
export const sheetPdfName = (day: string, version: number): string => `call-sheet-${day}-v${version}.pdf`;

export const sheetFileLimits = {
  /** Of one call. */
  files: 10,
  bytes: 10 * 1024 * 1024,
  totalBytes: 50 * 1024 * 1024,
  name: 200,
  uploadSeconds: 600,
  /** Of one company, opened and not handed in: they are swept after a day. */
  waiting: 60,
} as const;

const document = 'application/vnd.openxmlformats-officedocument';
/** By ending, what such a file is stored and sent as. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  docx: `${document}.wordprocessingml.document`,
  xlsx: `${document}.spreadsheetml.sheet`,
};
/** For an input of files. */
export const sheetFileEndings = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(',');

/** Null for files that are not taken. */
export function sheetFileTypeOf(name: string): string | null {
  const ending = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null;
}

export const sheetFileTexts = {
  name: `Please give the file a name of at most ${sheetFileLimits.name} characters.`,
  tooLarge: 'A file may have at most 10 MB.',
  wrongType: 'This kind of file is not taken. Choose a PDF, JPG, PNG, DOCX or XLSX.',
  tooMany: `A call sheet takes ${sheetFileLimits.files} files. Remove one first.`,
  together: 'The files of a call may have 50 MB in all. Remove one, or make one smaller.',
} as const;

/** A file is opened by no one before it is safe. */
export const sheetFileStates = ['scanning', 'safe', 'blocked'] as const;
export type SheetFileState = (typeof sheetFileStates)[number];

/** As it stands in a version. */
export interface AttachedFile {
  id: string;
  name: string;
  size: number;
  type: string;
}

export interface SheetFile extends AttachedFile {
  state: SheetFileState;
}

export interface SheetFileUpload {
  id: string;
  /** Takes the file into the store, for ten minutes; then it is handed in by its id. */
  upload_form: UploadForm;
}

export interface HandInSheetFileRequest {
  file_name: string;
}
