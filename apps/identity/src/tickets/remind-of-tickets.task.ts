import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { TicketRemindersService } from './ticket-reminders.service.js';

export const remindOfTickets = defineTask({ name: 'remind-of-tickets', payload: NoPayload });

@RunsTask(remindOfTickets, { everySeconds: 3600 })
@Injectable()
export class RemindOfTicketsTask implements TaskRunner {
  constructor(private readonly reminders: TicketRemindersService) {}

  run(): Promise<void> {
    return this.reminders.remind();
  }
}
