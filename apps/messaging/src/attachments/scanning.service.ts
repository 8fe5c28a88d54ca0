import { attachmentLimits } from '@crewcall/contracts-messaging';
import { attachmentScanned } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Quarantine } from '@crewcall/platform-scanning';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { AttachmentPublisher } from './attachment-publisher.service.js';
import { AttachmentRepository, type AttachmentRow } from './attachment.repository.js';
import { buckets } from './object-path.js';

@Injectable()
export class ScanningService {
  constructor(
    private readonly attachments: AttachmentRepository,
    private readonly storage: Storage,
    private readonly quarantine: Quarantine,
    private readonly publisher: AttachmentPublisher,
    private readonly events: Events,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Decides about a file. What is handed out later are the very bytes that were looked at, stored anew under a key that
   * no address was ever given out for: whatever is uploaded afterwards changes nothing.
   * @throws while it is not known, so that the task is tried again
   */
  async scan(id: string): Promise<void> {
    const row = await this.attachments.findHandedIn(id);
    if (!row || row.scanStatus !== 'pending') return;
    const { quarantine: bucket } = buckets;
    const { originalFilename: fileName } = row;
    const clean = await this.quarantine.cleanBytes({ bucket, id, fileName, maxBytes: attachmentLimits.bytes });
    if (clean) await this.storage.put(buckets.safe, id, clean, row.fileType);
    await this.decide(row, clean);
    await this.storage.remove(buckets.quarantine, id);
  }

  private async decide({ id, fileSize }: AttachmentRow, clean: Buffer | null): Promise<void> {
    await this.transactions.run(async () => {
      const decided = await this.attachments.decideAttachment(id, clean !== null, clean?.length ?? fileSize);
      if (!decided) return;
      await this.publisher.publishUpdate(decided);
      const verdict = clean ? 'safe' : 'unsafe';
      await this.events.publish(attachmentScanned, { subjectId: id, payload: { attachment_id: id, verdict } });
    });
  }
}
