import {
  BookingMissingError,
  type ReviewContent,
  type ReviewedBooking,
  ReviewPublisher,
  ReviewRepository,
  type ReviewRow,
  type ReviewWindow,
  ReviewWindowRepository,
  ReviewWindows,
  ShowReviewsService,
} from '@crewcall/bookings-domain';
import { reviewPartsProblem, type ReviewSide } from '@crewcall/contracts-bookings';
import type { SaveReviewDto, WriteReviewDto } from '@crewcall/contracts-bookings/dto';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import {
  ReviewMissingError,
  ReviewNotOpenError,
  ReviewPartError,
  ReviewShownError,
  ReviewWrittenError,
} from './review.errors.js';
import { isOpen, reviewSideOf } from './review.policy.js';

/** Writing a review, and changing it until both are in. */
@Injectable()
export class WriteReviewService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly windowRows: ReviewWindowRepository,
    private readonly windows: ReviewWindows,
    private readonly showing: ShowReviewsService,
    private readonly publisher: ReviewPublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * With the second of the two both are shown, in this transaction.
   * @throws BookingMissingError for every user but its two sides
   * @throws DomainError `REVIEW_NOT_OPEN` outside of the fourteen days, `REVIEW_WRITTEN` the second time
   */
  async write(actor: Actor, { booking_id, ...content }: WriteReviewDto): Promise<string> {
    return this.transactions.run(async () => {
      const { booking, side, window } = await this.hold(actor, booking_id);
      if (!isOpen(window, this.clock.now())) throw new ReviewNotOpenError();
      assertParts(content, side);
      const review = await this.add(booking, side, content, window);
      if (!review) throw new ReviewWrittenError();
      return booking.id;
    });
  }

  /** @throws DomainError `REVIEW_SHOWN` once it is shown */
  async change(actor: Actor, id: string, content: SaveReviewDto): Promise<string> {
    return this.transactions.run(async () => {
      const found = await this.reviews.findReview(id);
      if (found?.writer_id !== actor.id) throw new ReviewMissingError();
      const { booking, side, window } = await this.hold(actor, found.booking_id);
      if ((await this.reviews.findReview(id))?.shown_at) throw new ReviewShownError();
      // A company may have written before the booking was over.
      if (window && !isOpen(window, this.clock.now())) throw new ReviewNotOpenError();
      assertParts(content, side);
      await this.reviews.changeReview(id, content);
      return booking.id;
    });
  }

  /**
   * In the caller's transaction, which holds the booking. Null when that side has written one. A company may write before
   * the booking is over: it is shown no earlier for that.
   */
  async add(
    booking: ReviewedBooking,
    side: ReviewSide,
    content: ReviewContent,
    window: ReviewWindow | null,
  ): Promise<ReviewRow | null> {
    if (window) await this.windows.openWindow(booking.id);
    const [writerId, subjectId] =
      side === 'company'
        ? [booking.recruiter_id, booking.freelancer_id]
        : [booking.freelancer_id, booking.recruiter_id];
    const review = await this.reviews.addReview({ bookingId: booking.id, side, writerId, subjectId, ...content });
    if (!review || !window) return review;
    const isLate = window.shown_at !== null || this.clock.now() >= window.closes_at;
    if (isLate || (await this.reviews.ofBooking(booking.id)).length > 1) await this.showing.show(booking);
    else await this.publisher.publishDue(booking, side === 'company' ? 'crew' : 'company', 'written', window.closes_at);
    return review;
  }

  private async hold(actor: Actor, bookingId: string) {
    const found = await this.reviews.bookingOf(bookingId);
    const side = found && reviewSideOf(actor, found);
    if (!side) throw new BookingMissingError();
    await this.windowRows.lockWindow(bookingId);
    const booking = (await this.reviews.bookingOf(bookingId)) ?? found;
    return { booking, side, window: await this.windowRows.findWindow(bookingId) };
  }
}

function assertParts({ parts }: ReviewContent, side: ReviewSide): void {
  if (reviewPartsProblem(parts, side)) throw new ReviewPartError();
}
