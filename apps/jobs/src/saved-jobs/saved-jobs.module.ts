import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SavedJobListRepository } from './saved-job-list.repository.js';
import { SavedJobsController } from './saved-jobs.controller.js';
import { SavedJobsService } from './saved-jobs.service.js';

@Module({
  imports: [BookingsDomainModule, JobsModule],
  controllers: [SavedJobsController],
  providers: [SavedJobsService, SavedJobListRepository],
})
export class SavedJobsModule {}
