import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { SweepUploadsService } from './sweep-uploads.service.js';

export const sweepUploads = defineTask({ name: 'sweep-uploads', payload: NoPayload });

@RunsTask(sweepUploads, { everySeconds: 60 * 60 })
@Injectable()
export class SweepUploadsTask implements TaskRunner {
  constructor(private readonly sweeping: SweepUploadsService) {}

  run(): Promise<void> {
    return this.sweeping.sweep();
  }
}
