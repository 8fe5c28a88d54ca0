import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { JobPublisher } from './job-publisher.service.js';
import { JobStandingService } from './job-standing.service.js';

/** How jobs stand and who hears of it; people and jobs both need it. */
@Module({
  imports: [JobsDomainModule],
  providers: [JobPublisher, JobStandingService],
  exports: [JobPublisher, JobStandingService],
})
export class StandingModule {}
