import { ticketEndsEarly, type TicketEndsEarlyPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { BookingNotifier } from './booking-notifier.service.js';
import { ticketEndsNotice } from './ticket-end-notices.texts.js';

@Injectable()
export class TicketEndNoticesConsumer {
  constructor(
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(ticketEndsEarly)
  async notifyCompany(event: TicketEndsEarlyPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const names = await this.people.namesOf([event.freelancer_id]);
    const first_name = names.get(event.freelancer_id)?.split(' ')[0] ?? null;
    const company = ticketEndsNotice({ ...event, booking_id: subject_id, first_name });
    await this.notices.notify(event, { eventId: id, company, isFirstName: true });
  }
}
