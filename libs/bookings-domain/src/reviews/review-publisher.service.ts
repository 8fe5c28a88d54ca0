import type { ReviewSide } from '@crewcall/contracts-bookings';
import { bookingCompleted, reviewDue, type ReviewDuePayload, reviewShown } from '@crewcall/contracts-bookings/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { ReviewedBooking, ReviewRow } from './review.repository.js';

/** Publishes what becomes of reviews: nothing that stands in one before it is shown. */
@Injectable()
export class ReviewPublisher {
  constructor(private readonly events: Events) {}

  async publishCompleted(booking: ReviewedBooking, until: Date): Promise<void> {
    const payload = { ...factsOf(booking), until: until.toISOString() };
    await this.events.publish(bookingCompleted, { ...subjectOf(booking), payload });
  }

  /** To the side whose review is missing. */
  async publishDue(
    booking: ReviewedBooking,
    side: ReviewSide,
    what: ReviewDuePayload['what'],
    until: Date,
  ): Promise<void> {
    const payload = { ...factsOf(booking), side, what, until: until.toISOString() };
    await this.events.publish(reviewDue, { ...subjectOf(booking), payload });
  }

  async publishShown(booking: ReviewedBooking, { id: review_id, side, subject_id, stars }: ReviewRow): Promise<void> {
    const payload = { ...factsOf(booking), review_id, side, subject_id, stars };
    await this.events.publish(reviewShown, { ...subjectOf(booking), payload });
  }
}

const subjectOf = ({ id: subjectId, version }: ReviewedBooking) => ({ subjectId, version });

const factsOf = ({ job_id, job_title, role, recruiter_id, freelancer_id }: ReviewedBooking) => ({
  job_id,
  job_title,
  role,
  recruiter_id,
  freelancer_id,
});
