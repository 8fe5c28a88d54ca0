import {
  invoiceIssued,
  type InvoiceIssuedPayload,
  invoiceMarked,
  type InvoiceMarkedPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { BookingNotifier } from './booking-notifier.service.js';
import { invoiceIssuedNotice, invoicePaidNotice, overdueNotice, ownOverdueNotice } from './invoice-notices.texts.js';

/** Who hears of invoices, and every open device of both sides shows them. */
@Injectable()
export class InvoiceNoticesConsumer {
  constructor(
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(invoiceIssued)
  async notifyOfIssue(event: InvoiceIssuedPayload, { id: eventId, subject_id: id }: EventEnvelope): Promise<void> {
    const company = invoiceIssuedNotice({ ...event, ...(await this.namesOf(event)), id });
    await this.notices.notify(event, { eventId, company });
    await this.notices.showBooking(event, event.booking_id, 'invoice');
  }

  @OnEvent(invoiceMarked)
  async notifyOfMark(event: InvoiceMarkedPayload, { id: eventId, subject_id: id }: EventEnvelope): Promise<void> {
    const facts = { ...event, ...(await this.namesOf(event)), id };
    if (event.mark === 'paid') await this.notices.notify(event, { eventId, crew: invoicePaidNotice(facts) });
    if (event.mark === 'overdue')
      await this.notices.notify(event, { eventId, crew: ownOverdueNotice(facts), company: overdueNotice(facts) });
    await this.notices.showBooking(event, event.booking_id, 'invoice');
  }

  private async namesOf({ recruiter_id, freelancer_id }: InvoiceIssuedPayload | InvoiceMarkedPayload) {
    const { company = 'The company', freelancer: name = 'A crew member' } = await this.people.partiesOf({
      recruiter_id,
      freelancer_id,
    });
    return { name, company };
  }
}
