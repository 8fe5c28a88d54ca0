import type { Actor } from '@crewcall/contracts-core';
import {
  attachmentLimits,
  attachmentRoutes,
  attachmentTypeOf,
  type CreatedAttachment,
  type UploadAddress,
} from '@crewcall/contracts-messaging';
import type { CreateAttachmentDto } from '@crewcall/contracts-messaging/dto';
import { PublicUrlConfig } from '@crewcall/platform-config';
import { newId, Transactions } from '@crewcall/platform-database';
import { Tasks } from '@crewcall/platform-queues';
import { Quarantine } from '@crewcall/platform-scanning';
import { Storage, UploadTickets } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import {
  FileEmptyError,
  FileTooLargeError,
  FileWrongTypeError,
  TooManyUploadsError,
  UploadMissingError,
  UploadNotArrivedError,
} from './attachment.errors.js';
import { AttachmentRepository } from './attachment.repository.js';
import { buckets, idInUploadUrl, objectPathOf } from './object-path.js';
import { scanAttachment } from './scan-attachment.task.js';

const arrivalErrors = {
  missing: UploadNotArrivedError,
  empty: FileEmptyError,
  'too-large': FileTooLargeError,
  'wrong-type': FileWrongTypeError,
} as const;

@Injectable()
export class UploadsService {
  constructor(
    private readonly attachments: AttachmentRepository,
    private readonly storage: Storage,
    private readonly quarantine: Quarantine,
    private readonly tasks: Tasks,
    private readonly transactions: Transactions,
    private readonly tickets: UploadTickets,
    private readonly config: PublicUrlConfig,
  ) {}

  /** An address that takes one file into quarantine, under a name of ours. */
  async open(actor: Actor): Promise<UploadAddress> {
    const id = newId();
    await this.transactions.run(async () => {
      const waiting = await this.attachments.lockAndCountWaiting(actor.id);
      if (waiting >= attachmentLimits.waiting) throw new TooManyUploadsError();
      await this.attachments.reserveAttachment(id, actor.id);
    });
    const { bytes: maxBytes, uploadSeconds: expiresInSeconds } = attachmentLimits;
    const ticket = this.tickets.ticketFor(id, expiresInSeconds);
    return {
      uploadURL: `${this.config.publicUrl}${attachmentRoutes.file(ticket)}`,
      upload_form: await this.storage.presignedPost(buckets.quarantine, id, { maxBytes, expiresInSeconds }),
    };
  }

  /** Bytes for an address that `open` gave out. Until they are handed in, others may replace them. */
  async receive(ticket: string, bytes: Buffer): Promise<void> {
    const id = this.tickets.idOf(ticket);
    if (!id || !(await this.attachments.isAwaited(id))) throw new UploadMissingError();
    if (bytes.length === 0) throw new FileEmptyError();
    await this.storage.put(buckets.quarantine, id, bytes, 'application/octet-stream');
  }

  /**
   * Hands in what was uploaded. Size and kind are told from the bytes that arrived, whatever the client says of them;
   * the scan follows. Handing in the same address again answers the same.
   */
  async create(actor: Actor, { uploadURL, originalFilename }: CreateAttachmentDto): Promise<CreatedAttachment> {
    const id = idInUploadUrl(uploadURL);
    return this.transactions.run(async () => {
      const upload = id && (await this.attachments.lockOwn(id, actor.id));
      if (!upload) throw new UploadMissingError();
      if (!upload.isHandedIn) await this.accept(id, originalFilename);
      return { objectPath: objectPathOf(id) };
    });
  }

  private async accept(id: string, originalFilename: string): Promise<void> {
    const fileType = attachmentTypeOf(originalFilename);
    if (!fileType) throw new FileWrongTypeError();
    const { quarantine: bucket } = buckets;
    const { bytes: maxBytes } = attachmentLimits;
    const arrived = await this.quarantine.measureArrived({ bucket, id, fileName: originalFilename, maxBytes });
    if ('problem' in arrived) throw new arrivalErrors[arrived.problem]();
    await this.attachments.handInAttachment(id, { originalFilename, fileType, fileSize: arrived.size });
    await this.tasks.enqueue(scanAttachment, { attachment_id: id });
  }
}
