import { Module } from '@nestjs/common';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { ShowRatingsOnProfiles } from './consumers/show-ratings-on-profiles.consumer.js';
import { RatingSummaryRepository } from './rating-summary.repository.js';
import { RatingsService } from './ratings.service.js';

@Module({
  imports: [FreelancersModule],
  providers: [RatingsService, RatingSummaryRepository, ShowRatingsOnProfiles],
})
export class RatingsModule {}
