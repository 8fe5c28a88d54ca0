import { type BookingEntity, DeadlineSetter, TimesheetRepository } from '@crewcall/bookings-domain';
import { isAgreed, payWithoutFee } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';

/** What a claim that a person did not come held up or changed, once it is taken back: hours, their fee, and reviews. */
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
  }

  /** Hours of a later day may have been sent with the fee meanwhile: they keep it, and those of that call leave it to them. */
  private async leaveFee({ id }: BookingEntity, callId: string): Promise<void> {
    for (const sheet of await this.timesheets.lockOfBooking(id)) {
      if (sheet.callId !== callId || sheet.state === 'due' || isAgreed(sheet.state) || !sheet.pay) continue;
      const { has_fee, terms } = await this.timesheets.contextOf(sheet.id);
      if (has_fee) continue;
      sheet.pay = payWithoutFee(sheet.pay, terms);
      await this.timesheets.save(sheet);
    }
  }
}
