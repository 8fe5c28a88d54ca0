import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadForm } from '@crewcall/contracts-core';
import { withTimeout } from '@crewcall/platform-observability';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Client } from 'minio';
import { StorageConfig } from './storage.config.js';
import { ObjectMissingError, ObjectTooLargeError, StorageUnavailableError } from './storage.errors.js';
import { createStorageClient } from './storage-client.js';

/** Token: the buckets of this service. */
export const STORAGE_BUCKETS = Symbol('STORAGE_BUCKETS');

export interface StoredObject {
  size: number;
  contentType: string;
  etag: string;
}

export interface UploadOptions {
  /** The store itself takes no more. */
  maxBytes: number;
  expiresInSeconds?: number;
}

export interface DownloadOptions {
  expiresInSeconds?: number;
  /** What the browser calls the file it saves. */
  fileName?: string;
  contentType?: string;
}

const ANSWER_WITHIN_MS = 10_000;
const PUT_WITHIN_MS = 60_000;
const READ_WITHIN_MS = 60_000;
const DEFAULT_EXPIRY_SECONDS = 300;

/** Files, in buckets that only this service uses. Keys are chosen by us, never by the person who uploads. */
@Injectable()
export class Storage {
  private readonly logger = new Logger(Storage.name);
  private readonly client: Client;
  /** Signs for browsers; it never connects. */
  private readonly signer: Client;

  constructor(
    private readonly config: StorageConfig,
    @Inject(STORAGE_BUCKETS) private readonly buckets: string[],
  ) {
    this.client = createStorageClient(config, config.endpoint);
    this.signer = createStorageClient(config, config.publicEndpoint ?? config.endpoint);
  }

  async put(bucket: string, key: string, content: Buffer, contentType: string): Promise<void> {
    const putting = this.client.putObject(this.nameOf(bucket), key, content, content.length, {
      'Content-Type': contentType,
    });
    await this.guarded(putting, PUT_WITHIN_MS);
  }

  /** @throws ObjectMissingError; a stream that breaks off later fails in the reader's hands. */
  async get(bucket: string, key: string): Promise<Readable> {
    return this.guarded(this.client.getObject(this.nameOf(bucket), key));
  }

  /** All of an object, counted while it is read. @throws ObjectMissingError, ObjectTooLargeError */
  async read(bucket: string, key: string, maxBytes: number): Promise<Buffer> {
    const stream = await this.get(bucket, key);
    // A store that stops in the middle would keep its reader for good.
    const late = setTimeout(() => stream.destroy(new StorageUnavailableError()), READ_WITHIN_MS);
    try {
      return await bytesOf(stream, maxBytes);
    } finally {
      clearTimeout(late);
    }
  }

  /** The first bytes of an object, for what only looks at its beginning. @throws ObjectMissingError */
  async readStart(bucket: string, key: string, bytes: number): Promise<Buffer> {
    const start = this.client.getPartialObject(this.nameOf(bucket), key, 0, bytes);
    return buffer(await this.guarded(start));
  }

  /** Keys of objects that were stored before a moment, in batches, as the bucket lists them. */
  async *keysStoredBefore(bucket: string, moment: Date, batch = 500): AsyncGenerator<string[]> {
    const listing = this.client.listObjectsV2(this.nameOf(bucket), '', true)[Symbol.asyncIterator]();
    let keys: string[] = [];
    for (;;) {
      const { done, value } = await this.guarded(listing.next());
      if (done) break;
      const { name, lastModified } = value as { name?: string; lastModified?: Date };
      if (name && lastModified && lastModified < moment) keys.push(name);
      if (keys.length < batch) continue;
      yield keys;
      keys = [];
    }
    if (keys.length) yield keys;
  }

  /** Takes out what was stored before a moment and of which nothing is known any more; `knownOf` is asked for each batch. */
  async removeUnknown(
    bucket: string,
    storedBefore: Date,
    knownOf: (keys: string[]) => Promise<ReadonlySet<string>>,
  ): Promise<void> {
    for await (const keys of this.keysStoredBefore(bucket, storedBefore)) {
      const known = await knownOf(keys);
      for (const key of keys) if (!known.has(key)) await this.remove(bucket, key);
    }
  }

