import {
  isOwnPicture,
  isSentPicture,
  mediaRoutes,
  pictureLimits,
  type PictureUpload,
  type TakenPicture,
} from '@crewcall/contracts-identity';
import type { Actor } from '@crewcall/platform-auth';
import { Injectable } from '@nestjs/common';
import { bytesOfDataUrl, readPicture } from './image/read-picture.js';
import { NotAnImageError, PictureTooBigError } from './media.errors.js';
import { mediaAddress } from './media.presenter.js';
import { StoredFilesService } from './stored-files.service.js';
import { UploadsService } from './uploads.service.js';

/** What a form wants of a picture: `undefined` leaves the present one, null removes it, else the id of the new one. */
export type PictureChange = string | null | undefined;

type PicturePurpose = 'photo' | 'logo';

const { body: maxBytes, uploadSeconds: expiresInSeconds, uploads: most } = pictureLimits;
const purposeOf = ({ role }: Actor): PicturePurpose => (role === 'recruiter' ? 'logo' : 'photo');

@Injectable()
export class PicturesService {
  constructor(
    private readonly files: StoredFilesService,
    private readonly uploads: UploadsService,
  ) {}

  openUpload({ id: ownerId }: Actor): Promise<PictureUpload> {
    return this.uploads.open({ ownerId, purpose: 'picture-upload', maxBytes, expiresInSeconds, most });
  }

  /** Renders what arrived. It becomes the person's picture when they save its address in their profile. */
  takeUpload(actor: Actor, uploadId: string): Promise<TakenPicture> {
    const rules = { ownerId: actor.id, purpose: 'picture-upload', maxBytes } as const;
    return this.uploads.take(uploadId, rules, async (bytes) => {
      if (!bytes) throw new PictureTooBigError();
      return { picture_url: mediaRoutes.one(await this.storePicture(actor.id, purposeOf(actor), bytes)) };
    });
  }

  /** Checks and stores what was sent, before the transaction in which it becomes the person's picture. */
  async prepare(
    ownerId: string,
    purpose: PicturePurpose,
    sent: string | null | undefined,
    current: string | null,
  ): Promise<PictureChange> {
    if (sent === undefined || sent === null) return sent;
    if (sent === mediaAddress(current)) return undefined;
    if (isOwnPicture(sent)) return this.findTaken(ownerId, purpose, sent);
    if (!isSentPicture(sent)) throw new NotAnImageError();
    return this.storePicture(ownerId, purpose, bytesOfDataUrl(sent));
  }

  /** Part of the ambient transaction, once the account holds the change. */
  async settle(previous: string | null, change: PictureChange): Promise<void> {
    if (change === undefined) return;
    if (change) await this.files.keepFile(change);
    if (previous) await this.files.discardFile(previous);
  }

  /** Only the person who uploaded a picture can use it, once. */
  private async findTaken(ownerId: string, purpose: PicturePurpose, address: string): Promise<string> {
    const file = await this.files.findFile(address.split('/').at(-1) ?? '');
    if (file?.ownerId !== ownerId || file.purpose !== purpose || file.isKept) throw new NotAnImageError();
    return file.id;
  }

  private async storePicture(ownerId: string, purpose: PicturePurpose, sent: Buffer): Promise<string> {
    const { bytes, contentType } = await readPicture(sent);
    return this.files.storeFile({ ownerId, purpose, contentType }, bytes);
  }
}
