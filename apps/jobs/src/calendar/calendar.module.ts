import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { OffersModule } from '../offers/offers.module.js';
import { CalendarClashRepository } from './calendar-clash.repository.js';
import { CalendarListRepository } from './calendar-list.repository.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { ChangeBlockService } from './change-block.service.js';
import { ClearTimeService } from './clear-time.service.js';
import { SaveBlockService } from './save-block.service.js';
import { UndoChangesService } from './undo-changes.service.js';

@Module({
  imports: [BookingsDomainModule, OffersModule],
  controllers: [CalendarController],
  providers: [
    CalendarService,
    CalendarListRepository,
    CalendarClashRepository,
    ClearTimeService,
    SaveBlockService,
    ChangeBlockService,
    UndoChangesService,
  ],
})
export class CalendarModule {}
