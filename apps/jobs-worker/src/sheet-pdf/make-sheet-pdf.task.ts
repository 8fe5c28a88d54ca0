import { makeSheetPdf, type MakeSheetPdfPayload } from '@crewcall/bookings-domain';
import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SheetPdfs } from './sheet-pdfs.service.js';

@RunsTask(makeSheetPdf)
@Injectable()
export class MakeSheetPdfTask implements TaskRunner<MakeSheetPdfPayload> {
  constructor(private readonly pdfs: SheetPdfs) {}

  run({ call_id, version }: MakeSheetPdfPayload): Promise<void> {
    return this.pdfs.make(call_id, version);
  }
}
