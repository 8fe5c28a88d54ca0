import { Injectable } from '@nestjs/common';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { LiveEventRepository } from './live-event.repository.js';

const pruneLiveEvents = defineTask({ name: 'prune-live-events', payload: NoPayload });

@RunsTask(pruneLiveEvents, { everySeconds: 60 * 60 })
@Injectable()
export class PruneLiveEventsTask implements TaskRunner {
  constructor(private readonly events: LiveEventRepository) {}

  run(): Promise<void> {
    return this.events.prune();
  }
}
