import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { DataExportPartsService } from './data-export-parts.service.js';

export const sweepDataExports = defineTask({ name: 'sweep-data-exports', payload: NoPayload });

@RunsTask(sweepDataExports, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepDataExportsTask implements TaskRunner {
  constructor(private readonly parts: DataExportPartsService) {}

  run(): Promise<void> {
    return this.parts.removeExpired();
  }
}
