export type * from './applications/application.js';
export {
  applicationSorts,
  applicationSources,
  applicationStepNames,
  linkSourceIn,
  linkSources,
} from './applications/application.js';
export * from './applications/application.routes.js';
export * from './applications/application.rules.js';
export * from './applications/application.state.js';
export * from './boards/board.js';
export * from './boards/board.routes.js';
export * from './boards/board.rules.js';
export * from './jobs/closed-job.rules.js';
export * from './jobs/company-record.js';
export * from './jobs/duration-labels.js';
export * from './jobs/event-day.rules.js';
export * from './jobs/job.js';
export * from './jobs/job.routes.js';
export * from './jobs/job.rules.js';
export * from './jobs/job.state.js';
export * from './jobs/job-limits.rules.js';
export * from './jobs/job-map.js';
export * from './jobs/job-map.rules.js';
export * from './jobs/job.texts.js';
export * from './jobs/job-address.rules.js';
export * from './jobs/job-duration.rules.js';
export * from './jobs/job-id.rules.js';
export * from './jobs/job-place.rules.js';
export * from './jobs/job-type.rules.js';
export * from './jobs/rate.rules.js';
export * from './jobs/rate-labels.js';
export * from './jobs/saved-job.js';
export * from './jobs/saved-search.js';
export * from './jobs/search-address.rules.js';
export * from './jobs/search.routes.js';
export * from './jobs.error-codes.js';
export * from './jobs.permissions.js';
export * from './questions/question.js';
export * from './questions/question.rules.js';
export type * from './ratings/rating.js';
export * from './ratings/rating.routes.js';
export * from './ratings/rating.rules.js';
