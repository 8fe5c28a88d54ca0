import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { DailyLimitsModule } from '../daily-limits/daily-limits.module.js';
import { CallsOfJobModule } from '../calls/calls-of-job.module.js';
import { PeopleModule } from '../people/people.module.js';
import { SearchesModule } from '../searches/searches.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { BestJobsService } from './best-jobs.service.js';
import { CompanyNameService } from './company-name.service.js';
import { JobsConsumer } from './jobs.consumer.js';
import { DeleteJobService } from './delete-job.service.js';
import { EditJobService } from './edit-job.service.js';
import { JobCountsService } from './job-counts.service.js';
import { JobMapController } from './job-map.controller.js';
import { JobMapRepository } from './job-map.repository.js';
import { JobMapService } from './job-map.service.js';
import { JobSearchRepository } from './job-search.repository.js';
import { JobTotalsRepository } from './job-totals.repository.js';
import { JobWordsRepository } from './job-words.repository.js';
import { JobWordsService } from './job-words.service.js';
import { NearPlaces } from './near-places.service.js';
import { NearestJobsService } from './nearest-jobs.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { PostJobService } from './post-job.service.js';
import { SimilarJobRepository } from './similar-job.repository.js';

@Module({
  imports: [
    BookingsDomainModule,
    DailyLimitsModule,
    CallsOfJobModule,
    JobsDomainModule,
    PeopleModule,
    StandingModule,
    SearchesModule,
  ],
  controllers: [JobsController, JobMapController],
  providers: [
    JobsService,
    PostJobService,
    CompanyNameService,
    EditJobService,
    DeleteJobService,
    JobCountsService,
    BestJobsService,
    JobWordsRepository,
    JobWordsService,
    NearestJobsService,
    NearPlaces,
    JobSearchRepository,
    JobMapRepository,
    JobMapService,
    JobTotalsRepository,
    SimilarJobRepository,
    JobsConsumer,
  ],
  exports: [JobsService],
})
export class JobsModule {}
