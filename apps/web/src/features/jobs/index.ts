export { useRecruiterJobsQuery } from './api/jobs.api';
export { JobList } from './components/job-list';
export { JobPage } from './components/job-page';
export { SyncJobs } from './components/sync-jobs';
