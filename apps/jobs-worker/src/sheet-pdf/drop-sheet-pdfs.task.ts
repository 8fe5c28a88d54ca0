import { dropSheetPdfs, type DropSheetPdfsPayload } from '@crewcall/bookings-domain';
import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SheetPdfs } from './sheet-pdfs.service.js';

@RunsTask(dropSheetPdfs)
@Injectable()
export class DropSheetPdfsTask implements TaskRunner<DropSheetPdfsPayload> {
  constructor(private readonly pdfs: SheetPdfs) {}

  run({ call_id, last_version }: DropSheetPdfsPayload): Promise<void> {
    return this.pdfs.dropOf(call_id, last_version);
  }
}
