import { CallSheetRepository, PersonLocks } from '@crewcall/bookings-domain';
import {
  type AttachedFile,
  type SheetContent,
  type SheetFile,
  sheetFileLimits,
  sheetFileTypeOf,
  type SheetFileUpload,
} from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Quarantine } from '@crewcall/platform-scanning';
import { dispositionOf, Storage } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import {
  SheetFileBlockedError,
  SheetFileEmptyError,
  SheetFileMissingError,
  SheetFileNotArrivedError,
  SheetFileScanningError,
  SheetFilesTooLargeError,
  SheetFilesWaitingError,
  SheetFileTooLargeError,
  SheetFileWrongTypeError,
  TooManySheetFilesError,
} from './call-sheet.errors.js';
import { dropSheetFiles } from './drop-sheet-files.task.js';
import { scanSheetFile } from './scan-sheet-file.task.js';
import { sheetFileBuckets } from './sheet-file-buckets.js';
import { SheetFileRepository } from './sheet-file.repository.js';
import { SheetOfCall } from './sheet-of-call.service.js';
import { SheetReaders } from './sheet-readers.service.js';

const arrivalErrors = {
  missing: SheetFileNotArrivedError,
  empty: SheetFileEmptyError,
  'too-large': SheetFileTooLargeError,
  'wrong-type': SheetFileWrongTypeError,
} as const;
const { bytes: maxBytes, uploadSeconds: expiresInSeconds } = sheetFileLimits;

/** Files that a company attaches to the sheet of a call, and that those booked open once they are safe. */
@Injectable()
export class SheetFilesService {
  constructor(
    private readonly ofCall: SheetOfCall,
    private readonly readers: SheetReaders,
    private readonly sheets: CallSheetRepository,
    private readonly files: SheetFileRepository,
    private readonly storage: Storage,
    private readonly quarantine: Quarantine,
    private readonly tasks: Tasks,
    private readonly personLocks: PersonLocks,
    private readonly transactions: Transactions,
  ) {}

  /** A form that takes one file into quarantine, under a name of ours. */
  async open(actor: Actor, callId: string): Promise<SheetFileUpload> {
    const id = newId();
    await this.transactions.runRepeatable(async () => {
      const { call } = await this.ofCall.holdOwn(actor, callId);
      // Those for calls of several jobs at once are counted one after the other.
      await this.personLocks.lockPeople([actor.id]);
      if ((await this.files.countWaiting(actor.id)) >= sheetFileLimits.waiting) throw new SheetFilesWaitingError();
      if ((await this.files.countSheetFilesOf(call.id)) >= sheetFileLimits.files) throw new TooManySheetFilesError();
      await this.files.openSheetFile(id, call.id);
    });
    const form = await this.storage.presignedPost(sheetFileBuckets.quarantine, id, { maxBytes, expiresInSeconds });
    return { id, upload_form: form };
  }

  /** Size and kind are told from the bytes that arrived; the scan follows. Twice is fine. */
  async handIn(actor: Actor, callId: string, id: string, name: string): Promise<SheetFile> {
    return this.transactions.runRepeatable(async () => {
      const { call } = await this.ofCall.holdOwn(actor, callId);
      const upload = await this.files.findUpload(call.id, id);
      if (!upload) throw new SheetFileMissingError();
      if (!upload.isHandedIn) await this.accept(call.id, id, name);
      return this.fileOf(call.id, id);
    });
  }

  /** Those booked keep it until the next version. */
  async remove(actor: Actor, callId: string, id: string): Promise<void> {
    await this.transactions.runRepeatable(async () => {
      const { call } = await this.ofCall.holdOwn(actor, callId);
      if (!(await this.files.takeAway(call.id, id))) throw new SheetFileMissingError();
      await this.tasks.enqueue(dropSheetFiles, { call_id: call.id });
    });
  }

  /** @throws DomainError `SHEET_FILE_NOT_FOUND` to crew also for one that is in no current version */
  async download(actor: Actor, callId: string, id: string): Promise<StreamableFile> {
    const { found, own } = await this.readers.require(actor, callId);
    const file = await this.fileOf(found.call.id, id);
    if (own) {
      const last = await this.sheets.lastCallSheetOf(found.call.id);
      if (!last?.content.attachments?.some((one) => one.id === id)) throw new SheetFileMissingError();
    }
    if (file.state === 'blocked') throw new SheetFileBlockedError();
    if (file.state === 'scanning') throw new SheetFileScanningError();
    const stream = await this.storage.get(sheetFileBuckets.safe, id);
    return new StreamableFile(stream, { type: file.type, length: file.size, disposition: dispositionOf(file.name) });
  }

  /** As they are now, of what a version says; what was scanned since has another size. */
  async statesOf(sheet: { content: SheetContent } | null): Promise<SheetFile[]> {
    const attachments = sheet?.content.attachments ?? [];
    const known = new Map((await this.files.ofIds(attachments.map(({ id }) => id))).map((file) => [file.id, file]));
    return attachments.flatMap(({ id }: AttachedFile) => presented(known.get(id)));
  }

  async attachedTo(callId: string): Promise<SheetFile[]> {
    return (await this.files.attachedTo(callId)).flatMap(presented);
  }

  private async fileOf(callId: string, id: string): Promise<SheetFile> {
    const [file] = presented(await this.files.findSheetFile(callId, id));
    if (!file) throw new SheetFileMissingError();
    return file;
  }

  private async accept(callId: string, id: string, name: string): Promise<void> {
    const type = sheetFileTypeOf(name);
    if (!type) throw new SheetFileWrongTypeError();
    const { quarantine: bucket } = sheetFileBuckets;
    const arrived = await this.quarantine.measureArrived({ bucket, id, fileName: name, maxBytes });
    if ('problem' in arrived) throw new arrivalErrors[arrived.problem]();
    const others = (await this.files.attachedTo(callId)).reduce((sum, { size }) => sum + size, 0);
    if (others + arrived.size > sheetFileLimits.totalBytes) throw new SheetFilesTooLargeError();
    await this.files.handInSheetFile(id, { name, type, size: arrived.size });
    await this.tasks.enqueue(scanSheetFile, { file_id: id });
  }
}

const presented = (file: SheetFile | null | undefined): SheetFile[] =>
  file ? [{ id: file.id, name: file.name, size: file.size, type: file.type, state: file.state }] : [];
