import { type CvDownload, cvRoutes } from '@crewcall/contracts-identity';
import { AccessDeniedError, type Actor } from '@crewcall/platform-auth';
import { dispositionOf } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { StoredFilesService } from '../media/stored-files.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import type { CvEntity } from './cv.entity.js';
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
    private readonly sessions: SessionsService,
  ) {}

  /** @throws CvUnavailableError also for a hidden person: there is nothing of them for strangers */
  async linkTo(actor: Actor, userId: string): Promise<CvDownload> {
    if (!mayReadCv(actor, userId)) throw new AccessDeniedError();
    const cv = await this.findReadable(actor, userId);
    if (!cv?.fileId) throw new CvUnavailableError();
    const { id, sessionId } = actor;
    return {
      downloadUrl: cvRoutes.file(this.links.ticketFor({ fileId: cv.fileId, id, sessionId })),
      fileName: cv.fileName,
    };
  }

  /** Always a file to save, never a page of ours. */
  async open(ticket: string): Promise<StreamableFile> {
    const cv = await this.findByTicket(ticket);
    if (!cv?.fileId) throw new CvLinkInvalidError();
    const { contentType: type, size: length, fileName } = cv;
    return new StreamableFile(await this.files.readFile(cv.fileId), {
      type,
      length,
      disposition: dispositionOf(fileName),
    });
  }

  /** Asked again with the ticket: its reader may have signed out or been suspended since, its owner may be hidden. */
  private async findByTicket(ticket: string): Promise<CvEntity | null> {
    const held = this.links.read(ticket);
    const reader = held && (await this.sessions.userOf(held));
    if (!reader) return null;
    const named = await this.cvs.findCvByFile(held.fileId);
    return named && mayReadCv(reader, named.userId) ? this.findReadable(reader, named.userId) : null;
  }

  private async findReadable(reader: Pick<Actor, 'id' | 'role'>, userId: string): Promise<CvEntity | null> {
    const user = await this.users.findShown(reader, userId, 'freelancer');
    const cv = user && (await this.cvs.findCvByUser(user.id));
    return cv?.fileId && cv.scan === 'safe' ? cv : null;
  }
}
