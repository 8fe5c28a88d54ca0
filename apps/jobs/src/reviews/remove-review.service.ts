import { CompanyRatingRepository, ReviewRepository } from '@crewcall/bookings-domain';
import type { ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import { Clock, RatingPublisher, RatingRepository } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';

/** Takes the words and stars of a review away that administrators found against the rules, and what they added. */
@Injectable()
export class RemoveReviewService {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly ratings: RatingRepository,
    private readonly ratingPublisher: RatingPublisher,
    private readonly companies: CompanyRatingRepository,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of the event. Twice is fine. */
  async act({ decision, target }: ModerationDecidedPayload): Promise<void> {
    if (decision !== 'removed' || target.kind !== 'review') return;
    const review = await this.reviews.removeReview(target.id);
    if (!review) return;
    if (review.side === 'crew') return this.companies.uncountStars(review.subject_id, review.stars);
    const counted = await this.ratings.removeRating(target.id, this.clock.now());
    if (counted) await this.ratingPublisher.publishSummary(counted.freelancerId, counted);
  }
}
