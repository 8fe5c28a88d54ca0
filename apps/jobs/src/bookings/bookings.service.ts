import {
  type BookingEntity,
  BookingMissingError,
  BookingRepository,
  type CallEntity,
  CallRepository,
  LateRepository,
  RevisionRepository,
} from '@crewcall/bookings-domain';
import { type Booking, bookingStates, type HistoryLine, type OfferSide } from '@crewcall/contracts-bookings';
import type { BookingListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { CancellationsService } from '../cancelling/cancellations.service.js';
import { sideOf } from '../parties/party.policy.js';
import { WarningsService } from '../offers/warnings.service.js';
import { NoShowRecords } from '../no-shows/no-show-records.service.js';
import { BookingListRepository } from './booking-list.repository.js';
import { presentBooking } from './booking.presenter.js';

/** Reading bookings: the two parties may, and read the same but for what is one's own alone. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly list: BookingListRepository,
    private readonly calls: CallRepository,
    private readonly revisions: RevisionRepository,
    private readonly lates: LateRepository,
    private readonly noShows: NoShowRecords,
    private readonly warnings: WarningsService,
    private readonly cancellations: CancellationsService,
  ) {}

  async getBooking(actor: Actor, id: string): Promise<Booking> {
    const booking = await this.bookings.findBooking(id);
    const side = booking && sideOf(actor, booking);
    if (!side) throw new BookingMissingError();
    const [presented] = await this.present([booking], side, await this.list.historyOf(booking.offerId));
    if (!presented) throw new BookingMissingError();
    return presented;
  }

  /** Without their histories, which are read one at a time. */
  async listOf(actor: Actor, query: BookingListQueryDto): Promise<Page<Booking>> {
    if (actor.role !== query.side) throw new AccessDeniedError();
    const states = query.state ? bookingStates.filter((state) => query.state?.split(',').includes(state)) : undefined;
    const page = await this.list.findBookingsOf(query.side, actor.id, states, query);
    return { items: await this.present(page.items, query.side, []), total: page.total };
  }

  private async present(bookings: BookingEntity[], side: OfferSide, history: HistoryLine[]): Promise<Booking[]> {
    const beside = await this.list.surroundingsOf(bookings.map(({ id }) => id));
    const all = await this.calls.ofIds([...new Set([...beside.values()].flatMap(({ call_ids }) => call_ids))]);
    const callsOf = ({ id }: BookingEntity): CallEntity[] =>
      all.filter((call) => beside.get(id)?.call_ids.includes(call.id));
    // Of those that met another when bookings came no time was taken.
    const workedOf = (booking: BookingEntity): CallEntity[] =>
      callsOf(booking).filter(({ id }) => booking.clashes || beside.get(booking.id)?.taken_ids.includes(id));
    const revisions = await this.revisions.lastOfEach(bookings.map(({ offerId }) => offerId));
    const cancellations = await this.cancellations.ofBookings(bookings.map(({ id }) => id));
    const lates = await this.lates.ofBookings(bookings.map(({ id }) => id));
    const noShows = await this.noShows.ofBookings(bookings.map(({ id }) => id));
    const warned = bookings.map((booking) => ({
      freelancerId: booking.freelancerId,
      recruiterId: booking.recruiterId,
      bookingId: booking.id,
      terms: booking.terms,
      calls: booking.state === 'confirmed' ? workedOf(booking).filter(({ removedAt }) => !removedAt) : [],
    }));
    const warnings = await this.warnings.warningsOf(warned, side);
    return bookings.flatMap((booking, index) => {
      const surroundings = beside.get(booking.id);
      const calls = callsOf(booking);
      const parts = {
        calls,
        worked: workedOf(booking),
        history,
        cancellations: cancellations.get(booking.id) ?? [],
        late: lates.get(booking.id) ?? [],
        noShow: noShows.get(booking.id) ?? null,
        warnings: warnings[index] ?? [],
        revision: revisions.get(booking.offerId) ?? null,
      };
      return surroundings ? [presentBooking(booking, surroundings, parts, side)] : [];
    });
  }
}
