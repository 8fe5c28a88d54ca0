import { Transactions } from '@crewcall/platform-database';
import { defineTask, RunsTask, type TaskRunner, Tasks } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { removeObjects } from '../account-deletion/remove-objects.task.js';
import { DataExportRepository } from './data-export.repository.js';

export class SweepDataExportsPayload {}

export const sweepDataExports = defineTask({ name: 'sweep-data-exports', payload: SweepDataExportsPayload });

@RunsTask(sweepDataExports, { everySeconds: 6 * 3600 })
@Injectable()
export class SweepDataExportsTask implements TaskRunner<SweepDataExportsPayload> {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  run(): Promise<void> {
    return this.transactions.run(async () => {
      const objects = await this.exports.removeExpired();
      if (objects.length) await this.tasks.enqueue(removeObjects, { objects });
    });
  }
}
