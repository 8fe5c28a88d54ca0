import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { ActivityConsumer } from './activity.consumer.js';

@Module({
  imports: [AnalyticsModule],
  controllers: [ActivityController],
  providers: [ActivityService, ActivityRepository, ActivityConsumer],
  exports: [ActivityService],
})
export class ActivityModule {}
