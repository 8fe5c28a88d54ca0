import {
  type BookingEntity,
  BookingMissingError,
  BookingRepository,
  CallRepository,
  type HeldOffer,
  NotPossibleNowError,
  OfferLocks,
} from '@crewcall/bookings-domain';
import { bookingStateWords, canMoveBooking, cancelTexts, cancelReasonWords } from '@crewcall/contracts-bookings';
import type { CancelBookingDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { CancelBookingService } from '../applications/cancel-booking.service.js';
import { moverOf, sideOf } from '../parties/party.policy.js';
import { AskRevisionsService } from '../revisions/ask-revisions.service.js';
import { assertAhead } from './ahead.js';
import { CancelCallsService } from './cancel-calls.service.js';

/** Either side takes a booking back before its first call begins: the time is free and the position open at once. */
@Injectable()
export class CancelByPartyService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly calls: CallRepository,
    private readonly locks: OfferLocks,
    private readonly cancelBooking: CancelBookingService,
    private readonly cancellingCalls: CancelCallsService,
    private readonly revisions: AskRevisionsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A company says why in words, and may cancel some calls alone; a crew member chooses a kind of reason.
   * @throws BookingMissingError for everyone else
   * @throws NotPossibleNowError once a call that it would cancel has begun
   */
  async cancel(actor: Actor, id: string, input: CancelBookingDto): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const found = await this.bookings.findBooking(id);
      const side = found && sideOf(actor, found);
      if (!found || !side) throw new BookingMissingError();
      const held = await this.locks.holdOffers(found.offerId);
      const booking = await this.bookings.findBooking(id);
      const by = moverOf(side);
      if (!booking || !canMoveBooking('cancel', booking.state, by))
        throw new NotPossibleNowError(bookingStateWords[booking?.state ?? found.state]);
      await (by === 'company' ? this.byCompany(actor, booking, held, input) : this.byCrew(booking, held, input));
    });
  }

  private async byCompany(
    actor: Actor,
    booking: BookingEntity,
    held: HeldOffer,
    { reason, call_ids }: CancelBookingDto,
  ): Promise<void> {
    if (!reason) throw new ValidationFailedError(cancelTexts.reason);
    if (call_ids) await this.cancelCalls(actor, booking, held, call_ids, reason);
    else await this.cancelWhole(booking, held, { by: 'company', reason });
  }

  private async byCrew(booking: BookingEntity, held: HeldOffer, { kind, reason }: CancelBookingDto): Promise<void> {
    if (!kind) throw new ValidationFailedError(cancelTexts.kind);
    // 'Ill', 'Travel: the ferry is off'
    const words = [cancelReasonWords[kind], reason].filter(Boolean).join(': ');
    await this.cancelWhole(booking, held, { by: 'crew', reason: words, kind });
  }

  private async cancelWhole(
    booking: BookingEntity,
    { job, application }: HeldOffer,
    end: Parameters<CancelBookingService['cancelHeld']>[2],
  ): Promise<void> {
    const time = await this.bookings.timeOf(booking.id);
    assertAhead(time, this.clock.now());
    if (!application) throw new BookingMissingError();
    await this.cancelBooking.cancelHeld(job, application, { ...end, isTold: true });
  }

  /** All that are left are the whole booking. */
  private async cancelCalls(
    actor: Actor,
    booking: BookingEntity,
    held: HeldOffer,
    callIds: string[],
    reason: string,
  ): Promise<void> {
    const time = await this.bookings.timeOf(booking.id);
    const chosen = time.filter((call) => callIds.includes(call.id));
    if (chosen.length !== callIds.length) throw new ValidationFailedError(cancelTexts.calls);
    if (chosen.length === time.length) return this.cancelWhole(booking, held, { by: 'company', reason });
    assertAhead(chosen, this.clock.now());
    await this.cancellingCalls.cancelCalls(held.job, booking.id, chosen, { by: 'company', byId: actor.id, reason });
    const asked = { offer_id: booking.offerId, booking_id: booking.id };
    await this.revisions.askRest(asked, await this.calls.ofIds(callIds), actor.id);
  }
}
