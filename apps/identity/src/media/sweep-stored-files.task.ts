import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { FileRemovalsService } from './file-removals.service.js';

export const sweepStoredFiles = defineTask({ name: 'sweep-stored-files', payload: NoPayload });

/** Uploads that were put to no use. */
@RunsTask(sweepStoredFiles, { everySeconds: 3600 })
@Injectable()
export class SweepStoredFilesTask implements TaskRunner {
  constructor(private readonly removals: FileRemovalsService) {}

  run(): Promise<void> {
    return this.removals.sweep();
  }
}
