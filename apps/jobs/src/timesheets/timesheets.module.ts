import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { Module } from '@nestjs/common';
import { AskedHoursConsumer } from './asked-hours.consumer.js';
import { AskedHoursController } from './asked-hours.controller.js';
import { AskedHoursService } from './asked-hours.service.js';
import { JudgeHoursService } from './judge-hours.service.js';
import { NoteHoursService } from './note-hours.service.js';
import { TimesheetAskRepository } from './timesheet-ask.repository.js';
import { TimesheetListRepository } from './timesheet-list.repository.js';
import { TimesheetLocks } from './timesheet-locks.service.js';
import { TimesheetsController } from './timesheets.controller.js';
import { TimesheetsService } from './timesheets.service.js';

@Module({
  imports: [BookingsDomainModule],
  controllers: [TimesheetsController, AskedHoursController],
  providers: [
    TimesheetsService,
    NoteHoursService,
    JudgeHoursService,
    TimesheetLocks,
    TimesheetListRepository,
    TimesheetAskRepository,
    AskedHoursService,
    AskedHoursConsumer,
  ],
})
export class TimesheetsModule {}
