import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AlertSearchesTask } from './alert-searches.task.js';
import { NotifyClosingJobsTask } from './notify-closing-jobs.task.js';

@Module({ imports: [BookingsDomainModule], providers: [NotifyClosingJobsTask, AlertSearchesTask] })
export class SavedJobsModule {}
