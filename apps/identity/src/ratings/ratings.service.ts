import { Injectable } from '@nestjs/common';
import { CrewProfilesService } from '../freelancers/crew-profiles.service.js';
import { type RatingSummary, RatingSummaryRepository } from './rating-summary.repository.js';

@Injectable()
export class RatingsService {
  constructor(
    private readonly summaries: RatingSummaryRepository,
    private readonly profiles: CrewProfilesService,
  ) {}

  async takeSummary(summary: RatingSummary): Promise<void> {
    await this.summaries.saveRatingSummary(summary);
    await this.profiles.takeRating(summary.freelancerId);
  }
}
