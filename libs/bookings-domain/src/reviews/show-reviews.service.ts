import { RatingPublisher, RatingRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import { CompanyRatingRepository } from './company-rating.repository.js';
import { ReviewPublisher } from './review-publisher.service.js';
import { type ReviewedBooking, ReviewRepository, type ReviewRow } from './review.repository.js';
import { ReviewWindowRepository } from './review-window.repository.js';

/** Shows what both sides wrote, with all that it adds up to: one transaction, so that no reader ever sees one alone. */
@Injectable()
export class ShowReviewsService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly windows: ReviewWindowRepository,
    private readonly ratings: RatingRepository,
    private readonly ratingPublisher: RatingPublisher,
    private readonly companies: CompanyRatingRepository,
    private readonly publisher: ReviewPublisher,
  ) {}

  /** The booking is held by the caller. Those of the company first: everywhere in one order, so that no two wait for each other. */
  async show(booking: ReviewedBooking): Promise<void> {
    for (const review of await this.reviews.ofBooking(booking.id)) {
      if (review.shown_at) continue;
      await this.reviews.markShown(review.id);
      await this.count(booking, review);
      await this.publisher.publishShown(booking, review);
    }
    await this.windows.markShown(booking.id);
  }

  /** What a company wrote stands among the ratings of the person from here on. */
  private async count({ application_id, recruiter_id, freelancer_id }: ReviewedBooking, review: ReviewRow) {
    if (review.side === 'crew') return this.companies.countStars(recruiter_id, review.stars);
    if (!application_id) return;
    const rating = await this.ratings.addRating({
      id: review.id,
      applicationId: application_id,
      freelancerId: freelancer_id,
      recruiterId: recruiter_id,
      rating: review.stars,
      comment: review.text,
    });
    if (rating) await this.ratingPublisher.publish(rating);
  }
}
