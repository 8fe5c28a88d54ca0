import {
  aroundOf,
  type BookingEntity,
  DeadlineSetter,
  figuresOf,
  TimesheetRepository,
  workedOfEntity,
} from '@crewcall/bookings-domain';
import { isAgreed, payWithoutFee } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';

/** What a claim that a person did not come changes of their other hours, and what it held up, once it is taken back. */
@Injectable()
export class MakeUpService {
  constructor(
    private readonly deadlines: DeadlineSetter,
    private readonly timesheets: TimesheetRepository,
  ) {}

  /** In the caller's transaction. Of a call that is not over yet its own deadlines do it. */
  async makeUpFor(booking: BookingEntity, callId: string): Promise<void> {
    for (const kind of ['timesheets', 'complete'] as const) await this.deadlines.setNow(kind, callId);
    await this.leaveFee(booking, callId);
    await this.payAgain(booking, callId);
  }

  /** In the caller's transaction. Hours of other days that were sent have what is paid once, where that call had it. */
  async payAgain({ id }: BookingEntity, callId: string): Promise<void> {
    for (const sheet of await this.timesheets.lockOfBooking(id)) {
      const isSent = sheet.state === 'submitted' || sheet.state === 'disputed';
      if (sheet.callId === callId || sheet.cancellationId || !isSent) continue;
      const context = await this.timesheets.contextOf(sheet.id);
      const { pay } = figuresOf(workedOfEntity(sheet), context.terms, aroundOf(context, sheet));
      if (pay?.total_pence === sheet.pay?.total_pence) continue;
      sheet.pay = pay;
      await this.timesheets.saveTimesheet(sheet);
    }
  }

  /** Hours of a later day may have been sent with the fee meanwhile: they keep it, and those of that call leave it to them. */
  private async leaveFee({ id }: BookingEntity, callId: string): Promise<void> {
    for (const sheet of await this.timesheets.lockOfBooking(id)) {
      if (sheet.callId !== callId || sheet.state === 'due' || isAgreed(sheet.state) || !sheet.pay) continue;
      const { has_fee, terms } = await this.timesheets.contextOf(sheet.id);
      if (has_fee) continue;
      sheet.pay = payWithoutFee(sheet.pay, terms);
      await this.timesheets.saveTimesheet(sheet);
    }
  }
}
