import { BookingsDomainModule } from '@crewcall/bookings-domain';
import { CalendarReader } from '@crewcall/platform-calendar-files';
import { Module } from '@nestjs/common';
import { CalendarFetcher } from './calendar-fetcher.service.js';
import { ReadCalendars } from './read-calendars.service.js';
import { ReadCalendarTask } from './read-calendar.task.js';

@Module({
  imports: [BookingsDomainModule],
  providers: [CalendarFetcher, CalendarReader, ReadCalendars, ReadCalendarTask],
})
export class CalendarsModule {}
