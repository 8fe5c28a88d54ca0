import { Transactions } from '@crewcall/platform-database';
import { Recurring } from '@crewcall/platform-queues';
import { Scanner } from '@crewcall/platform-scanning';
import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { StoredFilesService } from '../media/stored-files.service.js';
import type { CvEntity } from './cv.entity.js';
import { CvRepository } from './cv.repository.js';

const BATCH = 20;
/** So many files in a row without a verdict: it is not the files. */
const AWAY_AFTER = 3;

/** Gets the verdicts that were not to be had when the file came. Until then no user can download it. */
@Injectable()
export class CvScansService {
  private readonly logger = new Logger(CvScansService.name);

  constructor(
    private readonly cvs: CvRepository,
    private readonly files: StoredFilesService,
    private readonly scanner: Scanner,
    private readonly transactions: Transactions,
  ) {}

  /** Passes over a file without a verdict; ends where the scanner or the store is away. The next run tries again. */
  @Recurring('scan-pending-cvs', { everySeconds: 30 })
  async scanPending(): Promise<void> {
    let missed = 0;
    for (const cv of await this.cvs.findPending(BATCH)) {
      const verdict = cv.fileId && (await this.scanOf(cv, cv.fileId));
      if (!verdict) {
        missed += 1;
        if (missed >= AWAY_AFTER) return;
        continue;
      }
      missed = 0;
      await this.settle(cv, verdict.isSafe);
      if (!verdict.isSafe) this.logger.warn(`A CV was removed: ${verdict.threat}`);
    }
  }

  private async scanOf(cv: CvEntity, fileId: string) {
    try {
      const bytes = await buffer(await this.files.readFile(fileId));
      return await this.scanner.scan(bytes, { fileName: cv.fileName });
    } catch (error) {
      this.logger.warn(`The file ${fileId} of a CV has no verdict yet: ${(error as Error).message}`);
      return null;
    }
  }

  /** Nothing when the person has uploaded another one meanwhile. */
  private settle({ userId, fileId }: CvEntity, isSafe: boolean): Promise<void> {
    return this.transactions.run(async () => {
      const present = await this.cvs.findCvForUpdate(userId);
      if (!present?.fileId || present.fileId !== fileId) return;
      if (!isSafe) await this.files.discardFile(present.fileId);
      await this.cvs.saveCv({ ...present, scan: isSafe ? 'safe' : 'unsafe', fileId: isSafe ? present.fileId : null });
    });
  }
}
