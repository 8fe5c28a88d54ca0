import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { SheetFileKeeping } from './sheet-file-keeping.service.js';

export class DropSheetFilesPayload {
  @IsUUID()
  call_id!: string;
}

export const dropSheetFiles = defineTask({ name: 'drop-sheet-files', payload: DropSheetFilesPayload });

/** After one was taken away, and after a version without it. */
@RunsTask(dropSheetFiles)
@Injectable()
export class DropSheetFilesTask implements TaskRunner<DropSheetFilesPayload> {
  constructor(private readonly keeping: SheetFileKeeping) {}

  run({ call_id }: DropSheetFilesPayload): Promise<void> {
    return this.keeping.drop(call_id);
  }
}
