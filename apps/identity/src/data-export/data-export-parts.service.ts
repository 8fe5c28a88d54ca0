import type { PersonalDataGatheredPayload } from '@crewcall/contracts-identity/dto';
import { Transactions } from '@crewcall/platform-database';
import { Recurring, Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { removeObjects } from '../account-deletion/remove-objects.task.js';
import { DataExportRepository } from './data-export.repository.js';
import { makeCopy } from './make-copy.task.js';

/** What lies in the bucket of exports: parts on their way into a copy, and copies on their way out. */
@Injectable()
export class DataExportPartsService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  async notePart({ export_id, service, objects, left_out }: PersonalDataGatheredPayload): Promise<void> {
    const missing = await this.exports.addPart(export_id, service, objects, left_out);
    // Too late, or of a user who has left: nothing of them may stay in the bucket.
    if (missing === null) return this.tasks.enqueue(removeObjects, { objects });
    if (!missing.length) await this.tasks.enqueue(makeCopy, { export_id });
  }

  @Recurring('sweep-data-exports', { everySeconds: 6 * 3600 })
  removeExpired(): Promise<void> {
    return this.transactions.run(async () => {
      const objects = await this.exports.removeExpired();
      if (objects.length) await this.tasks.enqueue(removeObjects, { objects });
    });
  }
}
