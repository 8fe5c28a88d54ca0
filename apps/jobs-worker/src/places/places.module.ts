import { JobsDomainModule } from '@crewcall/jobs-domain';
import { Module } from '@nestjs/common';
import { PlaceJobsTask } from './place-jobs.task.js';

@Module({ imports: [JobsDomainModule], providers: [PlaceJobsTask] })
export class PlacesModule {}
