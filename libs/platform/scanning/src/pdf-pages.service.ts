import { Worker } from 'node:worker_threads';
import { Injectable, Logger } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { PagesToCopy } from './content/pdf-pages.js';
import { ScannerBusyError, ScannerUnavailableError } from './scanning.errors.js';
import { answerOfThread, threadLimits, ThreadMissingError } from './thread-answer.js';

const AT_ONCE = 2;
const WAITING = 12;
const COPIED_WITHIN_MS = 10_000;

/** Makes PDFs anew of the pages of others, in a thread of its own for each. */
@Injectable()
export class PdfPages {
  private readonly logger = new Logger(PdfPages.name);
  private readonly places = bulkhead(AT_ONCE, WAITING);

  /**
   * Null for what no reader should be asked to open: damaged, locked, of too many pages.
   * @throws ScannerBusyError when too many wait; ScannerUnavailableError when no thread can be had
   */
  async copy(pages: PagesToCopy): Promise<Buffer | null> {
    try {
      const copy = await this.places.execute(() => this.copyInThread(pages));
      return copy && Buffer.from(copy);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new ScannerBusyError();
      if (error instanceof ThreadMissingError) throw new ScannerUnavailableError();
      this.logger.warn(`A PDF ended the thread that copied it: ${(error as Error).message}`);
      return null;
    }
  }

  private copyInThread(pages: PagesToCopy): Promise<Uint8Array | null> {
    const thread = new Worker(
      /* webpackChunkName: "pdf-pages-thread" */ new URL('./content/pdf-pages.thread.ts', import.meta.url),
      { env: {}, stdout: true, stderr: true, resourceLimits: threadLimits },
    );
    return answerOfThread(thread, pages, COPIED_WITHIN_MS);
  }
}
