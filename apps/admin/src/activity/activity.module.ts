import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { LogWhatHappens } from './consumers/log-what-happens.consumer.js';
import { StopNamingPeopleWhoLeave } from './consumers/stop-naming-people-who-leave.consumer.js';
import { PruneActivityTask } from './prune-activity.task.js';

@Module({
  imports: [AnalyticsModule],
  controllers: [ActivityController],
  providers: [ActivityService, ActivityRepository, LogWhatHappens, StopNamingPeopleWhoLeave, PruneActivityTask],
  exports: [ActivityService],
})
export class ActivityModule {}
