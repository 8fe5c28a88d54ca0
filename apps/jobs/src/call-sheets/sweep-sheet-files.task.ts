import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SheetFileKeeping } from './sheet-file-keeping.service.js';

export const sweepSheetFiles = defineTask({ name: 'sweep-sheet-files', payload: NoPayload });

/** Uploads that never came, and bytes whose call is gone. */
@RunsTask(sweepSheetFiles, { everySeconds: 60 * 60 })
@Injectable()
export class SweepSheetFilesTask implements TaskRunner {
  constructor(private readonly keeping: SheetFileKeeping) {}

  run(): Promise<void> {
    return this.keeping.sweep();
  }
}
