import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

class PruneNotificationsPayload {}

const pruneNotifications = defineTask({ name: 'prune-notifications', payload: PruneNotificationsPayload });

@RunsTask(pruneNotifications, { everySeconds: 3600 })
@Injectable()
export class PruneNotificationsTask implements TaskRunner<PruneNotificationsPayload> {
  constructor(private readonly retention: RetentionService) {}

  run(): Promise<void> {
    return this.retention.prune();
  }
}
