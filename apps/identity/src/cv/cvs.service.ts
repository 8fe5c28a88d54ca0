import { AccessDeniedError, type Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { Scanner, ScannerUnavailableError } from '@crewcall/platform-scanning';
import { Injectable, Logger } from '@nestjs/common';
import { CrewProfilesService } from '../freelancers/crew-profiles.service.js';
import { StoredFilesService } from '../media/stored-files.service.js';
import { ProfileMissingError } from '../profiles/profile.errors.js';
import { CvTypeError, CvUnsafeError } from './cv.errors.js';
import { CvRepository } from './cv.repository.js';
import { cvTypeOf } from './cv.rules.js';

/** A user waits for the answer; a slower verdict is had by a task. */
const SCAN_WITHIN_MS = 5000;

@Injectable()
export class CvsService {
  private readonly logger = new Logger(CvsService.name);

  constructor(
    private readonly cvs: CvRepository,
    private readonly profiles: CrewProfilesService,
    private readonly files: StoredFilesService,
    private readonly scanner: Scanner,
    private readonly transactions: Transactions,
  ) {}

  /** Makes these bytes the person's CV. What is found unsafe at once is stored nowhere. */
  async takeCv(actor: Actor, bytes: Buffer, fileName: string): Promise<void> {
    await this.assertProfile(actor);
    const name = fileName.trim();
    const contentType = cvTypeOf(bytes, name);
    const scan = await this.scan(bytes, name);
    const fileId = await this.files.storeFile({ ownerId: actor.id, purpose: 'cv', contentType }, bytes);
    await this.transactions.run(async () => {
      const present = await this.cvs.findCvForUpdate(actor.id);
      await this.files.keepFile(fileId);
      if (present?.fileId) await this.files.discardFile(present.fileId);
      const { length: size } = bytes;
      await this.cvs.saveCv({
        userId: actor.id,
        fileId,
        fileName: name,
        contentType,
        size,
        scan,
        uploadedAt: new Date(),
      });
    });
  }

  /** What is not there is deleted already. */
  async removeCv(actor: Actor): Promise<void> {
    await this.assertProfile(actor);
    await this.transactions.run(async () => {
      const present = await this.cvs.findCvForUpdate(actor.id);
      if (present?.fileId) await this.files.discardFile(present.fileId);
      await this.cvs.removeCv(actor.id);
    });
  }

  /** A CV belongs to a crew profile, and is its owner's to change. */
  private async assertProfile(actor: Actor): Promise<void> {
    if (actor.role !== 'freelancer') throw new AccessDeniedError();
    if (!(await this.profiles.hasProfile(actor.id))) throw new ProfileMissingError();
  }

  private async scan(bytes: Buffer, fileName: string): Promise<'safe' | 'pending'> {
    const verdict = await this.scanner.scan(bytes, { fileName, withinMs: SCAN_WITHIN_MS }).catch((error: unknown) => {
      if (error instanceof ScannerUnavailableError) return null;
      throw error;
    });
    if (!verdict) return 'pending';
    if (verdict.isSafe) return 'safe';
    this.logger.warn(`A CV was refused: ${verdict.threat}`);
    throw verdict.threat === 'type-mismatch' ? new CvTypeError() : new CvUnsafeError();
  }
}
