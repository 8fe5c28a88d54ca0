import { ExportBox } from '@crewcall/platform-personal-data';
import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsArray, IsString } from 'class-validator';

export class RemoveObjectsPayload {
  @IsArray()
  @IsString({ each: true })
  objects!: string[];
}

export const removeObjects = defineTask({ name: 'remove-export-objects', payload: RemoveObjectsPayload });

/** Copies of a person's data that are no longer wanted. What is gone already is no mistake. */
@RunsTask(removeObjects)
@Injectable()
export class RemoveObjectsTask implements TaskRunner<RemoveObjectsPayload> {
  constructor(private readonly box: ExportBox) {}

  run({ objects }: RemoveObjectsPayload): Promise<void> {
    return this.box.remove(objects);
  }
}
