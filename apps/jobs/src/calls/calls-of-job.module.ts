import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { CallsOfJobService } from './calls-of-job.service.js';
import { PlacesService } from './places.service.js';

/** How a job's form and its calls follow each other; jobs themselves need it. */
@Module({
  imports: [BookingsDomainModule, RevisionsModule],
  providers: [CallsOfJobService, PlacesService],
  exports: [CallsOfJobService, PlacesService, BookingsDomainModule, RevisionsModule],
})
export class CallsOfJobModule {}
