import { SearchAlerts } from '@crewcall/bookings-domain';
import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';

class NoPayload {}

const alertSearches = defineTask({ name: 'alert-searches', payload: NoPayload });

/** What saved searches have found is told within minutes. */
@RunsTask(alertSearches, { everySeconds: 60 })
@Injectable()
export class AlertSearchesTask implements TaskRunner {
  constructor(private readonly alerts: SearchAlerts) {}

  async run(): Promise<void> {
    await this.alerts.run();
  }
}
