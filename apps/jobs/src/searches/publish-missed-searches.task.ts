import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { MissedSearches } from './missed-searches.service.js';

const publishMissedSearches = defineTask({ name: 'tell-missed-searches', payload: NoPayload });

@RunsTask(publishMissedSearches, { everySeconds: 60 })
@Injectable()
export class PublishMissedSearchesTask implements TaskRunner {
  constructor(private readonly searches: MissedSearches) {}

  run(): Promise<void> {
    return this.searches.publish();
  }
}
