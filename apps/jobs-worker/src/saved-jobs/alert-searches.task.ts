import { alertSearches, SearchAlerts } from '@crewcall/bookings-domain';
import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

/** What saved searches have found is told within minutes. */
@RunsTask(alertSearches, { everySeconds: 60 })
@Injectable()
export class AlertSearchesTask implements TaskRunner {
  constructor(private readonly alerts: SearchAlerts) {}

  async run(): Promise<void> {
    await this.alerts.run();
  }
}
