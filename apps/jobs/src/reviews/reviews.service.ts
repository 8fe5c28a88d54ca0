import { BookingMissingError, ReviewRepository, ReviewWindowRepository } from '@crewcall/bookings-domain';
import type { BookingReviews, CompanyReview, WorksAgain } from '@crewcall/contracts-bookings';
import type { Actor, Page, PageRequest } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { isOpen, paidUntil, replyUntil, reviewSideOf } from './review.policy.js';
import { isShown, presentOwn, presentShown } from './review.presenter.js';
import { ShownReviewRepository } from './shown-review.repository.js';

/** Reading reviews. Of what is not shown only its writer reads anything, and the other side that it is there. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly shown: ShownReviewRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws BookingMissingError for every user but its two sides */
  async ofBooking(actor: Actor, bookingId: string): Promise<BookingReviews> {
    const booking = await this.reviews.bookingOf(bookingId);
    const side = booking && reviewSideOf(actor, booking);
    if (!side) throw new BookingMissingError();
    const now = this.clock.now();
    // Both at one moment: a reader meanwhile sees both or none.
    const written = await this.reviews.ofBooking(bookingId);
    const window = await this.windows.findWindow(bookingId);
    const own = written.find((review) => review.side === side);
    const theirs = written.find((review) => review.side !== side);
    return {
      booking_id: bookingId,
      is_open: isOpen(window, now),
      closes_at: window?.closes_at.toISOString() ?? null,
      own: own ? presentOwn(own) : null,
      theirs: isShown(theirs) ? presentShown(theirs) : null,
      is_theirs_written: theirs !== undefined,
      reply_until: theirs ? (replyUntil(theirs, now)?.toISOString() ?? null) : null,
      paid_until: paidUntil(own ?? null, window, now)?.toISOString() ?? null,
    };
  }

  /** For every reader, newest first. */
  async ofCompany(userId: string, page: PageRequest): Promise<Page<CompanyReview>> {
    const { items, total } = await this.shown.ofCompany(userId, page);
    return { items: items.map((row) => ({ ...presentShown(row), role: row.role })), total };
  }

  /** Where both said yes and both are shown. */
  again(actor: Actor): Promise<WorksAgain[]> {
    return this.shown.workAgainWith(actor.id);
  }
}
