import type { EventEnvelope } from '@crewcall/contracts-core/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { removeFiles } from '../remove-files.task.js';

/** What they wrote stays readable for the other side; what they sent as files goes. */
@Consumes(userDeleted)
@Injectable()
export class RemoveFilesOfPeopleWhoLeave implements EventConsumer<typeof userDeleted> {
  constructor(private readonly tasks: Tasks) {}

  async handle(_deleted: object, { subject_id }: EventEnvelope): Promise<void> {
    await this.tasks.enqueue(removeFiles, { user_id: subject_id });
  }
}
