import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from './availability.service.js';

export const clearPastDays = defineTask({ name: 'clear-past-days', payload: NoPayload });

@RunsTask(clearPastDays, { everySeconds: 24 * 3600 })
@Injectable()
export class ClearPastDaysTask implements TaskRunner {
  constructor(private readonly availability: AvailabilityService) {}

  run(): Promise<void> {
    return this.availability.clearPast();
  }
}
