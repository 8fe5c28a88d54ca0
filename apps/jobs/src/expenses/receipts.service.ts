import { PersonLocks } from '@crewcall/bookings-domain';
import { expenseLimits, receiptTypeOf, type ReceiptUpload, type UploadedReceipt } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Quarantine } from '@crewcall/platform-scanning';
import { dispositionOf, Storage } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { ExpenseAccess } from './expense-access.service.js';
import {
  ReceiptBlockedError,
  ReceiptEmptyError,
  ReceiptMissingError,
  ReceiptNotArrivedError,
  ReceiptScanningError,
  ReceiptTooLargeError,
  ReceiptWrongTypeError,
  TooManyReceiptsError,
} from './expense.errors.js';
import { receiptBuckets } from './receipt-buckets.js';
import { ReceiptRepository } from './receipt.repository.js';
import { scanReceipt } from './scan-receipt.task.js';

const arrivalErrors = {
  missing: ReceiptNotArrivedError,
  empty: ReceiptEmptyError,
  'too-large': ReceiptTooLargeError,
  'wrong-type': ReceiptWrongTypeError,
} as const;
const { receiptBytes: maxBytes, uploadSeconds: expiresInSeconds } = expenseLimits;

/** Receipts that crew hand in with an expense, and that both parties open once they are safe. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly access: ExpenseAccess,
    private readonly receipts: ReceiptRepository,
    private readonly storage: Storage,
    private readonly quarantine: Quarantine,
    private readonly tasks: Tasks,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
  ) {}

  /** A form that takes one file into quarantine, under a name of ours. */
  async open(actor: Actor, bookingId: string): Promise<ReceiptUpload> {
    const id = newId();
    await this.transactions.run(async () => {
      // Those for several bookings at once are counted one after the other.
      await this.personLocks.lockPeople([actor.id]);
      const booking = await this.access.holdOwn(actor, bookingId);
      if ((await this.receipts.countWaiting(actor.id)) >= expenseLimits.uploads) throw new TooManyReceiptsError();
      await this.receipts.openReceipt(id, booking.id);
    });
    const form = await this.storage.presignedPost(receiptBuckets.quarantine, id, { maxBytes, expiresInSeconds });
    return { id, upload_form: form };
  }

  /** With the expense that names it. Size and kind are told from the bytes that arrived; the scan follows. */
  async handIn(bookingId: string, { id, file_name: name }: UploadedReceipt): Promise<string> {
    this.transactions.require();
    if (!(await this.receipts.isOpened(bookingId, id))) throw new ReceiptMissingError();
    const type = receiptTypeOf(name);
    if (!type) throw new ReceiptWrongTypeError();
    const { quarantine: bucket } = receiptBuckets;
    const arrived = await this.quarantine.measureArrived({ bucket, id, fileName: name, maxBytes });
    if ('problem' in arrived) throw new arrivalErrors[arrived.problem]();
    await this.receipts.handInReceipt(id, { name, type, size: arrived.size });
    await this.tasks.enqueue(scanReceipt, { receipt_id: id });
    return id;
  }

  async download(actor: Actor, expenseId: string): Promise<StreamableFile> {
    const { receipt, receipt_id: id } = await this.access.readExpense(actor, expenseId);
    if (!receipt || !id) throw new ReceiptMissingError();
    if (receipt.state === 'blocked') throw new ReceiptBlockedError();
    if (receipt.state === 'scanning') throw new ReceiptScanningError();
    const { name, type, size: length } = receipt;
    const stream = await this.storage.get(receiptBuckets.safe, id);
    return new StreamableFile(stream, { type, length, disposition: dispositionOf(name) });
  }
}
