import { ratingSummaryOf } from '@crewcall/contracts-jobs';
import { ratingReceived, ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { type Counted, RatingRepository, type RatingRow } from './rating.repository.js';

/** Counts a rating and publishes it, in the transaction in which it is there to read. */
@Injectable()
export class RatingPublisher {
  constructor(
    private readonly ratings: RatingRepository,
    private readonly events: Events,
  ) {}

  async publish({ application_id, freelancer_id, recruiter_id, rating, comment, job_title }: RatingRow): Promise<void> {
    const counted = await this.ratings.countRating(freelancer_id, rating);
    await this.events.publish(ratingReceived, {
      subjectId: application_id,
      payload: { application_id, job_title: job_title ?? '', recruiter_id, freelancer_id, rating, comment },
    });
    await this.publishSummary(freelancer_id, counted);
  }

  async publishSummary(freelancer_id: string, { distribution: counted, version }: Counted): Promise<void> {
    const { average, count, distribution } = ratingSummaryOf(counted);
    await this.events.publish(ratingSummaryChanged, {
      subjectId: freelancer_id,
      version,
      payload: { freelancer_id, average, count, distribution },
    });
  }
}
