import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../availability/availability.module.js';
import { CrewListRepository } from './crew-list.repository.js';
import { CrewListsController } from './crew-lists.controller.js';
import { CrewListsService } from './crew-lists.service.js';
import { CrewMarkRepository } from './crew-mark.repository.js';
import { CrewMarksController } from './crew-marks.controller.js';
import { CrewMarksService } from './crew-marks.service.js';

@Module({
  imports: [BookingsDomainModule, AvailabilityModule],
  controllers: [CrewListsController, CrewMarksController],
  providers: [CrewListsService, CrewMarksService, CrewListRepository, CrewMarkRepository],
  exports: [CrewMarksService, CrewListsService],
})
export class CrewListsModule {}
