import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { OldSheets } from './old-sheets.service.js';

export const endOldSheets = defineTask({ name: 'end-old-sheets', payload: NoPayload });

@RunsTask(endOldSheets, { everySeconds: 24 * 60 * 60 })
@Injectable()
export class EndOldSheetsTask implements TaskRunner {
  constructor(private readonly old: OldSheets) {}

  run(): Promise<void> {
    return this.old.endAll();
  }
}
