import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { FILES_BUCKET, type FilePurpose, type StoredFileEntity } from './stored-file.entity.js';
import { removeStoredFile } from './remove-stored-file.task.js';
import { StoredFileRepository } from './stored-file.repository.js';

interface NewFile {
  ownerId: string;
  purpose: FilePurpose;
  contentType: string;
}

/**
 * Files of people. One is stored first and kept afterwards, in the transaction of whatever refers to it: should that
 * fail, it is swept. Removing goes the other way: forgotten in the transaction, taken from the bucket by a task.
 */
@Injectable()
export class StoredFilesService {
  constructor(
    private readonly files: StoredFileRepository,
    private readonly storage: Storage,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
  ) {}

  async storeFile(file: NewFile, bytes: Buffer): Promise<string> {
    const id = await this.announceFile(file, bytes.length);
    // Inside a transaction that fails, the row that the sweep goes by is gone as well.
    this.transactions.afterRollback(() => this.storage.remove(FILES_BUCKET, id));
    await this.storage.put(FILES_BUCKET, id, bytes, file.contentType);
    return id;
  }

  /** A row for an object that is yet to come. */
  async announceFile(file: NewFile, size: number): Promise<string> {
    const id = newId();
    await this.files.addStoredFile({ id, ...file, size, isKept: false });
    return id;
  }

  keepFile(id: string): Promise<void> {
    return this.files.setKept(id, true);
  }

  /** Part of the ambient transaction; nothing refers to it any more. */
  async discardFile(id: string): Promise<void> {
    await this.files.setKept(id, false);
    await this.tasks.enqueue(removeStoredFile, { file_id: id });
  }

  /** For an account that goes: everything that was ever stored for this person. */
  discardAllOf(ownerId: string): Promise<void> {
    return this.transactions.run(async () => {
      for (const id of await this.files.fileIdsOf(ownerId)) await this.discardFile(id);
    });
  }

  findFile(id: string): Promise<StoredFileEntity | null> {
    return this.files.findStoredFile(id);
  }

  /** Those that wait to be used, until they are swept; part of the transaction that adds one. */
  countUnkeptForUpdate(ownerId: string, purposes: readonly FilePurpose[]): Promise<number> {
    this.transactions.require();
    return this.files.countUnkeptForUpdate(ownerId, purposes);
  }

  readFile(id: string): Promise<Readable> {
    return this.storage.get(FILES_BUCKET, id);
  }
}
