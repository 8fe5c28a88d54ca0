import { Module } from '@nestjs/common';
import { FreelancersModule } from '../freelancers/freelancers.module.js';
import { RatingsConsumer } from './ratings.consumer.js';
import { RatingSummaryRepository } from './rating-summary.repository.js';
import { RatingsService } from './ratings.service.js';

@Module({
  imports: [FreelancersModule],
  providers: [RatingsService, RatingSummaryRepository, RatingsConsumer],
})
export class RatingsModule {}
