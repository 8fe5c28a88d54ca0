import { expenseMoved, type ExpenseMovedPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { BookingNotifier } from './booking-notifier.service.js';
import { expenseApprovedNotice, expenseDisputedNotice, expensesToApproveNotice } from './expense-notices.texts.js';

/** Who hears of expenses, and every open device of both sides shows them. */
@Injectable()
export class ExpenseNoticesConsumer {
  constructor(
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(expenseMoved)
  async notifyOfExpense(event: ExpenseMovedPayload, { id: eventId }: EventEnvelope): Promise<void> {
    const { to, waiting, freelancer_id, booking_id } = event;
    const name = (await this.people.namesOf([freelancer_id])).get(freelancer_id) ?? 'A crew member';
    if (to === 'disputed') {
      const crew = expenseDisputedNotice(event, await this.notices.companyOf(event));
      await this.notices.notify(event, { eventId, crew });
    }
    if (to === 'approved') await this.notices.notify(event, { eventId, crew: expenseApprovedNotice(event) });
    // Of many that are added one after the other the company hears once.
    if (to === 'submitted' && waiting === 1)
      await this.notices.notify(event, { eventId, company: expensesToApproveNotice(event, name) });
    await this.notices.showBooking(event, booking_id, 'timesheet');
  }
}
