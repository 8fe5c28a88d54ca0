import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AnswerReviewService } from './answer-review.service.js';
import { RemoveReviewService } from './remove-review.service.js';
import { ReviewsConsumer } from './reviews.consumer.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsService } from './reviews.service.js';
import { ShownReviewRepository } from './shown-review.repository.js';
import { WriteReviewService } from './write-review.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [ReviewsController],
  providers: [
    ReviewsService,
    WriteReviewService,
    AnswerReviewService,
    RemoveReviewService,
    ShownReviewRepository,
    ReviewsConsumer,
  ],
  exports: [WriteReviewService],
})
export class ReviewsModule {}
