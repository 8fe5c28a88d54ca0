import { Injectable } from '@nestjs/common';
import { FreelancerProfileRepository } from '../freelancers/freelancer-profile.repository.js';
import { type RatingSummary, RatingSummaryRepository } from './rating-summary.repository.js';

@Injectable()
export class RatingsService {
  constructor(
    private readonly summaries: RatingSummaryRepository,
    private readonly profiles: FreelancerProfileRepository,
  ) {}

  async take(summary: RatingSummary): Promise<void> {
    await this.summaries.keepNewest(summary);
    await this.profiles.takeRating(summary.freelancerId);
  }
}
