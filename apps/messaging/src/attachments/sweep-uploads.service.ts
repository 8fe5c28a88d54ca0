import { Recurring } from '@crewcall/platform-queues';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { AttachmentRepository } from './attachment.repository.js';
import { buckets } from './object-path.js';

const ABANDONED_AFTER_HOURS = 24;
const AT_ONCE = 500;

@Injectable()
export class SweepUploadsService {
  constructor(
    private readonly attachments: AttachmentRepository,
    private readonly storage: Storage,
  ) {}

  /** Files that were uploaded and never sent, and those whose conversation is gone. First the bytes, then the row. */
  @Recurring('sweep-uploads', { everySeconds: 3600 })
  async sweep(): Promise<void> {
    for (const id of await this.attachments.findAbandoned(ABANDONED_AFTER_HOURS, AT_ONCE)) {
      await this.storage.remove(buckets.quarantine, id);
      await this.storage.remove(buckets.safe, id);
      await this.attachments.removeAbandoned(id);
    }
    await this.sweepQuarantine();
  }

  /** By what the bucket lists: an address may be used again after its file was decided about. */
  async sweepQuarantine(storedBefore = new Date(Date.now() - ABANDONED_AFTER_HOURS * 3600_000)): Promise<void> {
    await this.storage.removeUnknown(buckets.quarantine, storedBefore, (ids) =>
      this.attachments.idsWaitingForVerdict(ids),
    );
  }
}
