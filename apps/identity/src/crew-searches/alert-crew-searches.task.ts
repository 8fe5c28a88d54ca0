import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { CrewSearchAlerts } from './crew-search-alerts.service.js';

export const alertCrewSearches = defineTask({ name: 'alert-crew-searches', payload: NoPayload });

/** What saved searches of crew have found is told within minutes. */
@RunsTask(alertCrewSearches, { everySeconds: 60 })
@Injectable()
export class AlertCrewSearchesTask implements TaskRunner {
  constructor(private readonly alerts: CrewSearchAlerts) {}

  run(): Promise<void> {
    return this.alerts.run();
  }
}
