import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ProfileViewsService } from './profile-views.service.js';

export const sweepProfileViews = defineTask({ name: 'sweep-profile-views', payload: NoPayload });

@RunsTask(sweepProfileViews, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepProfileViewsTask implements TaskRunner {
  constructor(private readonly views: ProfileViewsService) {}

  run(): Promise<void> {
    return this.views.removeExpired();
  }
}
