import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { CopiesService } from './copies.service.js';

export class MakeCopyPayload {
  @IsUUID()
  export_id!: string;
}

export const makeCopy = defineTask({ name: 'make-data-copy', payload: MakeCopyPayload });

/** Runs when the last part was stored; once more, an hour after the request, for the day on which one never is. */
@RunsTask(makeCopy)
@Injectable()
export class MakeCopyTask implements TaskRunner<MakeCopyPayload> {
  constructor(private readonly copies: CopiesService) {}

  run({ export_id }: MakeCopyPayload): Promise<void> {
    return this.copies.make(export_id);
  }
}
