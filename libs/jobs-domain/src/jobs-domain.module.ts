import { Module } from '@nestjs/common';
import { OpenApplicantRepository } from './applications/open-applicant.repository.js';
import { BoardHealthRepository } from './boards/board-health.repository.js';
import { BoardSyncRepository } from './boards/board-sync.repository.js';
import { Clock } from './clock.js';
import { JobClosingService } from './jobs/job-closing.service.js';
import { JobRepository } from './jobs/job.repository.js';

/** What the service and its worker both do with jobs. Needs DatabaseModule and EventsModule. */
@Module({
  providers: [
    Clock,
    BoardHealthRepository,
    BoardSyncRepository,
    JobRepository,
    OpenApplicantRepository,
    JobClosingService,
  ],
  exports: [
    Clock,
    BoardHealthRepository,
    BoardSyncRepository,
    JobRepository,
    OpenApplicantRepository,
    JobClosingService,
  ],
})
export class JobsDomainModule {}
