import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { CalendarReader } from '@crewcall/platform-calendar-files';
import { Module } from '@nestjs/common';
import { CalendarFetcher } from './calendar-fetcher.js';
import { ReadCalendars } from './read-calendars.service.js';
import { ReadCalendarTask, ReadDueCalendarsTask } from './read-calendars.task.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [CalendarFetcher, CalendarReader, ReadCalendars, ReadDueCalendarsTask, ReadCalendarTask],
})
export class CalendarsModule {}
