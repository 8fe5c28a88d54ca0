import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { SheetFileKeeping } from './sheet-file-keeping.service.js';

export class ScanSheetFilePayload {
  @IsUUID()
  file_id!: string;
}

export const scanSheetFile = defineTask({ name: 'scan-sheet-file', payload: ScanSheetFilePayload });

/** Fails, and is tried again, while it is not known whether the file is safe. */
@RunsTask(scanSheetFile)
@Injectable()
export class ScanSheetFileTask implements TaskRunner<ScanSheetFilePayload> {
  constructor(private readonly keeping: SheetFileKeeping) {}

  run({ file_id }: ScanSheetFilePayload): Promise<void> {
    return this.keeping.scan(file_id);
  }
}
