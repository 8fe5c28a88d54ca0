import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { CountApplications } from './consumers/count-applications.consumer.js';
import { CountJobsPosted } from './consumers/count-jobs-posted.consumer.js';
import { CountPeopleWhoRegister } from './consumers/count-people-who-register.consumer.js';
import { CountPeopleWhoVerify } from './consumers/count-people-who-verify.consumer.js';
import { FollowApplications } from './consumers/follow-applications.consumer.js';
import { FollowJobsThatChange } from './consumers/follow-jobs-that-change.consumer.js';
import { FollowJobsThatClose } from './consumers/follow-jobs-that-close.consumer.js';
import { FollowPeopleWhoChange } from './consumers/follow-people-who-change.consumer.js';
import { ForgetPeopleWhoLeave } from './consumers/forget-people-who-leave.consumer.js';
import { RecountService } from './recount.service.js';
import { Tallies } from './tallies.service.js';
import { TallyRepository } from './tally.repository.js';

@Module({
  controllers: [AnalyticsController],
  providers: [
    AnalyticsService,
    Tallies,
    TallyRepository,
    RecountService,
    CountPeopleWhoRegister,
    CountPeopleWhoVerify,
    FollowPeopleWhoChange,
    ForgetPeopleWhoLeave,
    CountJobsPosted,
    FollowJobsThatChange,
    FollowJobsThatClose,
    CountApplications,
    FollowApplications,
  ],
  exports: [Tallies],
})
export class AnalyticsModule {}
