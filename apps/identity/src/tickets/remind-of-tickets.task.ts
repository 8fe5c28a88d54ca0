import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { TicketRemindersService } from './ticket-reminders.service.js';

export class RemindOfTicketsPayload {}

export const remindOfTickets = defineTask({ name: 'remind-of-tickets', payload: RemindOfTicketsPayload });

@RunsTask(remindOfTickets, { everySeconds: 3600 })
@Injectable()
export class RemindOfTicketsTask implements TaskRunner<RemindOfTicketsPayload> {
  constructor(private readonly reminders: TicketRemindersService) {}

  run(): Promise<void> {
    return this.reminders.remind();
  }
}
