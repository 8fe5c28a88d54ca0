import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ActivityService } from './activity.service.js';

const pruneActivity = defineTask({ name: 'prune-activity', payload: NoPayload });

@RunsTask(pruneActivity, { everySeconds: 24 * 3600 })
@Injectable()
export class PruneActivityTask implements TaskRunner {
  constructor(private readonly activity: ActivityService) {}

  run(): Promise<void> {
    return this.activity.prune();
  }
}
