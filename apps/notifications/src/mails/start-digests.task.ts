import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { Digests } from './digests.service.js';
import { startDigests } from './mail.task.js';

@RunsTask(startDigests, { everySeconds: 300 })
@Injectable()
export class StartDigestsTask implements TaskRunner {
  constructor(private readonly digests: Digests) {}

  async run(): Promise<void> {
    await this.digests.start();
  }
}
