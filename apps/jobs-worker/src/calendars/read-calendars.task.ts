import { readCalendar, type ReadCalendarPayload } from '@crewcall/bookings-domain';
import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ReadCalendars } from './read-calendars.service.js';

const readDueCalendars = defineTask({ name: 'read-due-calendars', payload: NoPayload });

@RunsTask(readDueCalendars, { everySeconds: 60 })
@Injectable()
export class ReadDueCalendarsTask implements TaskRunner {
  constructor(private readonly calendars: ReadCalendars) {}

  async run(): Promise<void> {
    await this.calendars.readDue();
  }
}

/** One that was just brought in. */
@RunsTask(readCalendar)
@Injectable()
export class ReadCalendarTask implements TaskRunner<ReadCalendarPayload> {
  constructor(private readonly calendars: ReadCalendars) {}

  run({ source_id }: ReadCalendarPayload): Promise<void> {
    return this.calendars.read(source_id);
  }
}
