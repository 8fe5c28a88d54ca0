import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CvScansService } from './cv-scans.service.js';

export const scanPendingCvs = defineTask({ name: 'scan-pending-cvs', payload: NoPayload });

@RunsTask(scanPendingCvs, { everySeconds: 30 })
@Injectable()
export class ScanPendingCvsTask implements TaskRunner {
  constructor(private readonly scans: CvScansService) {}

  run(): Promise<void> {
    return this.scans.scanPending();
  }
}
