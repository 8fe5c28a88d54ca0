import { CallSheetRepository } from '@crewcall/bookings-domain';
import { SHEET_PDF_BUCKET, sheetPdfKey } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Recurring } from '@crewcall/platform-queues';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { sheetPdf } from './sheet-document.js';

const DAY_MS = 24 * 3_600_000;

/** PDFs of published versions: one is made when it is not there, and gone when its sheet is. */
@Injectable()
export class SheetPdfs {
  constructor(
    private readonly sheets: CallSheetRepository,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async make(callId: string, version: number): Promise<void> {
    const sheet = await this.sheets.findCallSheet(callId, version);
    const key = sheetPdfKey(callId, version);
    if (!sheet || (await this.storage.stat(SHEET_PDF_BUCKET, key))) return;
    await this.storage.put(SHEET_PDF_BUCKET, key, await sheetPdf(sheet), 'application/pdf');
  }

  async dropOf(callId: string, lastVersion: number): Promise<void> {
    for (let version = lastVersion; version > 0; version -= 1)
      await this.storage.remove(SHEET_PDF_BUCKET, sheetPdfKey(callId, version));
  }

  /** Those of calls that are gone, with their job or by themselves. */
  @Recurring('sweep-sheet-pdfs', { everySeconds: 24 * 3600 })
  async sweep(storedBefore = new Date(this.clock.now().getTime() - DAY_MS)): Promise<void> {
    const callOf = (key: string): string => key.split('/')[0] ?? '';
    await this.storage.removeUnknown(SHEET_PDF_BUCKET, storedBefore, async (keys) => {
      const kept = await this.sheets.publishedOf([...new Set(keys.map(callOf))]);
      return new Set(keys.filter((key) => kept.has(callOf(key))));
    });
  }
}
