import { wallTimeOf } from '@crewcall/contracts-bookings';
import {
  bookingCancelled,
  type BookingCancelledPayload,
  bookingClashes,
  type BookingClashesPayload,
  bookingConfirmed,
  type BookingConfirmedPayload,
  bookingPartySuspended,
  type PartySuspendedPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { bookedTimesOf } from './booked-times-of.js';
import { BookingNotifier } from './booking-notifier.service.js';
import {
  bookingClashesNotice,
  bookingConfirmedNotices,
  cancelledNotice,
  crewCancelledNotice,
  partySuspendedNotice,
} from './booking-notices.texts.js';

const daysOf = (calls: { from: string }[]): string[] => calls.map(({ from }) => wallTimeOf(new Date(from)).day);

@Injectable()
export class BookingNoticesConsumer {
  constructor(private readonly notices: BookingNotifier) {}

  @OnEvent(bookingConfirmed)
  async notifyBothOfBooking(event: BookingConfirmedPayload, envelope: EventEnvelope): Promise<void> {
    const { id: eventId, subject_id } = envelope;
    const { calls, by, is_hire } = event;
    const [first] = calls;
    // Who was hired hears so in the words of hiring.
    if (first && !is_hire) {
      const facts = { ...(await this.notices.factsOf(event)), days: daysOf(calls), first_call: first, by };
      const told = bookingConfirmedNotices(facts);
      const company = await this.notices.companyOf(event);
      const booked = bookedTimesOf({ ...event, company }, envelope);
      await this.notices.notify(event, { eventId, booked, ...told, ...(by === 'company' && { company: null }) });
    }
    await this.notices.showBooking(event, subject_id, 'confirmed');
  }

  /** A booking that was cancelled as an application has no calls here: its person is told with the application. */
  @OnEvent(bookingCancelled)
  async notifyOtherSideOfCancelledCalls(event: BookingCancelledPayload, envelope: EventEnvelope): Promise<void> {
    const { id: eventId, subject_id } = envelope;
    const days = daysOf(event.calls);
    const facts = await this.notices.factsOf(event);
    const { is_whole, percent, fee_pence, reason_kind, reserves } = event;
    const first_call_at = event.calls[0]?.from;
    const draft =
      event.by === 'crew'
        ? crewCancelledNotice({
            ...facts,
            days,
            is_whole,
            reason_kind,
            reserves,
            first_call_at,
            at: envelope.occurred_at,
          })
        : cancelledNotice({ ...facts, days, is_whole, percent, fee_pence, reason_kind });
    const of = { ...event, company: facts.company ?? '', location: '' };
    const booked = { ...bookedTimesOf(of, envelope), is_cancelled: true };
    const side = event.by === 'crew' ? 'company' : 'crew';
    if (days.length) await this.notices.notify(event, { eventId, booked, [side]: draft });
    await this.notices.showBooking(event, subject_id, 'cancelled');
  }

  @OnEvent(bookingClashes)
  async notifyBothOfClash(event: BookingClashesPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const facts = await this.notices.factsOf(event);
    const [crew, company] = [bookingClashesNotice(facts, true), bookingClashesNotice(facts, false)];
    await this.notices.notify(event, { eventId, crew, company });
    await this.notices.showBooking(event, subject_id, 'clashes');
  }

  @OnEvent(bookingPartySuspended)
  async notifyOtherSideOfSuspension(event: PartySuspendedPayload, { id: eventId }: EventEnvelope): Promise<void> {
    const draft = partySuspendedNotice(await this.notices.factsOf(event), event.side);
    await this.notices.notify(event, { eventId, [event.side === 'crew' ? 'company' : 'crew']: draft });
  }
}
