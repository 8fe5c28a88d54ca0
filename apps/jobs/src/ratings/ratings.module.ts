import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AskForRatingService } from './ask-for-rating.service.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { BlindRatingService } from './blind-rating.service.js';
import { RateService } from './rate.service.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsService } from './ratings.service.js';

@Module({
  imports: [BookingsDomainModule, JobsDomainModule, ApplicationsModule, PeopleModule, ReviewsModule],
  controllers: [RatingsController],
  providers: [RatingsService, RateService, BlindRatingService, AskForRatingService],
})
export class RatingsModule {}
