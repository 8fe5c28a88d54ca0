import { SavedJobPublisher } from '@crewcall/bookings-domain';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

const QUARTER_OF_AN_HOUR = 15 * 60;

const notifyClosingJobs = defineTask({ name: 'tell-closing-jobs', payload: NoPayload });

/** Who saved a job hears two days before it closes. */
@RunsTask(notifyClosingJobs, { everySeconds: QUARTER_OF_AN_HOUR })
@Injectable()
export class NotifyClosingJobsTask implements TaskRunner {
  constructor(private readonly publisher: SavedJobPublisher) {}

  async run(): Promise<void> {
    await this.publisher.publishClosing();
  }
}
