import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { TakeDownJobsAgainstTheRules } from './consumers/take-down-jobs-against-the-rules.consumer.js';
import { RemovalsService } from './removals.service.js';

@Module({ imports: [JobsDomainModule], providers: [RemovalsService, TakeDownJobsAgainstTheRules] })
export class ModerationModule {}
