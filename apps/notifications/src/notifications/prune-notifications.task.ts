import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

const pruneNotifications = defineTask({ name: 'prune-notifications', payload: NoPayload });

@RunsTask(pruneNotifications, { everySeconds: 3600 })
@Injectable()
export class PruneNotificationsTask implements TaskRunner {
  constructor(private readonly retention: RetentionService) {}

  run(): Promise<void> {
    return this.retention.prune();
  }
}
