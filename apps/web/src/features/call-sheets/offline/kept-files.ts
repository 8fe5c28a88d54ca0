import {
  callSheetRoutes,
  type CallSheet,
  SHEET_PDF_MAX_BYTES,
  sheetLimits,
  sheetPdfName,
} from '@crewcall/contracts-bookings';

/** A file that goes with a sheet on the device: an attachment, or the PDF of a version. */
export interface FileOfSheet {
  callId: string;
  id: string;
  name: string;
  url: string;
  /** At most. */
  size: number;
}

export const pdfId = (version: number): string => `pdf-${version}`;

/** The attachments of these sheets that are kept, whole ones only, for the soonest call first, and the PDF of each. */
export function filesToKeep(sheets: readonly CallSheet[]): FileOfSheet[] {
  const soonest = [...sheets].sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  let left: number = sheetLimits.keptFileBytes;
  return soonest.flatMap(({ call_id: callId, content, version, attachments }) => {
    const pdf = content &&
      version !== null && {
        ...{ callId, id: pdfId(version), size: SHEET_PDF_MAX_BYTES },
        ...{ name: sheetPdfName(content.starts_on, version), url: callSheetRoutes.sheetPdf(callId, String(version)) },
      };
    const files = attachments.filter(({ state, size }) => {
      if (state !== 'safe' || size > left) return false;
      left -= size;
      return true;
    });
    const kept = files.map(({ id, name, size }) => ({
      ...{ callId, id, name, size },
      url: callSheetRoutes.sheetFile(callId, id),
    }));
    return pdf ? [pdf, ...kept] : kept;
  });
}