  /** Null when there is no such object, as after an upload that never came. */
  async stat(bucket: string, key: string): Promise<StoredObject | null> {
    try {
      const { size, etag, metaData } = await this.guarded(this.client.statObject(this.nameOf(bucket), key));
      return { size, etag, contentType: String(metaData['content-type'] ?? 'application/octet-stream') };
    } catch (error) {
      if (error instanceof ObjectMissingError) return null;
      throw error;
    }
  }

  /** What is not there is removed already. */
  async remove(bucket: string, key: string): Promise<void> {
    await this.guarded(this.client.removeObject(this.nameOf(bucket), key));
  }

  /** A form for one file of a browser, bounded by the store. What the file is has to be looked at before any use. */
  async presignedPost(bucket: string, key: string, options: UploadOptions): Promise<UploadForm> {
    const { maxBytes, expiresInSeconds = DEFAULT_EXPIRY_SECONDS } = options;
    const policy = this.signer.newPostPolicy();
    policy.setBucket(this.nameOf(bucket));
    policy.setKey(key);
    policy.setExpires(new Date(Date.now() + expiresInSeconds * 1000));
    policy.setContentLengthRange(1, maxBytes);
    const { postURL, formData } = await this.signer.presignedPostPolicy(policy);
    return {
      url: postURL,
      fields: Object.fromEntries(Object.entries(formData).map(([name, value]) => [name, String(value)])),
    };
  }

  /** An address a browser may download from; always as a file to save, never as a page of ours. */
  async presignedGet(bucket: string, key: string, options: DownloadOptions = {}): Promise<string> {
    const { expiresInSeconds = DEFAULT_EXPIRY_SECONDS, fileName, contentType } = options;
    return this.signer.presignedGetObject(this.nameOf(bucket), key, expiresInSeconds, {
      'response-content-disposition': dispositionOf(fileName),
      ...(contentType ? { 'response-content-type': contentType } : {}),
    });
  }

  /** Creates what is missing of this service's buckets; they are private. */
  async ensureBuckets(): Promise<void> {
    for (const bucket of this.buckets) {
      const name = this.nameOf(bucket);
      if (await this.guarded(this.client.bucketExists(name))) continue;
      await this.client.makeBucket(name, this.config.region).catch(async (error: unknown) => {
        // Another replica may have been quicker.
        if (!(await this.client.bucketExists(name))) throw error;
      });
    }
  }

  /** @throws when a bucket cannot be reached */
  async check(): Promise<void> {
    for (const bucket of this.buckets) {
      if (!(await this.client.bucketExists(this.nameOf(bucket)))) throw new Error(`The bucket ${bucket} is missing`);
    }
  }

  private nameOf(bucket: string): string {
    if (!this.buckets.includes(bucket)) throw new Error(`This service has no bucket ${bucket}`);
    return `${this.config.bucketPrefix}-${bucket}`;
  }

  private async guarded<T>(work: Promise<T>, withinMs = ANSWER_WITHIN_MS): Promise<T> {
    try {
      return await withTimeout(work, withinMs, () => new Error('it did not answer in time'));
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: string };
      if (code === 'NoSuchKey' || code === 'NotFound') throw new ObjectMissingError();
      this.logger.warn(`The S3 server failed: ${message || String(code)}`);
      throw new StorageUnavailableError();
    }
  }
}

async function bytesOf(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxBytes) throw new ObjectTooLargeError();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** RFC 6266: a plain name for old programs, the true one percent-encoded. */
export function dispositionOf(fileName?: string): string {
  if (!fileName) return 'attachment';
  const plain = fileName.replaceAll(/[^\w.() -]/g, '_').slice(0, 150);
  const encoded = encodeURIComponent(wellFormed(fileName.slice(0, 150))).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Half a surrogate pair, which cannot be encoded, becomes the replacement character. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
