import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { TicketsService } from './tickets.service.js';

export const forgetOldTickets = defineTask({ name: 'forget-old-tickets', payload: NoPayload });

@RunsTask(forgetOldTickets, { everySeconds: 24 * 3600 })
@Injectable()
export class ForgetOldTicketsTask implements TaskRunner {
  constructor(private readonly tickets: TicketsService) {}

  run(): Promise<void> {
    return this.tickets.forgetOld();
  }
}
