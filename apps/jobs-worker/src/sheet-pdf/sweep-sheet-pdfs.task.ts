import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SheetPdfs } from './sheet-pdfs.service.js';

export const sweepSheetPdfs = defineTask({ name: 'sweep-sheet-pdfs', payload: NoPayload });

@RunsTask(sweepSheetPdfs, { everySeconds: 24 * 60 * 60 })
@Injectable()
export class SweepSheetPdfsTask implements TaskRunner {
  constructor(private readonly pdfs: SheetPdfs) {}

  run(): Promise<void> {
    return this.pdfs.sweep();
  }
}
