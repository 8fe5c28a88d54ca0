import {
  Arrivals,
  AttendanceRepository,
  BookingMissingError,
  BookingRepository,
  type CallEntity,
  CallRepository,
  HistoryRepository,
  isAgreedToFollow,
  LateRepository,
  SheetPeopleRepository,
  type SheetPerson,
} from '@crewcall/bookings-domain';
import { dayAfter, isTimeOfLate, momentOf, wallTimeOf } from '@crewcall/contracts-bookings';
import type { RunningLateDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock, JobRepository } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { ArrivedAlreadyError, ChangedOftenError, LateTimeError, NotYetLateError } from './attendance.errors.js';

const MINUTE = 60_000;

/** A crew member says that they come late: the company sees it at once, and nothing else changes. */
@Injectable()
export class RunningLateService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly people: SheetPeopleRepository,
    private readonly attendances: AttendanceRepository,
    private readonly lates: LateRepository,
    private readonly arrivals: Arrivals,
    private readonly history: HistoryRepository,
    private readonly jobs: JobRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * What is said last counts; the same again changes nothing.
   * @throws DomainError `NOT_ON_THE_DAY` outside of its time, `ARRIVED_ALREADY`, `LATE_OFTEN`
   */
  async sayLate(actor: Actor, bookingId: string, { call_id, note = null, ...when }: RunningLateDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const booking = await this.bookings.findBooking(bookingId);
      if (!booking || booking.freelancerId !== actor.id) throw new BookingMissingError();
      await this.jobs.lockJob(booking.jobId);
      const [person] = await this.people.ofCall(call_id, actor.id);
      const call = await this.calls.findCall(call_id);
      if (!call || person?.bookingId !== bookingId) throw new BookingMissingError();
      await this.assertExpected(call, person);
      const expectedAt = expectedTime(person, when);
      const said = await this.lates.sayLate({ callId: call_id, freelancerId: actor.id, expectedAt, note });
      if (said === 'often') throw new ChangedOftenError();
      if (said === 'same') return;
      const facts = { call_id, expected_at: expectedAt };
      await this.history.addStep({ offerId: person.offerId, what: 'late', by: 'crew', byId: actor.id, facts });
      const late_minutes = Math.round((expectedAt.getTime() - person.from.getTime()) / MINUTE);
      await this.arrivals.publish(call, [person], 'late', this.clock.now(), { late_minutes });
    });
  }

  /** By the time that they agreed to, which the call may have left. */
  private async assertExpected(call: CallEntity, person: SheetPerson): Promise<void> {
    const from = person.from.toISOString();
    if (!isTimeOfLate(this.clock.now().getTime(), from, isAgreedToFollow(call, person))) throw new NotYetLateError();
    const said = await this.attendances.ofCall(call.id);
    if (said.some((one) => one.userId === person.userId && one.what === 'arrived')) throw new ArrivedAlreadyError();
  }
}

/** A time before the call time is one of the next day. */
function expectedTime({ from, to }: SheetPerson, { minutes, time }: Pick<RunningLateDto, 'minutes' | 'time'>): Date {
  if (minutes && !time) return new Date(from.getTime() + minutes * MINUTE);
  if (!time || minutes) throw new LateTimeError();
  const { day } = wallTimeOf(from);
  const sameDay = momentOf({ day, time });
  const meant = sameDay && sameDay > from ? sameDay : momentOf({ day: dayAfter(day), time });
  if (!meant || meant <= from || meant > to) throw new LateTimeError();
  return meant;
}
