import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { FileRemovalsService } from './file-removals.service.js';

export class RemoveStoredFilePayload {
  @IsUUID()
  file_id!: string;
}

export const removeStoredFile = defineTask({ name: 'remove-stored-file', payload: RemoveStoredFilePayload });

@RunsTask(removeStoredFile)
@Injectable()
export class RemoveStoredFileTask implements TaskRunner<RemoveStoredFilePayload> {
  constructor(private readonly removals: FileRemovalsService) {}

  run({ file_id: id }: RemoveStoredFilePayload): Promise<void> {
    return this.removals.remove(id);
  }
}
