import { SavedJobNews } from '@crewcall/bookings-domain';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

const QUARTER_OF_AN_HOUR = 15 * 60;

const tellClosingJobs = defineTask({ name: 'tell-closing-jobs', payload: NoPayload });

/** Who saved a job hears two days before it closes. */
@RunsTask(tellClosingJobs, { everySeconds: QUARTER_OF_AN_HOUR })
@Injectable()
export class TellClosingJobsTask implements TaskRunner {
  constructor(private readonly news: SavedJobNews) {}

  async run(): Promise<void> {
    await this.news.publishClosing();
  }
}
