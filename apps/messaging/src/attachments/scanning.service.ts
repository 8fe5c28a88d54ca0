import { attachmentLimits } from '@crewcall/contracts-messaging';
import { attachmentScanned } from '@crewcall/contracts-messaging/dto';
import { Transactions } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Scanner } from '@crewcall/platform-scanning';
import { ObjectTooLargeError, Storage } from '@crewcall/platform-storage';
import { Injectable, Logger } from '@nestjs/common';
import { AttachmentPublisher } from './attachment-publisher.service.js';
import { AttachmentRepository, type AttachmentRow } from './attachment.repository.js';
import { cleanImage } from './clean-image.js';
import { buckets } from './object-path.js';

/** It was exchanged for a larger one since it was asked for its size. */
function nothingOfTooMuch(error: unknown): null {
  if (error instanceof ObjectTooLargeError) return null;
  throw error;
}

@Injectable()
export class ScanningService {
  private readonly logger = new Logger(ScanningService.name);

  constructor(
    private readonly attachments: AttachmentRepository,
    private readonly storage: Storage,
    private readonly scanner: Scanner,
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
    const stored = await this.storage.stat(buckets.quarantine, id);
    const isWhole = stored !== null && stored.size > 0 && stored.size <= attachmentLimits.bytes;
    const clean = isWhole ? await this.cleaned(row) : null;
    if (clean) await this.storage.put(buckets.safe, id, clean, row.fileType);
    await this.decide(row, clean);
    await this.storage.remove(buckets.quarantine, id);
  }

  /** Null when the file did not pass. */
  private async cleaned(row: AttachmentRow): Promise<Buffer | null> {
    const bytes = await this.storage.read(buckets.quarantine, row.id, attachmentLimits.bytes).catch(nothingOfTooMuch);
    if (!bytes) return null;
    const verdict = await this.scanner.scan(bytes, { fileName: row.originalFilename });
    if (verdict.isSafe) return cleanImage(bytes, row.fileType);
    this.logger.warn(`A file did not pass: ${verdict.threat}`);
    return null;
  }

  private async decide({ id, fileSize }: AttachmentRow, clean: Buffer | null): Promise<void> {
    await this.transactions.run(async () => {
      const decided = await this.attachments.decide(id, clean !== null, clean?.length ?? fileSize);
      if (!decided) return;
      await this.publisher.publishUpdate(decided);
      const verdict = clean ? 'safe' : 'unsafe';
      await this.events.publish(attachmentScanned, { subjectId: id, payload: { attachment_id: id, verdict } });
    });
  }
}
