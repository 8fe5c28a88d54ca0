import { Recurring } from '@crewcall/platform-queues';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { FILES_BUCKET } from './stored-file.entity.js';
import { StoredFileRepository } from './stored-file.repository.js';

/** Long enough for any request that stored a file to have said that it keeps it. */
const UNKEPT_SECONDS = 24 * 3600;
const SWEEP_BATCH = 500;

/** Takes objects out of the bucket, and then forgets them. */
@Injectable()
export class FileRemovalsService {
  constructor(
    private readonly files: StoredFileRepository,
    private readonly storage: Storage,
  ) {}

  /** Twice is fine. What was taken into use again meanwhile stays. */
  async remove(id: string): Promise<void> {
    if ((await this.files.findStoredFile(id))?.isKept) return;
    await this.storage.remove(FILES_BUCKET, id);
    await this.files.removeStoredFile(id);
  }

  /** Files that were put to no use. */
  @Recurring('sweep-stored-files', { everySeconds: 3600 })
  async sweep(olderThanSeconds = UNKEPT_SECONDS): Promise<void> {
    for (const id of await this.files.idsUnkeptFor(olderThanSeconds, SWEEP_BATCH)) await this.remove(id);
    await this.sweepBucket(new Date(Date.now() - UNKEPT_SECONDS * 1000));
  }

  /** By what the bucket lists: an address may be used again after its file was taken. */
  async sweepBucket(storedBefore: Date): Promise<void> {
    await this.storage.removeUnknown(FILES_BUCKET, storedBefore, (ids) => this.files.knownIds(ids));
  }
}
