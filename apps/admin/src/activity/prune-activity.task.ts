import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ActivityService } from './activity.service.js';

class PruneActivityPayload {}

const pruneActivity = defineTask({ name: 'prune-activity', payload: PruneActivityPayload });

@RunsTask(pruneActivity, { everySeconds: 24 * 3600 })
@Injectable()
export class PruneActivityTask implements TaskRunner<PruneActivityPayload> {
  constructor(private readonly activity: ActivityService) {}

  run(): Promise<void> {
    return this.activity.prune();
  }
}
