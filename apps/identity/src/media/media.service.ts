import { Injectable, StreamableFile } from '@nestjs/common';
import { MediaMissingError } from './media.errors.js';
import { StoredFilesService } from './stored-files.service.js';

@Injectable()
export class MediaService {
  constructor(private readonly files: StoredFilesService) {}

  /** Pictures only: a CV is never handed out by its id. */
  async findMedia(id: string): Promise<StreamableFile> {
    const file = await this.files.findFile(id);
    if (!file?.isKept || (file.purpose !== 'photo' && file.purpose !== 'logo')) throw new MediaMissingError();
    return new StreamableFile(await this.files.readFile(id), { type: file.contentType, length: file.size });
  }
}
