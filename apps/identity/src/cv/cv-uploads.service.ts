import { type BeginCvUploadRequest, cvLimits, cvRoutes, type CvUpload } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { Transactions } from '@crewcall/platform-database';
import { ObjectTooLargeError, Storage, UploadTickets } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { FILES_BUCKET } from '../media/files-bucket.js';
import { StoredFilesService } from '../media/stored-files.service.js';
import { CvTooLargeError, CvTypeError, CvUploadMissingError, TooManyUploadsError } from './cv.errors.js';
import { CvsService } from './cvs.service.js';

/**
 * The file goes straight to the bucket and is then taken from there: measured, looked at and copied, so that what was
 * checked cannot be exchanged afterwards through the same address.
 */
@Injectable()
export class CvUploadsService {
  constructor(
    private readonly cvs: CvsService,
    private readonly files: StoredFilesService,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly tickets: UploadTickets,
    private readonly config: PublicUrlConfig,
  ) {}

  async begin(actor: Actor, { fileSize }: BeginCvUploadRequest): Promise<CvUpload> {
    if (fileSize !== undefined && fileSize > cvLimits.bytes) throw new CvTooLargeError();
    const { uploadSeconds, uploads } = cvLimits;
    const underWay = await this.files.countUnkept(actor.id, 'cv-upload', uploadSeconds);
    if (underWay >= uploads) throw new TooManyUploadsError(uploadSeconds);
    const file = { ownerId: actor.id, purpose: 'cv-upload', contentType: 'application/octet-stream' } as const;
    const id = await this.files.announce(file, 0);
    const bounds = { maxBytes: cvLimits.bytes, expiresInSeconds: uploadSeconds };
    return {
      upload_id: id,
      upload_url: `${this.config.publicUrl}${cvRoutes.bytes(this.tickets.ticketFor(id, uploadSeconds))}`,
      upload_form: await this.storage.presignedPost(FILES_BUCKET, id, bounds),
      expires_in: uploadSeconds,
    };
  }

  /** Bytes for an address that `begin` gave out, until the upload is completed. */
  async receive(ticket: string, bytes: Buffer): Promise<void> {
    const id = this.tickets.idOf(ticket);
    const upload = id && (await this.files.find(id));
    if (!upload || upload.purpose !== 'cv-upload') throw new CvUploadMissingError();
    if (bytes.length === 0) throw new CvTypeError();
    await this.storage.put(FILES_BUCKET, upload.id, bytes, upload.contentType);
  }

  async complete(actor: Actor, uploadId: string, fileName: string): Promise<void> {
    const upload = await this.files.find(uploadId);
    if (upload?.purpose !== 'cv-upload' || upload.ownerId !== actor.id) throw new CvUploadMissingError();
    const stored = await this.storage.stat(FILES_BUCKET, uploadId);
    if (!stored) throw new CvUploadMissingError();
    try {
      if (stored.size > cvLimits.bytes) throw new CvTooLargeError();
      await this.cvs.take(actor, await this.bytesOf(uploadId), fileName);
    } finally {
      await this.transactions.run(() => this.files.discard(uploadId));
    }
  }

  /** Measured again while reading: it may have been exchanged since it was asked for its size. */
  private async bytesOf(uploadId: string): Promise<Buffer> {
    try {
      return await this.storage.read(FILES_BUCKET, uploadId, cvLimits.bytes);
    } catch (error) {
      throw error instanceof ObjectTooLargeError ? new CvTooLargeError() : error;
    }
  }
}
