import { ObjectMissingError, ObjectTooLargeError, Storage } from '@crewcall/platform-storage';
import { Injectable, Logger } from '@nestjs/common';
import { beginsAs, formatBytes, kindOfName } from './content/file-kind.rules.js';
import { renderPicture } from './picture.js';
import { Scanner } from './scanner.service.js';

/** A file as it came, under the id that its upload was given, in a bucket that nothing is handed out from. */
export interface QuarantinedFile {
  bucket: string;
  id: string;
  /** What its sender calls it; its bytes must be what the ending says. */
  fileName: string;
  maxBytes: number;
}

export type ArrivalProblem = 'missing' | 'empty' | 'too-large' | 'wrong-type';

const MOST_PIXELS = 40_000_000;
const QUALITY = 88;

/** What becomes of files between their upload and the bucket that they are handed out from. */
@Injectable()
export class Quarantine {
  private readonly logger = new Logger(Quarantine.name);

  constructor(
    private readonly storage: Storage,
    private readonly scanner: Scanner,
  ) {}

  /** Size and kind of what has arrived, told from the store and the first bytes: quick enough to answer a request. */
  async measureArrived(file: QuarantinedFile): Promise<{ size: number } | { problem: ArrivalProblem }> {
    const stored = await this.storage.stat(file.bucket, file.id);
    if (!stored) return { problem: 'missing' };
    if (stored.size > file.maxBytes) return { problem: 'too-large' };
    if (stored.size === 0) return { problem: 'empty' };
    const kind = kindOfName(file.fileName);
    const start = await this.storage.readStart(file.bucket, file.id, formatBytes);
    return kind && beginsAs(kind, start) ? { size: stored.size } : { problem: 'wrong-type' };
  }

  /**
   * The bytes to keep, which are those that were looked at: pictures rendered anew, other files as they came. Null for a
   * file that did not pass. For a task, not for a request. @throws while it is not known, so that the task tries again
   */
  async cleanBytes(file: QuarantinedFile): Promise<Buffer | null> {
    const bytes = await this.readWhole(file);
    if (!bytes) return null;
    const verdict = await this.scanner.scan(bytes, { fileName: file.fileName });
    if (verdict.isSafe) return rendered(bytes, file.fileName);
    this.logger.warn(`A file did not pass: ${verdict.threat}`);
    return null;
  }

  /** Null when it was taken away, or exchanged for a larger one, since it was measured. */
  private async readWhole({ bucket, id, maxBytes }: QuarantinedFile): Promise<Buffer | null> {
    try {
      return await this.storage.read(bucket, id, maxBytes);
    } catch (error) {
      if (error instanceof ObjectTooLargeError || error instanceof ObjectMissingError) return null;
      throw error;
    }
  }
}

async function rendered(bytes: Buffer, fileName: string): Promise<Buffer | null> {
  const kind = kindOfName(fileName);
  if (kind !== 'jpeg' && kind !== 'png') return bytes;
  const quality = kind === 'jpeg' ? QUALITY : undefined;
  return renderPicture(bytes, { format: kind, mostPixels: MOST_PIXELS, quality }).catch(() => null);
}
