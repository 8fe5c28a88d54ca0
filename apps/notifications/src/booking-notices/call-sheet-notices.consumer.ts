import { dayWords, mapAddress } from '@crewcall/contracts-bookings';
import {
  callReminded,
  type CallRemindedPayload,
  callSheetAcknowledged,
  type CallSheetAcknowledgedPayload,
  callSheetPublished,
  type CallSheetPublishedPayload,
  stillOnAnswered,
  type StillOnAnsweredPayload,
} from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { Notifier } from '../notifications/notifier.service.js';
import { PeopleService } from '../people/people.service.js';
import { BookingNotifier } from './booking-notifier.service.js';
import {
  allAcknowledgedNotice,
  callReminderNotice,
  callSheetNotice,
  problemNotice,
  sheetMissingNotice,
} from './call-sheet-notices.texts.js';

type Person = CallSheetPublishedPayload['people'][number];

/** What the mail says of the call, each on a line of its own. */
function essentialLines({ day, call_time, end, place, job_title, company }: CallSheetPublishedPayload, role: string) {
  return [
    `${job_title}, ${company}`,
    `Date: ${dayWords(day)}`,
    `Your call time: ${call_time ?? 'to follow'}`,
    ...(end ? [`Estimated end: ${end}`] : []),
    `Place: ${place}`,
    `Map: ${mapAddress(place)}`,
    `You work as: ${role}`,
  ];
}

/** Who hears of call sheets: crew of each version, the company once all have acknowledged. */
@Injectable()
export class CallSheetNoticesConsumer {
  constructor(
    private readonly notifier: Notifier,
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(callSheetPublished)
  async notifyCrewOfSheet(told: CallSheetPublishedPayload, envelope: EventEnvelope): Promise<void> {
    const event = { ...told, company: await this.notices.companyOf(told) };
    for (const person of event.people) await this.notifyOne(person, event, envelope);
    const sheet = { call_id: envelope.subject_id, version: event.version };
    await this.notices.showSheet([event.recruiter_id, ...event.people.map(({ id }) => id)], sheet, event.what);
  }

  @OnEvent(callSheetAcknowledged)
  async notifyCompanyOfLast(event: CallSheetAcknowledgedPayload, { id, subject_id }: EventEnvelope): Promise<void> {
    const sheet = { call_id: subject_id, version: event.version };
    if (event.is_last)
      await this.notices.notifyOne(event.recruiter_id, id, allAcknowledgedNotice({ ...event, call_id: subject_id }));
    await this.notices.showSheet([event.recruiter_id, event.person_id], sheet, event.what);
  }

  @OnEvent(callReminded)
  async remindPeopleOfCall(
    event: CallRemindedPayload,
    { id: eventId, subject_id: call_id }: EventEnvelope,
  ): Promise<void> {
    const { what, people, place, call_time = null, job_title, day } = event;
    if (what === 'not_published')
      return void (await this.notices.notifyOne(
        event.recruiter_id,
        eventId,
        sheetMissingNotice({ ...event, call_id }),
      ));
    const lines = [job_title, `Date: ${dayWords(day)}`, `Your call time: ${call_time ?? 'to follow'}`];
    for (const { id, booking_id } of people)
      await this.notifier.notify({
        recipientId: id,
        eventId,
        draft: callReminderNotice({ ...event, what, call_time, call_id, booking_id }),
        sheet: { lines: [...lines, `Place: ${place}`, `Map: ${mapAddress(place)}`] },
      });
    await this.notices.showSheet(
      people.map(({ id }) => id),
      { call_id, version: 0 },
      what,
    );
  }

  @OnEvent(stillOnAnswered)
  async notifyCompanyOfProblem(
    event: StillOnAnsweredPayload,
    { id, subject_id: call_id }: EventEnvelope,
  ): Promise<void> {
    const { recruiter_id, person_id, answer } = event;
    if (answer === 'problem') {
      const name = (await this.people.namesOf([person_id])).get(person_id) ?? 'A crew member';
      await this.notices.notifyOne(recruiter_id, id, problemNotice({ ...event, call_id, name }));
    }
    await this.notices.showSheet([recruiter_id, person_id], { call_id, version: 0 }, `still_on_${answer}`);
  }

  /** A minor change disturbs no mailbox. */
  private async notifyOne(
    { id, booking_id, booking_version, role, from, to }: Person,
    event: CallSheetPublishedPayload,
    { id: eventId, subject_id, occurred_at }: EventEnvelope,
  ): Promise<void> {
    const { company, place, changed, call_time = null } = event;
    const changes = changed.map(({ field, before = null, after = null }) => ({ field, before, after }));
    const facts = { ...event, call_id: subject_id, booking_id, call_time, from, changes };
    await this.notifier.notify({
      recipientId: id,
      eventId,
      draft: callSheetNotice(facts, new Date()),
      isAppOnly: event.what === 'published' && !event.important,
      sheet: { lines: essentialLines(event, role), acknowledges: { call_id: subject_id, version: event.version } },
      booked: {
        booking_id,
        sequence: booking_version,
        is_cancelled: false,
        role,
        company,
        location: place,
        told_at: occurred_at,
        calls: [{ id: subject_id, from, to }],
      },
    });
  }
}
