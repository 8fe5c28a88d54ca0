import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { AnalyticsConsumer } from './analytics.consumer.js';
import { HeardEventRepository } from './heard-event.repository.js';
import { RecountService } from './recount.service.js';
import { Tallies } from './tallies.service.js';
import { TallyRepository } from './tally.repository.js';

@Module({
  controllers: [AnalyticsController],
  providers: [AnalyticsService, Tallies, TallyRepository, HeardEventRepository, RecountService, AnalyticsConsumer],
  exports: [Tallies],
})
export class AnalyticsModule {}
