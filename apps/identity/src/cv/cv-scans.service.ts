import { Transactions } from '@crewcall/platform-database';
import { Scanner } from '@crewcall/platform-scanning';
import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { StoredFilesService } from '../media/stored-files.service.js';
import type { CvEntity } from './cv.entity.js';
import { CvRepository } from './cv.repository.js';

const BATCH = 20;

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

  /** Ends with the first file without a verdict: the scanner is away, and the next run tries again. */
  async scanPending(): Promise<void> {
    for (const cv of await this.cvs.findPending(BATCH)) {
      const verdict = cv.fileId && (await this.scanOf(cv, cv.fileId));
      if (!verdict) return;
      await this.settle(cv, verdict.isSafe);
      if (!verdict.isSafe) this.logger.warn(`A CV was removed: ${verdict.threat}`);
    }
  }

  private async scanOf(cv: CvEntity, fileId: string) {
    const bytes = await buffer(await this.files.read(fileId));
    return this.scanner.scan(bytes, { fileName: cv.fileName }).catch(() => null);
  }

  /** Nothing when the person has uploaded another one meanwhile. */
  private settle({ userId, fileId }: CvEntity, isSafe: boolean): Promise<void> {
    return this.transactions.run(async () => {
      const present = await this.cvs.findByUserForUpdate(userId);
      if (!present?.fileId || present.fileId !== fileId) return;
      if (!isSafe) await this.files.discard(present.fileId);
      await this.cvs.save({ ...present, scan: isSafe ? 'safe' : 'unsafe', fileId: isSafe ? present.fileId : null });
    });
  }
}
