import { attendanceTold, type AttendanceToldPayload } from '@crewcall/contracts-bookings/dto';
import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { PeopleService } from '../people/people.service.js';
import { notArrivedNotice, onYourWayNotice } from './attendance-notices.texts.js';
import { BookingNotifier } from './booking-notifier.service.js';

/** Who comes is seen at once and disturbs no one; of who did not come both sides hear. */
@Injectable()
export class AttendanceNoticesConsumer {
  constructor(
    private readonly notices: BookingNotifier,
    private readonly people: PeopleService,
  ) {}

  @OnEvent(attendanceTold)
  async notifyBothOfMissing(event: AttendanceToldPayload, { id: eventId, subject_id }: EventEnvelope): Promise<void> {
    const { recruiter_id, people, what } = event;
    const facts = { ...event, call_id: subject_id };
    if (what === 'not_arrived') {
      const names = await this.people.namesOf(people.map(({ id }) => id));
      const missing = people.map(({ id, role }) => ({ role, name: names.get(id) ?? 'A crew member' }));
      for (const { id, booking_id } of people)
        await this.notices.notifyOne(id, eventId, onYourWayNotice(facts, booking_id));
      await this.notices.notifyOne(recruiter_id, eventId, notArrivedNotice(facts, missing));
    }
    const told = [recruiter_id, ...people.map(({ id }) => id)];
    await this.notices.showSheet(told, { call_id: subject_id, version: 0 }, what);
  }
}
