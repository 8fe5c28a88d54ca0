import { plannedBreaks, plannedSpans, type Terms, timesheetTimes, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock, yearsFrom } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { isContestedCall } from '../bookings/contested.js';
import type { CallEntity } from '../calls/call.entity.js';
import { isAgreedToFollow } from '../calls/call-row.js';
import { spanOfRange } from '../time/range.js';
import { CallRepository } from '../calls/call.repository.js';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import { figuresOf, newTimesheet } from './timesheet-row.js';
import { TimesheetPublisher } from './timesheet-publisher.service.js';
import { TimesheetRepository } from './timesheet.repository.js';

interface Worker {
  booking_id: string;
  freelancer_id: string;
  recruiter_id: string;
  terms: Terms;
  during: string;
}

/** When a call has ended each person booked on it has a sheet, filled with the planned times. */
@Injectable()
export class MakeTimesheets {
  constructor(
    private readonly database: Database,
    private readonly calls: CallRepository,
    private readonly timesheets: TimesheetRepository,
    private readonly publisher: TimesheetPublisher,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  /** In a transaction; twice is fine. One that ends later than it was to has a deadline of its own then. */
  async makeOf(callId: string): Promise<void> {
    const call = await this.calls.findCall(callId);
    const now = this.clock.now();
    if (!call || spanOfRange(call.during).to > now) return;
    const workers = await this.workersOf(callId);
    let made = 0;
    for (const worker of workers) made += Number(await this.makeOne(call, worker, now));
    if (!made) return;
    const forget = yearsFrom(now, timesheetTimes.keptYears);
    await this.deadlines.setAt('forget_timesheets', callId, forget);
  }

  /** By the time that the person agreed to, which the call may have left. */
  private async makeOne(call: CallEntity, worker: Worker, now: Date): Promise<boolean> {
    const { booking_id, freelancer_id, recruiter_id, terms } = worker;
    const { id: callId } = call;
    const { from, to } = spanOfRange(worker.during);
    const isTimeToFollow = isAgreedToFollow(call, { from, to });
    const { day, time } = wallTimeOf(from);
    const agreed = {
      starts_on: day,
      starts_at: isTimeToFollow ? null : time,
      from: from.toISOString(),
      to: to.toISOString(),
    };
    const [planned = { from, to }] = plannedSpans([agreed], terms);
    const worked = { span: planned, breaks: plannedBreaks(planned, terms) };
    const of = { bookingId: booking_id, callId, freelancerId: freelancer_id, recruiterId: recruiter_id };
    const figures = figuresOf(worked, terms, { hasFee: true, previousOut: null });
    const sheet = newTimesheet({ ...of, planned, isTimeToFollow, figures }, now);
    if (!(await this.timesheets.addTimesheet(sheet))) return false;
    // What a fee and a rest are worth depends on the calls around it, which are read with the sheet.
    const { has_fee, fee_share, previous_out } = await this.timesheets.contextOf(sheet.id);
    Object.assign(sheet, figuresOf(worked, terms, { hasFee: has_fee, feeShare: fee_share, previousOut: previous_out }));
    await this.timesheets.saveTimesheet(sheet);
    await this.publisher.publish(sheet, 'time', null);
    return true;
  }

  /** Booked on it at its end; not a person who is said not to have come to it. */
  private workersOf(callId: string): Promise<Worker[]> {
    return this.database.query<Worker>(
      `SELECT m.booking_id, m.freelancer_id, b.recruiter_id, b.terms, m.during::text
       FROM bookings.commitments m JOIN bookings.bookings b ON b.id = m.booking_id
       WHERE m.call_id = $1 AND m.state = 'confirmed' AND b.state <> 'cancelled'
         AND NOT ${isContestedCall('b', 'm.call_id')}
       ORDER BY m.booking_id`,
      [callId],
    );
  }
}
