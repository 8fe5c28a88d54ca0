import { defineTask, NoPayload, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { ReceiptKeeping } from './receipt-keeping.service.js';

export const sweepReceipts = defineTask({ name: 'sweep-receipts', payload: NoPayload });

/** Uploads that never came, receipts that no expense has, and expenses past their years. */
@RunsTask(sweepReceipts, { everySeconds: 60 * 60 })
@Injectable()
export class SweepReceiptsTask implements TaskRunner {
  constructor(private readonly keeping: ReceiptKeeping) {}

  run(): Promise<void> {
    return this.keeping.sweep();
  }
}
