import { type CvDownload, cvRoutes } from '@crewcall/contracts-identity';
import { AccessDeniedError, type Actor } from '@crewcall/platform-auth';
import { dispositionOf } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { StoredFilesService } from '../media/stored-files.service.js';
import { mayBeShown } from '../profiles/profile.policy.js';
import { UsersService } from '../users/users.service.js';
import { CvLinkInvalidError, CvUnavailableError } from './cv.errors.js';
import { CvLinksService } from './cv-links.service.js';
import { mayReadCv } from './cv.policy.js';
import { CvRepository } from './cv.repository.js';

@Injectable()
export class CvDownloadsService {
  constructor(
    private readonly cvs: CvRepository,
    private readonly users: UsersService,
    private readonly files: StoredFilesService,
    private readonly links: CvLinksService,
  ) {}

  /** @throws CvUnavailableError also for a hidden person: there is nothing of them for strangers */
  async linkTo(actor: Actor, userId: string): Promise<CvDownload> {
    if (!mayReadCv(actor, userId)) throw new AccessDeniedError();
    const user = await this.users.findById(userId);
    const cv = user && mayBeShown(actor, user, 'freelancer') ? await this.cvs.findByUser(user.id) : null;
    if (!cv?.fileId || cv.scan !== 'safe') throw new CvUnavailableError();
    return { downloadUrl: cvRoutes.file(this.links.ticketFor(cv.fileId)), fileName: cv.fileName };
  }

  /** Always a file to save, never a page of ours. */
  async open(ticket: string): Promise<StreamableFile> {
    const fileId = this.links.fileOf(ticket);
    const cv = fileId ? await this.cvs.findByFile(fileId) : null;
    if (!cv?.fileId || cv.scan !== 'safe') throw new CvLinkInvalidError();
    const { contentType: type, size: length, fileName } = cv;
    return new StreamableFile(await this.files.read(cv.fileId), { type, length, disposition: dispositionOf(fileName) });
  }
}
