import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { BookingsService } from './bookings.service.js';

export const recountRecentProjects = defineTask({
  name: 'recount-recent-projects',
  payload: NoPayload,
});

@RunsTask(recountRecentProjects, { everySeconds: 24 * 3600 })
@Injectable()
export class RecountRecentProjectsTask implements TaskRunner {
  constructor(private readonly bookings: BookingsService) {}

  run(): Promise<void> {
    return this.bookings.recount();
  }
}
