import { CallSheetRepository, makeSheetPdf } from '@crewcall/bookings-domain';
import { SHEET_PDF_BUCKET, sheetPdfKey, sheetPdfName } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Tasks } from '@crewcall/platform-queues';
import { dispositionOf, ObjectMissingError, Storage } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { CallSheetMissingError, SheetPdfNotReadyError } from './call-sheet.errors.js';
import { SheetReaders } from './sheet-readers.service.js';

/** The PDF of a version, for those who may read the sheet. */
@Injectable()
export class SheetPdfService {
  constructor(
    private readonly readers: SheetReaders,
    private readonly sheets: CallSheetRepository,
    private readonly storage: Storage,
    private readonly tasks: Tasks,
  ) {}

  /** @throws DomainError `SHEET_PDF_NOT_READY` for one that is not there, which is then made again */
  async open(actor: Actor, callId: string, version: number): Promise<StreamableFile> {
    await this.readers.require(actor, callId);
    const sheet = await this.sheets.findCallSheet(callId, version);
    if (!sheet) throw new CallSheetMissingError();
    const disposition = dispositionOf(sheetPdfName(sheet.content.starts_on, version));
    try {
      const stream = await this.storage.get(SHEET_PDF_BUCKET, sheetPdfKey(callId, version));
      return new StreamableFile(stream, { type: 'application/pdf', disposition });
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
      await this.tasks.enqueue(makeSheetPdf, { call_id: callId, version });
      throw new SheetPdfNotReadyError();
    }
  }
}
