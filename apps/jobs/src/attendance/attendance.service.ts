import {
  Arrivals,
  AttendanceRepository,
  type CallEntity,
  DeadlineSetter,
  HistoryRepository,
  isAgreedToFollow,
  SheetPeopleRepository,
  type SheetPerson,
  spanOfRange,
} from '@crewcall/bookings-domain';
import {
  attendanceLimits,
  dayAfter,
  isNear,
  isTimeOfAttendance,
  momentOf,
  type Point,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { TellAttendanceDto } from '@crewcall/contracts-bookings/dto';
import { type Actor, isRecordId } from '@crewcall/contracts-core';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { SheetOfCall } from '../call-sheets/sheet-of-call.service.js';
import { AttendanceMissingError, NotOnTheDayError, NotYetError } from './attendance.errors.js';

/** How long after a call time something of its day can still be said. */
const KEPT_OPEN_MS = 72 * 3_600_000;
/** How long a tap may have waited for a signal. */
const WAITED_MS = 24 * 3_600_000;

/** What those booked say of the day, and the company of them. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly ofCall: SheetOfCall,
    private readonly people: SheetPeopleRepository,
    private readonly attendances: AttendanceRepository,
    private readonly arrivals: Arrivals,
    private readonly history: HistoryRepository,
    private readonly deadlines: DeadlineSetter,
    private readonly jobs: JobRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Twice is fine; the first counts.
   * @throws DomainError `NOT_ON_THE_DAY` outside of its time, `NOT_YET` for a tap from the future
   */
  async tellArrival(actor: Actor, callId: string, { what, at: tapped, point }: TellAttendanceDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const { call, job } = await this.ofCall.findSheet(callId);
      await this.jobs.lockJob(job.id);
      const [person] = await this.people.ofCall(callId, actor.id);
      if (!person) throw new AttendanceMissingError();
      const at = this.timeOfTap(call, person, tapped);
      const place = point && placeOf(call);
      const isNew = await this.attendances.addAttendance({
        ...{ callId, freelancerId: actor.id, what, by: 'crew', byId: actor.id, at },
        isNear: place && point ? isNear(place, point) : null,
        point: point ? await this.keepPoint(call, point) : null,
      });
      if (!isNew) return;
      const facts = { call_id: callId, at };
      await this.history.addStep({ offerId: person.offerId, what, by: 'crew', byId: actor.id, facts });
      await this.arrivals.publish(call, [person], what, at);
    });
  }

  /** Beside what the person says of themselves. */
  async setArrived(actor: Actor, callId: string, userId: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const { call } = await this.ofCall.holdOwn(actor, callId);
      const [person] = isRecordId(userId) ? await this.people.ofCall(callId, userId) : [];
      if (!person) throw new AttendanceMissingError();
      const at = this.clock.now();
      const sinceCall = at.getTime() - person.from.getTime();
      if (sinceCall < -attendanceLimits.aheadMs || sinceCall > KEPT_OPEN_MS) throw new NotOnTheDayError();
      const said = { callId, freelancerId: userId, what: 'arrived', by: 'company', byId: actor.id, at } as const;
      if (!(await this.attendances.addAttendance({ ...said, isNear: null, point: null }))) return;
      const facts = { call_id: callId, at };
      await this.history.addStep({
        offerId: person.offerId,
        what: 'set_arrived',
        by: 'company',
        byId: actor.id,
        facts,
      });
      await this.arrivals.publish(call, [person], 'arrived', at);
    });
  }

  /** By the phone's clock, which may be a little ahead, and the time that the person agreed to. */
  private timeOfTap(call: CallEntity, person: SheetPerson, tapped: string | undefined): Date {
    const now = this.clock.now();
    const at = tapped ? new Date(tapped) : now;
    if (at.getTime() > now.getTime() + attendanceLimits.clockMs) throw new NotYetError();
    const isTime = isTimeOfAttendance(at.getTime(), person.from.toISOString(), isAgreedToFollow(call, person));
    if (!isTime || now.getTime() - at.getTime() > WAITED_MS) throw new NotOnTheDayError();
    return at > now ? now : at;
  }

  /** Until midnight after the call ends; one that is sent later is not kept at all. */
  private async keepPoint(call: CallEntity, { lat, lon }: Point): Promise<(Point & { until: Date }) | null> {
    const { day } = wallTimeOf(spanOfRange(call.during).to);
    const until = momentOf({ day: dayAfter(day), time: '00:00' });
    if (!until || until <= this.clock.now()) return null;
    await this.deadlines.setAt('forget_points', call.id, until);
    return { lat, lon, until };
  }
}

const placeOf = ({ lat, lon }: CallEntity): Point | null => (lat === null || lon === null ? null : { lat, lon });
