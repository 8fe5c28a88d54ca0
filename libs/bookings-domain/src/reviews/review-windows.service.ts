import { daysAfter, reviewLimits, reviewSides } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { type Deadline, DeadlineRepository } from '../deadlines/deadline.repository.js';
import { ReviewPublisher } from './review-publisher.service.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewWindowRepository } from './review-window.repository.js';
import { ShowReviewsService } from './show-reviews.service.js';

/** Completed bookings may be reviewed for fourteen days: opens that time, reminds in it and ends it. */
@Injectable()
export class ReviewWindows {
  constructor(
    private readonly windows: ReviewWindowRepository,
    private readonly reviews: ReviewRepository,
    private readonly deadlines: DeadlineRepository,
    private readonly showing: ShowReviewsService,
    private readonly publisher: ReviewPublisher,
    private readonly clock: Clock,
  ) {}

  /** Half a day after a call: those for whom it was the last one are done. */
  async completeOfCall(callId: string): Promise<void> {
    for (const id of await this.windows.completedOn(callId)) {
      await this.windows.lockWindow(id);
      await this.openWindow(id);
    }
  }

  /** The booking is held by the caller. Twice is fine. */
  async openWindow(bookingId: string): Promise<void> {
    const window = await this.windows.openWindow(bookingId);
    const booking = window && (await this.reviews.bookingOf(bookingId));
    if (!booking) return;
    const of = { subjectId: bookingId, subjectVersion: window.version };
    await this.deadlines.setDeadlines([
      ...reviewLimits.reminderDays
        .map((days) => daysAfter(window.opens_at, days))
        .filter((dueAt) => dueAt > this.clock.now())
        .map((dueAt) => ({ kind: 'review_reminder' as const, dueAt, ...of })),
      { kind: 'review_close', dueAt: window.closes_at, ...of },
    ]);
    await this.publisher.publishCompleted(booking, window.closes_at);
    const written = await this.reviews.ofBooking(bookingId);
    // Written before the booking was over, as companies may.
    for (const { side } of written)
      await this.publisher.publishDue(booking, side === 'crew' ? 'company' : 'crew', 'written', window.closes_at);
  }

  /** What is in dispute meanwhile is neither reminded of nor shown; it opens again where it is settled. */
  async keepWindow({ kind, subjectId, subjectVersion }: Deadline): Promise<void> {
    await this.windows.lockWindow(subjectId);
    const [window, booking] = [await this.windows.findWindow(subjectId), await this.reviews.bookingOf(subjectId)];
    if (!window || !booking || window.shown_at || window.version !== subjectVersion) return;
    if (kind === 'review_close') return this.showing.show(booking);
    const written = (await this.reviews.ofBooking(subjectId)).map(({ side }) => side);
    for (const side of reviewSides.filter((one) => !written.includes(one)))
      await this.publisher.publishDue(booking, side, 'reminder', window.closes_at);
  }
}
