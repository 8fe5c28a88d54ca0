import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { OwnFilesService } from './own-files.service.js';

export class RemoveFilesPayload {
  @IsUUID()
  user_id!: string;
}

export const removeFiles = defineTask({ name: 'remove-files-of-person', payload: RemoveFilesPayload });

@RunsTask(removeFiles)
@Injectable()
export class RemoveFilesTask implements TaskRunner<RemoveFilesPayload> {
  constructor(private readonly files: OwnFilesService) {}

  run({ user_id }: RemoveFilesPayload): Promise<void> {
    return this.files.removeAllOf(user_id);
  }
}
