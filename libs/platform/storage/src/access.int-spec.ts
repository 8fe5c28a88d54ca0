import type { UploadForm } from '@crewcall/contracts-core';
import { newId } from '@crewcall/platform-database';
import { testServer } from '@crewcall/testing-node';
import { createStorageClient } from './storage-client.js';
import { StorageConfig } from './storage.config.js';
import { Storage } from './storage.service.js';

const BUCKET = 'files';

/** Of the embedded server, or of the one that TEST_S3_… names: the guarantees are the same. */
describe('what the store lets a stranger do', () => {
  const config = Object.assign(new StorageConfig(), {
    endpoint: testServer('TEST_S3_ENDPOINT').replace(/\/$/, ''),
    accessKey: testServer('TEST_S3_ACCESS_KEY'),
    secretKey: testServer('TEST_S3_SECRET_KEY'),
    region: 'us-east-1',
    bucketPrefix: `test-${newId().slice(-12)}`,
  });
  const storage = new Storage(config, [BUCKET]);
  const content = Buffer.from('%PDF-1.7 plan');
  const at = (path: string) => `${config.endpoint}/${config.bucketPrefix}-${BUCKET}${path}`;
  const send = ({ url, fields }: UploadForm, file: Buffer, more: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(file)]));
    return fetch(url, { method: 'POST', body: form });
  };
  beforeAll(async () => {
    await storage.ensureBuckets();
    await storage.put(BUCKET, 'secret', content, 'application/pdf');
  });

  it('is nothing without a signature [F6] [S58]', async () => {
    const asked = [
      fetch(at('')),
      fetch(at('/?list-type=2')),
      fetch(at('/secret')),
      fetch(at('/secret'), { method: 'PUT', body: 'x' }),
      fetch(at('/secret'), { method: 'DELETE' }),
      fetch(config.endpoint),
      send({ url: at(''), fields: { key: 'mine' } }, content),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(7).fill(403));
    expect(await storage.read(BUCKET, 'secret', 100)).toEqual(content);
  });

  it('is what was signed, and nothing beside it [F6] [S58]', async () => {
    const address = await storage.presignedGet(BUCKET, 'secret', { fileName: 'plan.pdf' });
    expect((await fetch(address)).status).toBe(200);
    const stranger = createStorageClient({ ...config, secretKey: 'a-key-that-is-another' }, config.endpoint);
    const name = `${config.bucketPrefix}-${BUCKET}`;
    const past = new Date(Date.now() - 3600_000);
    const changed = [
      address.replace('/secret?', '/other?'),
      address.replace('attachment', 'inline'),
      address.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=600'),
      address.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      await stranger.presignedGetObject(name, 'secret', 60),
      await createStorageClient(config, config.endpoint).presignedUrl('GET', name, 'secret', 60, {}, past),
    ];
    for (const url of changed) expect([url, (await fetch(url)).status]).toEqual([url, 403]);
    expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  });

  it('is to send one file of the size that the form allows, to the place it names [F8] [S55] [S58]', async () => {
    const form = await storage.presignedPost(BUCKET, 'mine', { maxBytes: 1000 });
    expect((await send(form, content)).ok).toBe(true);
    expect(await storage.read(BUCKET, 'mine', 1000)).toEqual(content);
    expect((await send(form, Buffer.alloc(1001))).status).toBe(400);
    expect((await send(form, Buffer.alloc(0))).status).toBe(400);
    expect((await send(form, content, { key: 'secret' })).status).toBe(403);
    expect((await send(form, content, { 'x-amz-meta-a': 'b' })).status).toBe(403);
    const late = await storage.presignedPost(BUCKET, 'late', { maxBytes: 1000, expiresInSeconds: -1 });
    expect((await send(late, content)).status).toBe(403);
    expect(await storage.read(BUCKET, 'mine', 1000)).toEqual(content);
    expect(await storage.read(BUCKET, 'secret', 1000)).toEqual(content);
  });

  it('is bounded when it is read, and swept by what the bucket lists [F8]', async () => {
    await expect(storage.read(BUCKET, 'secret', 5)).rejects.toMatchObject({ code: 'OBJECT_TOO_LARGE' });
    expect(await storage.readStart(BUCKET, 'secret', 5)).toEqual(content.subarray(0, 5));
    await storage.put(BUCKET, 'forgotten', content, 'application/pdf');
    const listed = async (moment: number, batch?: number): Promise<string[][]> => {
      const batches: string[][] = [];
      for await (const keys of storage.keysStoredBefore(BUCKET, new Date(moment), batch)) batches.push(keys);
      return batches;
    };
    expect((await listed(Date.now() + 60_000)).flat()).toEqual(expect.arrayContaining(['forgotten', 'secret']));
    expect(await listed(Date.now() - 60_000)).toEqual([]);
    expect((await listed(Date.now() + 60_000, 2)).map(({ length }) => length)).toEqual([2, 1]);
    const isKnown = (keys: string[]) => Promise.resolve(new Set(keys.filter((key) => key !== 'forgotten')));
    await storage.removeUnknown(BUCKET, new Date(Date.now() - 60_000), isKnown);
    expect((await listed(Date.now() + 60_000)).flat()).toContain('forgotten');
    await storage.removeUnknown(BUCKET, new Date(Date.now() + 60_000), isKnown);
    expect((await listed(Date.now() + 60_000)).flat().sort()).toEqual(['mine', 'secret']);
  });
});
