import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.js';
import { PeopleModule } from '../people/people.module.js';
import { AskForRatingService } from './ask-for-rating.service.js';
import { RateService } from './rate.service.js';
import { RatingRepository } from './rating.repository.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsService } from './ratings.service.js';

@Module({
  imports: [JobsDomainModule, ApplicationsModule, PeopleModule],
  controllers: [RatingsController],
  providers: [RatingsService, RateService, AskForRatingService, RatingRepository],
})
export class RatingsModule {}
