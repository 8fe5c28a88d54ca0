export { ApplicationEntity } from './applications/application.entity.js';
export { buildApplication } from './applications/application.factory.js';
export { OpenApplicantRepository } from './applications/open-applicant.repository.js';
export {
  BoardHealthRepository,
  type BoardRow,
  type QuotaLimit,
  quotaSeconds,
  type SweepState,
} from './boards/board-health.repository.js';
export {
  BoardSyncRepository,
  type SyncCounts,
  type SyncOutcome,
  type SyncRow,
  type SyncTrigger,
} from './boards/board-sync.repository.js';
export { syncBoards, SyncBoardsPayload } from './boards/sync-boards.js';
export { Clock, yearsFrom } from './clock.service.js';
export { JobClosingService } from './jobs/job-closing.service.js';
export { JobEntity } from './jobs/job.entity.js';
export { buildJob } from './jobs/job.factory.js';
export { JobRepository } from './jobs/job.repository.js';
export { TownPoints } from './jobs/town-points.service.js';
export { UnplacedJobRepository } from './jobs/unplaced-job.repository.js';
export { jobsEntities, jobsMigrations } from './jobs-database.js';
export { JobsDomainModule } from './jobs-domain.module.js';
export { RatingPublisher } from './ratings/rating-publisher.service.js';
export { RatingRepository, type RatingRow } from './ratings/rating.repository.js';
