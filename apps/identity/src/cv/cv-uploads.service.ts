import { type BeginCvUploadRequest, cvLimits, cvRoutes, type CvUpload } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { UploadTickets } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { UploadMissingError } from '../media/media.errors.js';
import { UploadsService } from '../media/uploads.service.js';
import { CvTooLargeError, CvTypeError } from './cv.errors.js';
import { CvsService } from './cvs.service.js';

const { bytes: maxBytes, uploadSeconds: expiresInSeconds, uploads: most } = cvLimits;
const purpose = 'cv-upload';

@Injectable()
export class CvUploadsService {
  constructor(
    private readonly cvs: CvsService,
    private readonly uploads: UploadsService,
    private readonly tickets: UploadTickets,
    private readonly config: PublicUrlConfig,
  ) {}

  async begin(actor: Actor, { fileSize }: BeginCvUploadRequest): Promise<CvUpload> {
    if (fileSize !== undefined && fileSize > maxBytes) throw new CvTooLargeError();
    const opened = await this.uploads.open({ ownerId: actor.id, purpose, maxBytes, expiresInSeconds, most });
    const ticket = this.tickets.ticketFor(opened.upload_id, expiresInSeconds);
    return { ...opened, upload_url: `${this.config.publicUrl}${cvRoutes.bytes(ticket)}` };
  }

  /** Bytes for an address that `begin` gave out, until the upload is completed. */
  async receive(ticket: string, bytes: Buffer): Promise<void> {
    const id = this.tickets.idOf(ticket);
    if (!id) throw new UploadMissingError();
    if (bytes.length === 0) throw new CvTypeError();
    await this.uploads.receive(id, purpose, bytes);
  }

  async complete(actor: Actor, uploadId: string, fileName: string): Promise<void> {
    await this.uploads.take(uploadId, { ownerId: actor.id, purpose, maxBytes }, async (bytes) => {
      if (!bytes) throw new CvTooLargeError();
      await this.cvs.takeCv(actor, bytes, fileName);
    });
  }
}
