import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SessionsService } from './sessions.service.js';

export const sweepSessions = defineTask({ name: 'sweep-sessions', payload: NoPayload });

@RunsTask(sweepSessions, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepSessionsTask implements TaskRunner {
  constructor(private readonly sessions: SessionsService) {}

  run(): Promise<void> {
    return this.sessions.sweep();
  }
}
