import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { type RatingSummaryChangedPayload, ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import { RatingsService } from '../ratings.service.js';

@Consumes(ratingSummaryChanged)
@Injectable()
export class ShowRatingsOnProfiles implements EventConsumer<typeof ratingSummaryChanged> {
  constructor(private readonly ratings: RatingsService) {}

  async handle(
    { freelancer_id: freelancerId, average, count }: RatingSummaryChangedPayload,
    { version }: EventEnvelope,
  ): Promise<void> {
    await this.ratings.take({ freelancerId, average: count ? average : null, count, version });
  }
}
