import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MissedSearches } from './missed-searches.service.js';

const tellMissedSearches = defineTask({ name: 'tell-missed-searches', payload: NoPayload });

@RunsTask(tellMissedSearches, { everySeconds: 60 })
@Injectable()
export class TellMissedSearchesTask implements TaskRunner {
  constructor(private readonly searches: MissedSearches) {}

  run(): Promise<void> {
    return this.searches.publish();
  }
}
