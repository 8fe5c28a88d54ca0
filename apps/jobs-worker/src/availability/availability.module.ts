import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AdvanceAvailabilityTask } from './advance-availability.task.js';
import { AvailabilityClock } from './availability-clock.service.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [AvailabilityClock, AdvanceAvailabilityTask],
})
export class AvailabilityModule {}
