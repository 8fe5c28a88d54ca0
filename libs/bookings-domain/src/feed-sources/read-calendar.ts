import { defineTask } from '@crewcall/platform-queues';
import { IsUUID } from 'class-validator';

export class ReadCalendarPayload {
  @IsUUID()
  source_id!: string;
}

/** A calendar that was just brought in is read at once. */
export const readCalendar = defineTask({ name: 'read-calendar', payload: ReadCalendarPayload, runBy: 'jobs-worker' });
