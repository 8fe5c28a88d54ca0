import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { CancellationsModule } from '../cancelling/cancellations.module.js';
import { PeopleModule } from '../people/people.module.js';
import { HiresService } from './hires.service.js';

/** What applications need of bookings. */
@Module({
  imports: [BookingsDomainModule, CancellationsModule, PeopleModule],
  providers: [HiresService],
  exports: [HiresService],
})
export class HiresModule {}
