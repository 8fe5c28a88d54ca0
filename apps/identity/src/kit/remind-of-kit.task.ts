import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { KitRemindersService } from './kit-reminders.service.js';

export const remindOfKit = defineTask({ name: 'remind-of-kit', payload: NoPayload });

@RunsTask(remindOfKit, { everySeconds: 3600 })
@Injectable()
export class RemindOfKitTask implements TaskRunner {
  constructor(private readonly reminders: KitRemindersService) {}

  run(): Promise<void> {
    return this.reminders.remind();
  }
}
