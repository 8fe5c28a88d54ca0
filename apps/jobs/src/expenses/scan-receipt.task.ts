import { defineTask, RunsTask, type TaskRunner } from '@crewcall/platform-queues';
import { Injectable } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { ReceiptKeeping } from './receipt-keeping.service.js';

export class ScanReceiptPayload {
  @IsUUID()
  receipt_id!: string;
}

export const scanReceipt = defineTask({ name: 'scan-receipt', payload: ScanReceiptPayload });

/** Fails, and is tried again, while it is not known whether the receipt is safe. */
@RunsTask(scanReceipt)
@Injectable()
export class ScanReceiptTask implements TaskRunner<ScanReceiptPayload> {
  constructor(private readonly keeping: ReceiptKeeping) {}

  run({ receipt_id }: ScanReceiptPayload): Promise<void> {
    return this.keeping.scan(receipt_id);
  }
}
