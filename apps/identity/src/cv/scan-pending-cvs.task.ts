import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CvScansService } from './cv-scans.service.js';

export class ScanPendingCvsPayload {}

export const scanPendingCvs = defineTask({ name: 'scan-pending-cvs', payload: ScanPendingCvsPayload });

@RunsTask(scanPendingCvs, { everySeconds: 30 })
@Injectable()
export class ScanPendingCvsTask implements TaskRunner<ScanPendingCvsPayload> {
  constructor(private readonly scans: CvScansService) {}

  run(): Promise<void> {
    return this.scans.scanPending();
  }
}
