import {
  type BookingEntity,
  DeadlineSetter,
  newTimesheet,
  NotPossibleNowError,
  SettleTimesheet,
  TimesheetRepository,
  TimesheetVersionRepository,
} from '@crewcall/bookings-domain';
import { type CancelCost, payOfCancellation, timesheetTimes } from '@crewcall/contracts-bookings';
import { Clock, yearsFrom } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

interface OwedCall {
  id: string;
  from: string;
  to: string;
}

/** What a company owes for calls that it cancelled, as a sheet that is submitted at once: from there on it goes as hours do. */
@Injectable()
export class CancellationFee {
  constructor(
    private readonly timesheets: TimesheetRepository,
    private readonly versions: TimesheetVersionRepository,
    private readonly settling: SettleTimesheet,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  /** Of the first call of those cancelled together, in their transaction. */
  async owe(
    { id: bookingId, freelancerId, recruiterId }: BookingEntity,
    cancellationId: string,
    calls: readonly OwedCall[],
    { fee_pence, words }: CancelCost,
  ): Promise<void> {
    const [first] = calls.toSorted((one, other) => one.from.localeCompare(other.from));
    if (!first || !fee_pence) return;
    const now = this.clock.now();
    const planned = { from: new Date(first.from), to: new Date(first.to) };
    const none = { breaks: [], travelDays: 0, nightsAway: 0, paidMinutes: 0 };
    const figures = { ...none, inAt: planned.from, outAt: planned.to, pay: payOfCancellation(words, fee_pence) };
    const of = { bookingId, callId: first.id, freelancerId, recruiterId, cancellationId };
    const sheet = newTimesheet({ ...of, planned, isTimeToFollow: false, figures }, now);
    if (!(await this.timesheets.addTimesheet(sheet))) return;
    await this.settling.submit(sheet);
    await this.versions.addTimesheetVersion(sheet, { by: 'crew', figures });
    const forget = yearsFrom(now, timesheetTimes.keptYears);
    await this.deadlines.setAt('forget_timesheets', first.id, forget);
  }

  /** The cancelling was put back, so nothing is owed, whether or not it was agreed. @throws NotPossibleNowError once it is invoiced */
  async withdraw(cancellationId: string): Promise<void> {
    const sheet = await this.timesheets.lockOfCancellation(cancellationId);
    if (!sheet) return;
    if (await this.timesheets.isInvoiced(sheet.id)) throw new NotPossibleNowError('cancelled, and its fee is invoiced');
    await this.timesheets.removeTimesheet(sheet.id);
  }
}
