/** Of the PDFs of published sheets, a key for each version; notifications reads them for mails. */
export const SHEET_PDF_BUCKET = 'call-sheets';

export const sheetPdfKey = (callId: string, version: number): string => `${callId}/${version}.pdf`;

/** Much more than any sheet takes; what reads one takes no more. */
export const SHEET_PDF_MAX_BYTES = 5 * 1024 * 1024;

/** 'call-sheet-2026-11-26-v3.pdf' */
export const sheetPdfName = (day: string, version: number): string => `call-sheet-${day}-v${version}.pdf`;
