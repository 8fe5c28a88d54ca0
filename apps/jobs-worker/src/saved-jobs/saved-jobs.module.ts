import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AlertSearchesTask } from './alert-searches.task.js';
import { TellClosingJobsTask } from './tell-closing-jobs.task.js';

@Module({ imports: [BookingsDomainModule], providers: [TellClosingJobsTask, AlertSearchesTask] })
export class SavedJobsModule {}
