import { wallTimeOf } from '@crewcall/contracts-bookings';
import { ticketExpiring } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { TicketReminderRepository } from './ticket-reminder.repository.js';

const BATCH = 500;

/** Publishes that tickets end soon, each of its reminders once, however late or often this runs. */
@Injectable()
export class TicketRemindersService {
  constructor(
    private readonly reminders: TicketReminderRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  @Recurring('remind-of-tickets', { everySeconds: 3600 })
  async remind(now = new Date()): Promise<void> {
    const today = wallTimeOf(now).day;
    for (;;) if ((await this.remindBatch(today)) < BATCH) return;
  }

  private remindBatch(today: string): Promise<number> {
    return this.transactions.run(async () => {
      const due = await this.reminders.noteDue(today, BATCH);
      for (const { userId, kind, days } of due)
        await this.events.publish(ticketExpiring, { subjectId: userId, payload: { kind, days } });
      return due.length;
    });
  }
}
