import {
  bookingRevised,
  type BookingRevisedPayload,
  callChanged,
  type CallChangedPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { bookedTimesOf } from './booked-times-of.js';
import { BookingNotifier } from './booking-notifier.service.js';
import { callChangedNotice, revisedNotices, timeMissingNotice } from './change-notices.texts.js';

/** Who hears of changes of calls and terms. */
@Injectable()
export class ChangeNoticesConsumer {
  constructor(private readonly notices: BookingNotifier) {}

  @OnEvent(bookingRevised)
  async notifyOtherSideOfChange(event: BookingRevisedPayload, envelope: EventEnvelope): Promise<void> {
    const { id: eventId, subject_id } = envelope;
    const { state, booked: anew, role, recruiter_id, first_changed_at } = event;
    const facts = { ...(await this.notices.factsOf(event)), state, is_booked: Boolean(anew), first_changed_at };
    const told = revisedNotices(facts, new Date());
    const company = anew ? await this.notices.companyOf({ recruiter_id, company: anew.company }) : '';
    const booked = anew && bookedTimesOf({ ...anew, role, company }, { ...envelope, version: anew.version });
    await this.notices.notify(event, { eventId, booked, ...told });
    if (event.is_pencil) await this.notices.showOffer(event, subject_id, `change_${event.state}`);
    else await this.notices.showBooking(event, subject_id, `change_${event.state}`);
  }

  @OnEvent(callChanged)
  async notifyWhoeverWasAskedOfCall(event: CallChangedPayload, { id: eventId }: EventEnvelope): Promise<void> {
    const isMissing = event.what === 'time_missing';
    const draft = isMissing ? timeMissingNotice(event) : callChangedNotice(event, new Date());
    for (const id of isMissing ? [event.recruiter_id] : event.person_ids)
      await this.notices.notifyOne(id, eventId, draft);
  }
}
