import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { JobNewsService } from './job-news.service.js';
import { JobStandingService } from './job-standing.service.js';

/** How jobs stand and who hears of it; people and jobs both need it. */
@Module({
  imports: [JobsDomainModule],
  providers: [JobNewsService, JobStandingService],
  exports: [JobNewsService, JobStandingService],
})
export class StandingModule {}
