import { Module } from '@nestjs/common';
import { OpenApplicantRepository } from './applications/open-applicant.repository.js';
import { BoardHealthRepository } from './boards/board-health.repository.js';
import { BoardSyncRepository } from './boards/board-sync.repository.js';
import { Clock } from './clock.service.js';
import { JobClosingService } from './jobs/job-closing.service.js';
import { JobRepository } from './jobs/job.repository.js';
import { TownPoints } from './jobs/town-points.service.js';
import { UnplacedJobRepository } from './jobs/unplaced-job.repository.js';
import { RatingPublisher } from './ratings/rating-publisher.service.js';
import { RatingRepository } from './ratings/rating.repository.js';

/** What the service and its worker both do with jobs. Needs DatabaseModule and EventsModule. */
@Module({
  providers: [
    Clock,
    BoardHealthRepository,
    BoardSyncRepository,
    JobRepository,
    OpenApplicantRepository,
    JobClosingService,
    TownPoints,
    UnplacedJobRepository,
    RatingRepository,
    RatingPublisher,
  ],
  exports: [
    Clock,
    BoardHealthRepository,
    BoardSyncRepository,
    JobRepository,
    OpenApplicantRepository,
    JobClosingService,
    TownPoints,
    UnplacedJobRepository,
    RatingRepository,
    RatingPublisher,
  ],
})
export class JobsDomainModule {}
