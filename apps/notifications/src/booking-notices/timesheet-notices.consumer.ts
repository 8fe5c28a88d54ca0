import {
  timesheetCommented,
  type TimesheetCommentedPayload,
  timesheetMoved,
  type TimesheetMovedPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import type { NotificationDraft } from '@crewcall/contracts-notifications';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { BookingNotifier } from './booking-notifier.service.js';
import {
  hoursAgreedNotice,
  hoursApprovedNotice,
  hoursCommentedNotice,
  hoursDueNotice,
  hoursQuestionedNotice,
  hoursToApproveNotice,
  type TimesheetFacts,
} from './timesheet-notices.texts.js';

interface Told {
  crew?: NotificationDraft;
  company?: NotificationDraft;
}

/** Who hears of hours, and every open device of both sides shows them. */
@Injectable()
export class TimesheetNoticesConsumer {
  constructor(
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(timesheetMoved)
  async notifyOfHours(event: TimesheetMovedPayload, { id: eventId, subject_id: id }: EventEnvelope): Promise<void> {
    const company = await this.notices.companyOf(event);
    const names = await this.people.namesOf([event.freelancer_id]);
    const name = names.get(event.freelancer_id) ?? 'A crew member';
    await this.notices.notify(event, { eventId, ...noticesOf({ ...event, company, name, id }) });
    await this.notices.showBooking(event, event.booking_id, 'timesheet');
  }

  @OnEvent(timesheetCommented)
  async notifyOfComment(
    event: TimesheetCommentedPayload,
    { id: eventId, subject_id: id }: EventEnvelope,
  ): Promise<void> {
    const draft = hoursCommentedNotice({ ...event, id });
    await this.notices.notify(event, { eventId, crew: draft, company: draft });
    await this.notices.showBooking(event, event.booking_id, 'timesheet');
  }
}

function noticesOf(facts: TimesheetFacts): Told {
  const { from, to, by, waiting } = facts;
  if (to === 'due') return { crew: hoursDueNotice(facts) };
  // Of many that are sent one after the other the company hears once, and is reminded of all.
  if (to === 'submitted') return by === 'time' || waiting === 1 ? { company: hoursToApproveNotice(facts) } : {};
  if (to === 'disputed') return { crew: hoursQuestionedNotice(facts) };
  if (to !== 'approved' || from === undefined) return {};
  const crew = hoursApprovedNotice(facts);
  if (by === 'company') return { crew };
  return by === 'crew' ? { company: hoursAgreedNotice(facts) } : { crew, company: hoursAgreedNotice(facts) };
}
