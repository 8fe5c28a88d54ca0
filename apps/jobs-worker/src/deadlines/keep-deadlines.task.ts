import { DeadlineKeeper, keepDeadlines } from '@crewcall/bookings-domain';
import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

/** The nudge: sooner than the clock of the worker itself. */
@RunsTask(keepDeadlines)
@Injectable()
export class KeepDeadlinesTask implements TaskRunner {
  constructor(private readonly keeper: DeadlineKeeper) {}

  async run(): Promise<void> {
    await this.keeper.keepAll();
  }
}
