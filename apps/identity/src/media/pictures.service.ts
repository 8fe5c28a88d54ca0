import { isSentPicture } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { readPicture } from './image/read-picture.js';
import { NotAnImageError } from './media.errors.js';
import { mediaAddress } from './media.presenter.js';
import { StoredFilesService } from './stored-files.service.js';

/** What a form wants of a picture: `undefined` leaves the present one, null removes it, else the id of the new one. */
export type PictureChange = string | null | undefined;

@Injectable()
export class PicturesService {
  constructor(private readonly files: StoredFilesService) {}

  /** Checks and stores what was sent, before the transaction in which it becomes the person's picture. */
  async prepare(
    ownerId: string,
    purpose: 'photo' | 'logo',
    sent: string | null | undefined,
    current: string | null,
  ): Promise<PictureChange> {
    if (sent === undefined || sent === null) return sent;
    if (sent === mediaAddress(current)) return undefined;
    if (!isSentPicture(sent)) throw new NotAnImageError();
    const { bytes, contentType } = await readPicture(sent);
    return this.files.store({ ownerId, purpose, contentType }, bytes);
  }

  /** Part of the ambient transaction, once the account holds the change. */
  async settle(previous: string | null, change: PictureChange): Promise<void> {
    if (change === undefined) return;
    if (change) await this.files.keep(change);
    if (previous) await this.files.discard(previous);
  }
}
