import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { OnEvent } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { removeFiles } from './remove-files.task.js';

@Injectable()
export class PersonalDataConsumer {
  constructor(private readonly tasks: Tasks) {}

  /** What they wrote stays readable for the other side; what they sent as files goes. */
  @OnEvent(userDeleted)
  async removeFilesOfDeletedUser(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.tasks.enqueue(removeFiles, { user_id: subject_id });
  }
}
