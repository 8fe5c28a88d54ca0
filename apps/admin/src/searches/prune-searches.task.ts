import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SearchesService } from './searches.service.js';

class PruneSearchesPayload {}

const pruneSearches = defineTask({ name: 'prune-searches', payload: PruneSearchesPayload });

@RunsTask(pruneSearches, { everySeconds: 24 * 3600 })
@Injectable()
export class PruneSearchesTask implements TaskRunner<PruneSearchesPayload> {
  constructor(private readonly searches: SearchesService) {}

  run(): Promise<void> {
    return this.searches.prune();
  }
}
