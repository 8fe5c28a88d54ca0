import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { ratingSummaryChanged, type RatingSummaryChangedPayload } from '@crewcall/contracts-jobs/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RatingsService } from './ratings.service.js';

@Injectable()
export class RatingsConsumer {
  constructor(private readonly ratings: RatingsService) {}

  @OnEvent(ratingSummaryChanged)
  async updateRatingOnProfile(
    { freelancer_id: freelancerId, average, count }: RatingSummaryChangedPayload,
    { version }: EventEnvelope,
  ): Promise<void> {
    await this.ratings.takeSummary({ freelancerId, average: count ? average : null, count, version });
  }
}
