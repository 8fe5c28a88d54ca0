import { Injectable } from '@nestjs/common';
import { Storage, StorageConfig } from '@crewcall/platform-storage';

const BUCKET = 'exports';

/** The bucket where the parts of a person's copy are stored, and the copy itself. */
@Injectable()
export class ExportBox {
  private readonly storage: Storage;
  private isThere = false;

  constructor(config: StorageConfig) {
    this.storage = new Storage(config, [BUCKET]);
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    if (!this.isThere) await this.storage.ensureBuckets();
    this.isThere = true;
    await this.storage.put(BUCKET, key, content, contentType);
  }

  async read(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.get(BUCKET, key)) chunks.push(Buffer.from(chunk as Uint8Array));
    return Buffer.concat(chunks);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.storage.remove(BUCKET, key);
  }

  /** An address that gives the file to anyone who holds it, for five minutes. */
  addressOf(key: string, fileName: string): Promise<string> {
    return this.storage.presignedGet(BUCKET, key, { fileName, contentType: 'application/zip' });
  }
}
