import { readCalendar, type ReadCalendarPayload } from '@crewcall/bookings-domain';
import { RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ReadCalendars } from './read-calendars.service.js';

/** One that was just brought in. */
@RunsTask(readCalendar)
@Injectable()
export class ReadCalendarTask implements TaskRunner<ReadCalendarPayload> {
  constructor(private readonly calendars: ReadCalendars) {}

  run({ source_id }: ReadCalendarPayload): Promise<void> {
    return this.calendars.read(source_id);
  }
}
