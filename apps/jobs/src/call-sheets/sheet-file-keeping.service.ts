import { sheetFileLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Recurring } from '@crewcall/platform-queues';
import { Quarantine } from '@crewcall/platform-scanning';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { SheetFileLeftoversRepository } from './sheet-file-leftovers.repository.js';
import { sheetFileBuckets } from './sheet-file-buckets.js';
import { SheetFileRepository } from './sheet-file.repository.js';

const ABANDONED_AFTER_MS = 24 * 3_600_000;
const AT_ONCE = 500;

/** What becomes of files after a request: their verdict, and the end of those that no sheet has. */
@Injectable()
export class SheetFileKeeping {
  constructor(
    private readonly files: SheetFileRepository,
    private readonly leftovers: SheetFileLeftoversRepository,
    private readonly storage: Storage,
    private readonly quarantine: Quarantine,
    private readonly clock: Clock,
  ) {}

  /**
   * What is handed out later are the very bytes that were looked at, under a key that no address was ever given out for.
   * @throws while it is not known, so that the task is tried again
   */
  async scan(id: string): Promise<void> {
    const [file] = await this.files.ofIds([id]);
    if (file?.state !== 'scanning') return;
    const { quarantine: bucket, safe } = sheetFileBuckets;
    const { bytes: maxBytes } = sheetFileLimits;
    const clean = await this.quarantine.cleanBytes({ bucket, id, fileName: file.name, maxBytes });
    if (clean) await this.storage.put(safe, id, clean, file.type);
    await this.files.decideSheetFile(id, clean ? 'safe' : 'blocked', clean?.length ?? file.size);
    await this.storage.remove(bucket, id);
  }

  /** Uploads that never came, and what the buckets hold of calls that are gone. */
  @Recurring('sweep-sheet-files', { everySeconds: 3600 })
  async sweep(storedBefore = new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS)): Promise<void> {
    await this.drop(null);
    for (const [bucket, isWaiting] of [
      [sheetFileBuckets.quarantine, true],
      [sheetFileBuckets.safe, false],
    ] as const)
      await this.storage.removeUnknown(bucket, storedBefore, (ids) => this.leftovers.knownIdsOf(ids, isWaiting));
  }

  /** Of one call, or of all. First the bytes, then the row. */
  async drop(callId: string | null): Promise<void> {
    const openedBefore = new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS);
    for (const id of await this.leftovers.findLeftovers(openedBefore, callId, AT_ONCE)) {
      await this.storage.remove(sheetFileBuckets.quarantine, id);
      await this.storage.remove(sheetFileBuckets.safe, id);
      await this.leftovers.removeLeftover(id);
    }
  }
}
