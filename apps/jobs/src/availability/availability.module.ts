import { CalendarPace } from '@crewcall/platform-limits';
import { Module } from '@nestjs/common';
import { CallsModule } from '../calls/calls.module.js';
import { AvailabilityAccessRepository } from './availability-access.repository.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { CalendarLooksConsumer } from './calendar-looks.consumer.js';

@Module({
  imports: [CallsModule],
  controllers: [AvailabilityController],
  providers: [AvailabilityService, AvailabilityAccessRepository, CalendarPace, CalendarLooksConsumer],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
