import { HasBookingError, HoldsPencilError } from '@crewcall/bookings-domain';
import { type BlockKind, dayWords, type Span } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Injectable } from '@nestjs/common';
import { DecideOfferService } from '../offers/decide-offer.service.js';
import { CalendarClashRepository } from './calendar-clash.repository.js';

/** Sees to it that a person may say they are not available: never over a booking, over a pencil only when they mean it. */
@Injectable()
export class ClearTimeService {
  constructor(
    private readonly clashes: CalendarClashRepository,
    private readonly deciding: DecideOfferService,
  ) {}

  /**
   * Before the transaction that writes: each pencil is released in its own, with all that follows from it.
   * @throws HasBookingError, or HoldsPencilError while `release` is not said
   */
  async clear(actor: Actor, kind: BlockKind, spans: readonly Span[], release: boolean | undefined): Promise<void> {
    if (kind !== 'unavailable') return;
    await this.assertNotBooked(actor, kind, spans);
    if (release === false) return;
    const pencils = await this.clashes.clashingPencils(actor.id, spans);
    const [first] = pencils;
    if (!first) return;
    if (!release)
      throw new HoldsPencilError(
        first.title,
        pencils.map(({ offer_id }) => offer_id),
      );
    for (const { offer_id } of pencils) await this.deciding.release(actor, offer_id, {});
  }

  /** Once more with the person's row held: a booking may have been made meanwhile. */
  async assertNotBooked(actor: Actor, kind: BlockKind, spans: readonly Span[]): Promise<void> {
    if (kind !== 'unavailable') return;
    const booking = await this.clashes.firstBooking(actor.id, spans);
    if (booking) throw new HasBookingError(booking.title, dayWords(booking.starts_on), booking.booking_id);
  }
}
