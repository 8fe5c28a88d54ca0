import { attendanceTold, type AttendanceToldPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { notArrivedNotice, onYourWayNotice, runningLateNotice } from './attendance-notices.texts.js';
import { noShowNotice, objectedNotice, settledNotices, takenBackNotice } from './no-show-notices.texts.js';
import { BookingNotifier } from './booking-notifier.service.js';

const isOfNoShow = (what: AttendanceToldPayload['what']): boolean =>
  ['no_show', 'objected', 'withdrawn', 'settled'].includes(what);

/** Who comes is seen at once and disturbs no one; of who comes late the company hears, of who did not come both sides. */
@Injectable()
export class AttendanceNoticesConsumer {
  constructor(
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(attendanceTold)
  async notifyOfAttendance(event: AttendanceToldPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const { recruiter_id, people, what } = event;
    const facts = { ...event, call_id: subject_id };
    if (what === 'not_arrived') {
      for (const { id, booking_id } of people)
        await this.notices.notifyOne(id, eventId, onYourWayNotice(facts, booking_id));
      await this.notices.notifyOne(recruiter_id, eventId, notArrivedNotice(facts, await this.namedOf(people)));
    }
    if (what === 'late')
      for (const person of await this.namedOf(people))
        await this.notices.notifyOne(recruiter_id, eventId, runningLateNotice(facts, person));
    if (isOfNoShow(what)) await this.notifyOfNoShow(event, eventId);
    const told = [recruiter_id, ...people.map(({ id }) => id)];
    await this.notices.showSheet(told, { call_id: subject_id, version: 0 }, what);
  }

  /** Whom it concerns hears, and both pages of the booking follow. */
  private async notifyOfNoShow(event: AttendanceToldPayload, eventId: string): Promise<void> {
    const { recruiter_id, job_id, people, what, outcome = 'no_show' } = event;
    const company = await this.notices.companyOf({ recruiter_id, company: event.company ?? 'A company' });
    const names = await this.people.namesOf(people.map(({ id }) => id));
    for (const { id, booking_id, role } of people) {
      const facts = { ...event, company, booking_id, role, name: names.get(id) ?? 'A crew member' };
      if (what === 'no_show') await this.notices.notifyOne(id, eventId, noShowNotice(facts));
      if (what === 'withdrawn') await this.notices.notifyOne(id, eventId, takenBackNotice(facts));
      if (what === 'objected') await this.notices.notifyOne(recruiter_id, eventId, objectedNotice(facts));
      if (what === 'settled') {
        const told = settledNotices(facts, outcome);
        await this.notices.notifyOne(id, eventId, told.crew);
        await this.notices.notifyOne(recruiter_id, eventId, told.company);
      }
      await this.notices.showBooking({ recruiter_id, freelancer_id: id, job_id, role }, booking_id, what);
    }
  }

  private async namedOf(people: AttendanceToldPayload['people']): Promise<{ name: string; role: string }[]> {
    const names = await this.people.namesOf(people.map(({ id }) => id));
    return people.map(({ id, role }) => ({ role, name: names.get(id) ?? 'A crew member' }));
  }
}
