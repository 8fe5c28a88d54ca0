import { type BeginCvUploadRequest, cvLimits, type CvUpload } from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Transactions } from '@crewcall/platform-database';
import { ObjectTooLargeError, Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { FILES_BUCKET } from '../media/files-bucket.js';
import { StoredFilesService } from '../media/stored-files.service.js';
import { CvTooLargeError, CvUploadMissingError, TooManyUploadsError } from './cv.errors.js';
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
  ) {}

  async begin(actor: Actor, { fileSize }: BeginCvUploadRequest): Promise<CvUpload> {
    if (fileSize !== undefined && fileSize > cvLimits.bytes) throw new CvTooLargeError();
    const { uploadSeconds, uploads } = cvLimits;
    const underWay = await this.files.countUnkept(actor.id, 'cv-upload', uploadSeconds);
    if (underWay >= uploads) throw new TooManyUploadsError(uploadSeconds);
    const file = { ownerId: actor.id, purpose: 'cv-upload', contentType: 'application/octet-stream' } as const;
    const id = await this.files.announce(file, 0);
    const [upload_url, upload_form] = await Promise.all([
      this.storage.presignedPut(FILES_BUCKET, id, uploadSeconds),
      this.storage.presignedPost(FILES_BUCKET, id, { maxBytes: cvLimits.bytes, expiresInSeconds: uploadSeconds }),
    ]);
    return { upload_id: id, upload_url, upload_form, expires_in: uploadSeconds };
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
