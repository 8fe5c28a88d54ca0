import { personalDataGathered, type PersonalDataGatheredPayload } from '@crewcall/contracts-identity/dto';
import { Consumes, type EventConsumer } from '@crewcall/platform-events';
import { Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { removeObjects } from '../../account-deletion/remove-objects.task.js';
import { DataExportRepository } from '../data-export.repository.js';
import { makeCopy } from '../make-copy.task.js';

@Consumes(personalDataGathered)
@Injectable()
export class NotePartsThatWereGathered implements EventConsumer<typeof personalDataGathered> {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly tasks: Tasks,
  ) {}

  async handle({ export_id, service, objects, left_out }: PersonalDataGatheredPayload): Promise<void> {
    const missing = await this.exports.addPart(export_id, service, objects, left_out);
    // Too late, or of somebody who has left: nothing of them may stay in the bucket.
    if (missing === null) return this.tasks.enqueue(removeObjects, { objects });
    if (!missing.length) await this.tasks.enqueue(makeCopy, { export_id });
  }
}
