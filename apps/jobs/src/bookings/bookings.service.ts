import {
  type BookingEntity,
  BookingRefusal,
  BookingRepository,
  type CallEntity,
  CallRepository,
  plannedSpans,
} from '@crewcall/bookings-domain';
import { type Booking, bookingStates, type HistoryLine, payOfRole } from '@crewcall/contracts-bookings';
import type { BookingListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page } from '@crewcall/contracts-core';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { presentCall } from '../calls/call.presenter.js';
import { offerSideOf } from '../offers/offer.policy.js';
import { BookingListRepository, type BookingSurroundings } from './booking-list.repository.js';

/** Reading bookings: the two parties may, and read the same. */
@Injectable()
export class BookingsService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly list: BookingListRepository,
    private readonly calls: CallRepository,
  ) {}

  async get(actor: Actor, id: string): Promise<Booking> {
    const booking = await this.bookings.find(id);
    if (!booking || !offerSideOf(actor, booking)) throw new BookingRefusal('bookingMissing');
    const [presented] = await this.present([booking], await this.list.historyOf(booking.offerId));
    if (!presented) throw new BookingRefusal('bookingMissing');
    return presented;
  }

  /** Without their histories, which are read one at a time. */
  async listOf(actor: Actor, query: BookingListQueryDto): Promise<Page<Booking>> {
    if (actor.role !== query.side) throw new AccessDeniedError();
    const states = query.state ? bookingStates.filter((state) => query.state?.split(',').includes(state)) : undefined;
    const page = await this.list.findOf(query.side, actor.id, states, query);
    return { items: await this.present(page.items, []), total: page.total };
  }

  private async present(bookings: BookingEntity[], history: HistoryLine[]): Promise<Booking[]> {
    const beside = await this.list.surroundingsOf(bookings.map(({ id }) => id));
    const calls = await this.calls.ofIds([...new Set([...beside.values()].flatMap(({ call_ids }) => call_ids))]);
    return bookings.flatMap((booking) => {
      const surroundings = beside.get(booking.id);
      const own = calls.filter(({ id }) => surroundings?.call_ids.includes(id));
      return surroundings ? [presentBooking(booking, surroundings, own, history)] : [];
    });
  }
}

function presentBooking(
  booking: BookingEntity,
  beside: BookingSurroundings,
  calls: CallEntity[],
  history: HistoryLine[],
): Booking {
  return {
    id: booking.id,
    offer_id: booking.offerId,
    application_id: booking.applicationId,
    job_id: booking.jobId,
    role_id: booking.roleId,
    recruiter_id: booking.recruiterId,
    freelancer_id: booking.freelancerId,
    state: booking.state,
    job_title: beside.job_title,
    role_name: beside.role_name,
    company: beside.company,
    location: beside.location,
    freelancer_name: beside.freelancer_name,
    calls: calls.map(presentCall),
    terms: booking.terms,
    terms_hash: booking.termsHash,
    estimate: payOfRole(plannedSpans(calls, booking.terms), booking.terms),
    clashes: booking.clashes,
    revision: null,
    warnings: [],
    history,
    confirmed_at: booking.confirmedAt.toISOString(),
    cancelled_at: booking.cancelledAt?.toISOString() ?? null,
  };
}
