import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { FeedbackConsumer } from './feedback.consumer.js';
import { FeedbackController } from './feedback.controller.js';
import { FeedbackRates } from './feedback-rates.service.js';
import { FeedbackRepository } from './feedback.repository.js';
import { FeedbackService } from './feedback.service.js';

@Module({
  imports: [ActivityModule],
  controllers: [FeedbackController],
  providers: [FeedbackService, FeedbackRates, FeedbackRepository, FeedbackConsumer],
})
export class FeedbackModule {}
