import type { Actor, Page } from '@crewcall/contracts-core';
import { type Rating, type RatingSummary, ratingSummaryOf } from '@crewcall/contracts-jobs';
import type { RatingListQueryDto } from '@crewcall/contracts-jobs/dto';
import { RatingRepository } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { canReadRatingsOf } from './rating.policy.js';
import { presentRating } from './rating.presenter.js';

/** Reading ratings. */
@Injectable()
export class RatingsService {
  constructor(private readonly ratings: RatingRepository) {}

  /** @throws AccessDeniedError for another crew member's history */
  async listOf(actor: Actor, freelancerId: string, query: RatingListQueryDto): Promise<Page<Rating>> {
    if (!canReadRatingsOf(actor, freelancerId)) throw new AccessDeniedError();
    const { items, total } = await this.ratings.findRatingsOf(freelancerId, query);
    return { items: items.map(presentRating), total };
  }

  /** Every user may know it: it stands on the crew card. */
  async summaryOf(freelancerId: string): Promise<RatingSummary> {
    return ratingSummaryOf(await this.ratings.distributionOf(freelancerId));
  }
}
