import { dayAfter, expenseLimits, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Recurring } from '@crewcall/platform-queues';
import { Quarantine } from '@crewcall/platform-scanning';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { ExpenseRepository } from './expense.repository.js';
import { receiptBuckets } from './receipt-buckets.js';
import { ReceiptRepository } from './receipt.repository.js';

const ABANDONED_AFTER_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** What becomes of receipts after a request: their verdict, and the end of those that no expense has. */
@Injectable()
export class ReceiptKeeping {
  constructor(
    private readonly receipts: ReceiptRepository,
    private readonly expenses: ExpenseRepository,
    private readonly storage: Storage,
    private readonly quarantine: Quarantine,
    private readonly clock: Clock,
  ) {}

  /**
   * What is handed out later are the very bytes that were looked at, pictures rendered anew.
   * @throws while it is not known, so that the task is tried again
   */
  async scan(id: string): Promise<void> {
    const receipt = await this.receipts.findReceipt(id);
    if (receipt?.state !== 'scanning') return;
    const { quarantine: bucket, safe } = receiptBuckets;
    const clean = await this.quarantine.cleanBytes({
      bucket,
      id,
      fileName: receipt.name,
      maxBytes: expenseLimits.receiptBytes,
    });
    if (clean) await this.storage.put(safe, id, clean, receipt.type);
    await this.receipts.decideReceipt(id, clean ? 'safe' : 'blocked', clean?.length ?? receipt.size);
    await this.storage.remove(bucket, id);
  }

  /** Receipts that no expense has: first the bytes, then the row. Then what the buckets hold of bookings that are gone. */
  @Recurring('sweep-receipts', { everySeconds: 3600 })
  async sweep(storedBefore = new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS)): Promise<void> {
    const today = wallTimeOf(this.clock.now()).day;
    await this.expenses.removeExpensesBefore(dayAfter(today, -expenseLimits.keptYears * 366), AT_ONCE);
    const openedBefore = new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS);
    for (const id of await this.receipts.leftoverReceipts(openedBefore, AT_ONCE)) {
      await this.storage.remove(receiptBuckets.quarantine, id);
      await this.storage.remove(receiptBuckets.safe, id);
      await this.receipts.removeReceipt(id);
    }
    for (const [bucket, isWaiting] of [
      [receiptBuckets.quarantine, true],
      [receiptBuckets.safe, false],
    ] as const)
      await this.storage.removeUnknown(bucket, storedBefore, (ids) => this.receipts.knownReceiptsOf(ids, isWaiting));
  }
}
