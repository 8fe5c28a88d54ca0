import { type ExportedFile, ExportsPersonalData, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { type HeldUpload, StoredFileRepository } from './stored-file.repository.js';
import { StoredFilesService } from './stored-files.service.js';

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/** As its owner knows it: a CV has a name, a picture is called what it is. */
const nameOf = ({ name, purpose, content_type: type }: HeldUpload): string =>
  name ?? `${purpose}.${endings[type] ?? 'bin'}`;

/** The photo, the logo and the CV, for their owner's copy. */
@ExportsPersonalData()
@Injectable()
export class UploadsExporter implements PersonalDataExporter {
  readonly name = 'uploads';

  constructor(
    private readonly uploads: StoredFileRepository,
    private readonly storedFiles: StoredFilesService,
  ) {}

  async *records(userId: string): AsyncGenerator<object> {
    for (const upload of await this.uploads.heldUploadsOf(userId))
      yield { kind: 'upload', ...upload, name: nameOf(upload) };
  }

  async *files(userId: string): AsyncGenerator<ExportedFile> {
    for (const upload of await this.uploads.heldUploadsOf(userId)) {
      const read = async (): Promise<Buffer> => buffer(await this.storedFiles.readFile(upload.id));
      yield { name: nameOf(upload), size: upload.size, read };
    }
  }
}
