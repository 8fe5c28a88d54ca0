import { wallTimeOf } from '@crewcall/contracts-bookings';
import { kitExpiring } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Recurring } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { KitReminderRepository } from './kit-reminder.repository.js';

const BATCH = 500;
const kinds = ['pat', 'insurance'] as const;

/** Publishes that a test or an insurance of kit ends soon, once each, however late or often this runs. */
@Injectable()
export class KitRemindersService {
  constructor(
    private readonly reminders: KitReminderRepository,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  @Recurring('remind-of-kit', { everySeconds: 3600 })
  async remind(now = new Date()): Promise<void> {
    const today = wallTimeOf(now).day;
    for (const what of kinds) {
      let reminded = BATCH;
      while (reminded === BATCH) reminded = await this.remindBatch(what, today);
    }
  }

  private remindBatch(what: (typeof kinds)[number], today: string): Promise<number> {
    return this.transactions.run(async () => {
      const due = await this.reminders.noteDue(what, today, BATCH);
      for (const { userId, kind, days } of due)
        await this.events.publish(kitExpiring, { subjectId: userId, payload: { kind, what, days } });
      return due.length;
    });
  }
}
