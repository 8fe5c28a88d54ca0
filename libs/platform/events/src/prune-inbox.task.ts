import { Injectable } from '@nestjs/common';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Inbox } from './inbox.js';

const pruneInbox = defineTask({ name: 'prune-inbox', payload: NoPayload });

@RunsTask(pruneInbox, { everySeconds: 24 * 60 * 60 })
@Injectable()
export class PruneInboxTask implements TaskRunner {
  constructor(private readonly inbox: Inbox) {}

  run(): Promise<void> {
    return this.inbox.prune();
  }
}
