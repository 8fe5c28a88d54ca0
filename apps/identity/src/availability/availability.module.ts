import { Module } from '@nestjs/common';
import { AvailabilityConsumer } from './availability.consumer.js';
import { AvailabilityDaysRepository } from './availability-days.repository.js';
import { AvailabilityService } from './availability.service.js';
import { ClearPastDaysTask } from './clear-past-days.task.js';

@Module({
  providers: [AvailabilityDaysRepository, AvailabilityService, AvailabilityConsumer, ClearPastDaysTask],
})
export class AvailabilityModule {}
