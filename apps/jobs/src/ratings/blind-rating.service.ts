import {
  type ReviewContent,
  ReviewRepository,
  type ReviewRow,
  ReviewWindowRepository,
} from '@crewcall/bookings-domain';
import { isBooked } from '@crewcall/contracts-bookings';
import { RatingRepository, type RatingRow } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { ReviewNotOpenError } from '../reviews/review.errors.js';
import { WriteReviewService } from '../reviews/write-review.service.js';
import { AlreadyRatedError } from './rating.errors.js';

/** A rating of a booking that both sides review is the company's side of it. */
@Injectable()
export class BlindRatingService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly writing: WriteReviewService,
    private readonly ratings: RatingRepository,
  ) {}

  /**
   * As its company reads it; null for a hire from before there were reviews. In the caller's transaction.
   * @throws AlreadyRatedError when the company has reviewed it
   */
  async rate(applicationId: string, content: ReviewContent): Promise<RatingRow | null> {
    const found = await this.reviews.bookingOfApplication(applicationId);
    if (!found?.is_reviewed) return null;
    await this.windows.lockWindow(found.id);
    const booking = await this.reviews.bookingOf(found.id);
    if (!booking || !isBooked(booking.state)) throw new ReviewNotOpenError();
    if (await this.ratings.isRated(applicationId)) throw new AlreadyRatedError();
    const review = await this.writing.add(booking, 'company', content, await this.windows.findWindow(booking.id));
    if (!review) throw new AlreadyRatedError();
    return this.ownRowOf(applicationId, review);
  }

  private async ownRowOf(application_id: string, review: ReviewRow): Promise<RatingRow> {
    const unnamed = { job_title: null, first_name: null, last_name: null, company_name: null };
    return {
      ...((await this.ratings.besideOf(application_id)) ?? unnamed),
      id: review.id,
      application_id,
      freelancer_id: review.subject_id,
      recruiter_id: review.writer_id,
      rating: review.stars,
      comment: review.text,
      created_at: review.written_at,
      removed_at: null,
      parts: review.parts,
      reply: null,
      replied_at: null,
      booking_id: review.booking_id,
    };
  }
}
