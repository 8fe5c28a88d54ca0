import { SHEET_PDF_BUCKET, SHEET_PDF_MAX_BYTES, sheetPdfKey } from '@crewcall/contracts-bookings';
import type { MailFile } from '@crewcall/platform-mail';
import { ObjectMissingError, Storage, StorageUnavailableError } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import type { PendingMail } from './pending-mail.repository.js';

/** The worker of jobs makes a PDF within seconds; what crew must know waits no longer for it. */
const AWAITED_MS = 60_000;

/** The PDF that a call sheet's mail brings. */
@Injectable()
export class SheetPdfs {
  constructor(private readonly storage: Storage) {}

  /** None for other mails, and where there still is none after a minute; 'awaited' until then. */
  async pdfOf({ sheet, createdAt }: PendingMail, now: Date): Promise<MailFile[] | 'awaited'> {
    if (!sheet?.acknowledges) return [];
    const { call_id, version } = sheet.acknowledges;
    try {
      const content = await this.storage.read(SHEET_PDF_BUCKET, sheetPdfKey(call_id, version), SHEET_PDF_MAX_BYTES);
      return [{ name: `call-sheet-v${version}.pdf`, contentType: 'application/pdf', content }];
    } catch (error) {
      if (!(error instanceof ObjectMissingError || error instanceof StorageUnavailableError)) throw error;
      return now.getTime() - createdAt.getTime() < AWAITED_MS ? 'awaited' : [];
    }
  }
}
