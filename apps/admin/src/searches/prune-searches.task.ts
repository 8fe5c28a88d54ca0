import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SearchesService } from './searches.service.js';

const pruneSearches = defineTask({ name: 'prune-searches', payload: NoPayload });

@RunsTask(pruneSearches, { everySeconds: 24 * 3600 })
@Injectable()
export class PruneSearchesTask implements TaskRunner {
  constructor(private readonly searches: SearchesService) {}

  run(): Promise<void> {
    return this.searches.prune();
  }
}
