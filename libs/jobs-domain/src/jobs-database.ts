import { ApplicationEntity } from './applications/application.entity.js';
import { JobEntity } from './jobs/job.entity.js';
import { CreateJobs1764000000000 } from './migrations/1764000000000-create-jobs.js';
import { CountListedJobs1764000100000 } from './migrations/1764000100000-count-listed-jobs.js';
import { CreateApplications1764000200000 } from './migrations/1764000200000-create-applications.js';
import { CreatePeople1764000300000 } from './migrations/1764000300000-create-people.js';
import { CreateRatings1764000400000 } from './migrations/1764000400000-create-ratings.js';
import { CreateBoards1764000600000 } from './migrations/1764000600000-create-boards.js';
import { IndexNativeJobs1764000700000 } from './migrations/1764000700000-index-native-jobs.js';
import { IndexOpenSources1764000800000 } from './migrations/1764000800000-index-open-sources.js';
import { KeepRoomForChangedJobs1764000900000 } from './migrations/1764000900000-keep-room-for-changed-jobs.js';
import { LogListChanges1764001000000 } from './migrations/1764001000000-log-list-changes.js';
import { SearchByTitleDayAndOrigin1764001100000 } from './migrations/1764001100000-search-by-title-day-and-origin.js';
import { PlaceJobs1766200000000 } from './migrations/1766200000000-place-jobs.js';
import { KeepWhenJobsClosed1767300000000 } from './migrations/1767300000000-keep-when-jobs-closed.js';
import { MapJobs1768000000000 } from './migrations/1768000000000-map-jobs.js';
import { IndexAllOfFreelancers1768200000000 } from './migrations/1768200000000-index-all-of-freelancers.js';
import { HoldJobsAndFilterRates1764000500000 } from './migrations/1764000500000-hold-jobs-and-filter-rates.js';

/** Tables that the service and its worker share. */
export const jobsEntities = [JobEntity, ApplicationEntity];

/** In order; after those of the platform. */
export const jobsMigrations = [
  CreateJobs1764000000000,
  CountListedJobs1764000100000,
  CreateApplications1764000200000,
  CreatePeople1764000300000,
  CreateRatings1764000400000,
  HoldJobsAndFilterRates1764000500000,
  CreateBoards1764000600000,
  IndexNativeJobs1764000700000,
  IndexOpenSources1764000800000,
  KeepRoomForChangedJobs1764000900000,
  LogListChanges1764001000000,
  SearchByTitleDayAndOrigin1764001100000,
  PlaceJobs1766200000000,
  KeepWhenJobsClosed1767300000000,
  MapJobs1768000000000,
  IndexAllOfFreelancers1768200000000,
];
