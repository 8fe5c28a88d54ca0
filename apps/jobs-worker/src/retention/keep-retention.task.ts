import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

const A_DAY = 24 * 3600;

export const keepRetention = defineTask({ name: 'keep-retention', payload: NoPayload });

@RunsTask(keepRetention, { everySeconds: A_DAY })
@Injectable()
export class KeepRetentionTask implements TaskRunner {
  constructor(private readonly retention: RetentionService) {}

  async run(): Promise<void> {
    await this.retention.keep();
  }
}
