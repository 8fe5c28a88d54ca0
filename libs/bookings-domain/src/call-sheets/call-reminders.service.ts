import { wallTimeOf } from '@crewcall/contracts-bookings';
import { callReminded, type CallRemindedPayload } from '@crewcall/contracts-bookings/dto';
import { JobRepository } from '@crewcall/jobs-domain';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { isAgreedToFollow } from '../calls/call-row.js';
import { callAheadMs, CallRepository, type CallDeadline } from '../calls/call.repository.js';
import type { Deadline } from '../deadlines/deadline.repository.js';
import { CallSheetRepository } from './call-sheet.repository.js';
import { type SheetPerson, SheetPeopleRepository } from './sheet-people.repository.js';
import { StillOnRepository } from './still-on.repository.js';

const BATCH = 100;
const PLACE = 200;

type What = CallRemindedPayload['what'];

/** What is told before a call: two days, one day and two hours ahead of the time that each agreed to. */
@Injectable()
export class CallReminders {
  constructor(
    private readonly calls: CallRepository,
    private readonly jobs: JobRepository,
    private readonly sheets: CallSheetRepository,
    private readonly people: SheetPeopleRepository,
    private readonly stillOn: StillOnRepository,
    private readonly events: Events,
  ) {}

  /** Of those who agreed to the time that the deadline was set for: the call may have moved since. */
  async tellReminder({ subjectId, dueAt }: Deadline, kind: CallDeadline): Promise<void> {
    const call = await this.calls.findCall(subjectId);
    if (!call) return;
    const job = await this.jobs.findJob(call.jobId);
    const people = (await this.people.ofCall(call.id)).filter(
      ({ from }) => from.getTime() - callAheadMs[kind] === dueAt.getTime(),
    );
    const [agreed] = people;
    if (!job?.recruiterId || !agreed) return;
    const wall = wallTimeOf(agreed.from);
    const call_time = isAgreedToFollow(call, agreed) ? null : wall.time;
    if (kind === 'call_soon' && !call_time) return;
    const facts = {
      job_id: job.id,
      recruiter_id: job.recruiterId,
      job_title: job.title,
      day: wall.day,
      place: (call.place ?? job.location).slice(0, PLACE),
      ...(call_time && { call_time }),
    };
    const publish = async (what: What, told: readonly SheetPerson[]): Promise<void> => {
      for (let at = 0; at === 0 || at < told.length; at += BATCH) {
        const batch = told.slice(at, at + BATCH).map(({ userId: id, bookingId: booking_id }) => ({ id, booking_id }));
        const payload = { ...facts, what, people: batch };
        await this.events.publish(callReminded, { subjectId: call.id, version: call.version, payload });
      }
    };
    if (kind === 'call_in_two_days') {
      if (!(await this.sheets.lastCallSheetOf(call.id))) await publish('not_published', []);
      const asked = await this.stillOn.askPeople(call.id, people);
      if (asked.length) await publish('still_on', asked);
      return;
    }
    const told = people.filter(({ receipts }) => !receipts.some((receipt) => receipt.no_reminders));
    if (told.length) await publish(kind === 'call_tomorrow' ? 'tomorrow' : 'soon', told);
  }
}
