import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { DeadlineClock } from './deadline-clock.service.js';
import { DeadlineMetrics } from './deadline-metrics.service.js';
import { KeepDeadlinesTask } from './keep-deadlines.task.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [DeadlineClock, KeepDeadlinesTask, DeadlineMetrics],
})
export class DeadlinesModule {}
