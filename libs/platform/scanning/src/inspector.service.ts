import { Worker } from 'node:worker_threads';
import { Injectable, Logger } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { Inspected } from './content/inspection.thread.js';
import type { Threat } from './content/threats.rules.js';
import { ScanningConfig } from './scanning.config.js';
import { ScannerBusyError, ScannerUnavailableError } from './scanning.errors.js';
import { answerOfThread, threadLimits, ThreadMissingError } from './thread-answer.js';

/** Files that are looked at side by side in one service, and those that may wait for it. */
const AT_ONCE = 2;
const WAITING = 24;

/**
 * Looks into files in a thread of its own for each, which has no environment, little memory and a deadline: however a
 * file is made, the service goes on answering, and a thread that dies of a file has said enough about it.
 */
@Injectable()
export class Inspector {
  private readonly logger = new Logger(Inspector.name);
  private readonly places = bulkhead(AT_ONCE, WAITING);

  constructor(private readonly config: ScanningConfig) {}

  /** @throws ScannerBusyError when too many wait; ScannerUnavailableError when no thread can be had */
  async threatIn(file: Inspected): Promise<Threat | null> {
    try {
      return await this.places.execute(() => this.inspect(file));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new ScannerBusyError();
      throw error;
    }
  }

  private async inspect(file: Inspected): Promise<Threat | null> {
    const thread = new Worker(
      /* webpackChunkName: "inspection-thread" */ new URL('./content/inspection.thread.ts', import.meta.url),
      { env: {}, stdout: true, stderr: true, resourceLimits: threadLimits },
    );
    try {
      return await answerOfThread<Threat | null>(thread, file, this.config.inspectWithinMs);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof ThreadMissingError) {
        this.logger.error(`No thread can be had to look at files: ${message}`);
        throw new ScannerUnavailableError();
      }
      this.logger.warn(`A file ended the thread that looked at it: ${message}`);
      return 'unreadable';
    }
  }
}
