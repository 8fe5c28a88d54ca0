import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { ticketEndsEarly } from '@crewcall/contracts-bookings/dto';
import type { TicketExpiringPayload } from '@crewcall/contracts-identity/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { EndedTicketRepository } from './ended-ticket.repository.js';

/** Of the owner's reminders, companies hear with that of 30 days, which is followed by that of 7. */
const FIRST = 30;
const NEXT = 7;

/** Tells companies that a ticket of a person they have booked ends before their call. */
@Injectable()
export class EndedTicketsService {
  constructor(
    private readonly bookings: EndedTicketRepository,
    private readonly events: Events,
  ) {}

  async tellCompanies(userId: string, { kind, days }: TicketExpiringPayload, remindedAt: Date): Promise<void> {
    if (days > FIRST || days <= NEXT) return;
    const expires_on = dayAfter(wallTimeOf(remindedAt).day, days);
    for (const { booking_id: subjectId, recruiter_id, role, day } of await this.bookings.bookedAfter(
      userId,
      kind,
      expires_on,
    )) {
      const payload = { recruiter_id, freelancer_id: userId, kind, role, day, expires_on };
      await this.events.publish(ticketEndsEarly, { subjectId, payload });
    }
  }
}
