import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ProfileViewsService } from './profile-views.service.js';

export class SweepProfileViewsPayload {}

export const sweepProfileViews = defineTask({ name: 'sweep-profile-views', payload: SweepProfileViewsPayload });

@RunsTask(sweepProfileViews, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepProfileViewsTask implements TaskRunner<SweepProfileViewsPayload> {
  constructor(private readonly views: ProfileViewsService) {}

  run(): Promise<void> {
    return this.views.removeExpired();
  }
}
