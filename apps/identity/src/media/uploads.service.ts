import type { UploadForm } from '@crewcall/contracts-core';
import { Transactions } from '@crewcall/platform-database';
import { ObjectMissingError, ObjectTooLargeError, Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { FILES_BUCKET, type FilePurpose } from './stored-file.entity.js';
import { TooManyUploadsError, UploadMissingError } from './media.errors.js';
import { StoredFilesService } from './stored-files.service.js';

interface UploadRules {
  ownerId: string;
  purpose: Extract<FilePurpose, 'cv-upload' | 'picture-upload' | 'ticket-upload'>;
  maxBytes: number;
}

interface UploadBounds extends UploadRules {
  expiresInSeconds: number;
  /** Of this person and purpose that wait to be used. */
  most: number;
}

/** A picture that was taken waits to be saved; the others are kept as they are taken. */
const countedWith = {
  'cv-upload': ['cv-upload'],
  'picture-upload': ['picture-upload', 'photo', 'logo'],
  'ticket-upload': ['ticket-upload'],
} as const satisfies Record<UploadRules['purpose'], readonly FilePurpose[]>;

/**
 * Files go straight to the bucket and are then taken from there: measured, looked at and copied, so that what was
 * checked cannot be exchanged afterwards through the same address.
 */
@Injectable()
export class UploadsService {
  constructor(
    private readonly files: StoredFilesService,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
  ) {}

  async open({ ownerId, purpose, maxBytes, expiresInSeconds, most }: UploadBounds) {
    const id = await this.transactions.run(async () => {
      const waiting = await this.files.countUnkeptForUpdate(ownerId, countedWith[purpose]);
      if (waiting >= most) throw new TooManyUploadsError();
      return this.files.announceFile({ ownerId, purpose, contentType: 'application/octet-stream' }, 0);
    });
    const form: UploadForm = await this.storage.presignedPost(FILES_BUCKET, id, { maxBytes, expiresInSeconds });
    return { upload_id: id, upload_form: form, expires_in: expiresInSeconds };
  }

  /** Bytes that came to the service instead of the store. */
  async receive(id: string, purpose: UploadRules['purpose'], bytes: Buffer): Promise<void> {
    const upload = await this.files.findFile(id);
    if (upload?.purpose !== purpose) throw new UploadMissingError();
    await this.storage.put(FILES_BUCKET, id, bytes, upload.contentType);
  }

  /**
   * Gives `use` the bytes that arrived, null when there are too many; whatever comes of it, the upload is over.
   * @throws UploadMissingError for what is another person's or has not arrived, which may still come
   */
  async take<T>(id: string, rules: UploadRules, use: (bytes: Buffer | null) => Promise<T>): Promise<T> {
    const upload = await this.files.findFile(id);
    if (upload?.purpose !== rules.purpose || upload.ownerId !== rules.ownerId) throw new UploadMissingError();
    const bytes = await this.readArrived(id, rules.maxBytes);
    try {
      return await use(bytes);
    } finally {
      await this.transactions.run(() => this.files.discardFile(id));
    }
  }

  private async readArrived(id: string, maxBytes: number): Promise<Buffer | null> {
    try {
      return await this.storage.read(FILES_BUCKET, id, maxBytes);
    } catch (error) {
      if (error instanceof ObjectTooLargeError) return null;
      throw error instanceof ObjectMissingError ? new UploadMissingError() : error;
    }
  }
}
