import type { Actor } from '@crewcall/contracts-core';
import { type Attachment, attachmentLimits, type FileDownload } from '@crewcall/contracts-messaging';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import {
  AttachmentBlockedError,
  AttachmentMissingError,
  AttachmentPendingError,
  TooManyFilesError,
  UploadMissingError,
} from './attachment.errors.js';
import { presentAttachment } from './attachment.presenter.js';
import { AttachmentRepository } from './attachment.repository.js';
import { buckets, idInObjectPath } from './object-path.js';

@Injectable()
export class AttachmentsService {
  constructor(
    private readonly attachments: AttachmentRepository,
    private readonly storage: Storage,
  ) {}

  /** In the transaction of the message or after it; the same file on the same message again changes nothing. */
  async attach(actor: Actor, messageId: string, path: string): Promise<Attachment> {
    const id = idInObjectPath(path);
    const row = id && (await this.attachments.attachToMessage(id, actor.id, messageId));
    if (!row) throw new UploadMissingError();
    const all = await this.attachments.ofMessages([messageId]);
    if (all.length > attachmentLimits.perMessage) throw new TooManyFilesError();
    return presentAttachment(row);
  }

  async ofMessages(messageIds: readonly string[]): Promise<Map<string, Attachment[]>> {
    const found = new Map<string, Attachment[]>();
    if (!messageIds.length) return found;
    for (const row of await this.attachments.ofMessages(messageIds)) {
      const messageId = row.messageId ?? '';
      found.set(messageId, [...(found.get(messageId) ?? []), presentAttachment(row)]);
    }
    return found;
  }

  /** For the two of the conversation, once it has passed. @throws AttachmentMissingError to every other user */
  async download(actor: Actor, id: string): Promise<FileDownload> {
    const row = await this.attachments.findAttachmentFor(id, actor.id);
    if (!row) throw new AttachmentMissingError();
    if (row.scanStatus === 'unsafe' || row.moderationStatus === 'rejected') throw new AttachmentBlockedError();
    if (row.scanStatus !== 'safe' || row.moderationStatus !== 'approved') throw new AttachmentPendingError();
    const { originalFilename: fileName, fileType: contentType } = row;
    return { downloadUrl: await this.storage.presignedGet(buckets.safe, row.id, { fileName, contentType }) };
  }
}
