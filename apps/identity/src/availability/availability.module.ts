import { Module } from '@nestjs/common';
import { AvailabilityConsumer } from './availability.consumer.js';
import { AvailabilityDaysRepository } from './availability-days.repository.js';
import { AvailabilityService } from './availability.service.js';

@Module({
  providers: [AvailabilityDaysRepository, AvailabilityService, AvailabilityConsumer],
})
export class AvailabilityModule {}
