import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ExpiryService } from './expiry.service.js';

const QUARTER_OF_AN_HOUR = 15 * 60;

export const closeExpiredJobs = defineTask({ name: 'close-expired-jobs', payload: NoPayload });

@RunsTask(closeExpiredJobs, { everySeconds: QUARTER_OF_AN_HOUR })
@Injectable()
export class CloseExpiredJobsTask implements TaskRunner {
  constructor(private readonly expiry: ExpiryService) {}

  async run(): Promise<void> {
    await this.expiry.closeExpired();
  }
}
