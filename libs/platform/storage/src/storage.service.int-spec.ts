import { buffer } from 'node:stream/consumers';
import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { newId } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import {
  type BreakableServer,
  eventually,
  startBreakableServer,
  startTestService,
  testServer,
  type TestService,
} from '@crewcall/testing-node';
import { ObjectMissingError, Storage, StorageConfig, StorageModule, StorageUnavailableError } from './index.js';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, StorageConfig]),
    ObservabilityModule.forRoot({ service: 'files' }),
    StorageModule.forRoot({ buckets: ['attachments', 'avatars'] }),
  ],
})
class FilesModule {}

describe('files', () => {
  let server: BreakableServer;
  let service: TestService;
  let storage: Storage;
  const content = Buffer.from('%PDF-1.7 stage plan');
  const health = async () =>
    (await service.anonymous().get('/health/ready')) as { status: number; body: { checks?: unknown } };

  beforeAll(async () => {
    server = await startBreakableServer(testServer('TEST_S3_ENDPOINT'));
    const env = {
      S3_ENDPOINT: server.url.replace(/\/$/, ''),
      S3_ACCESS_KEY: testServer('TEST_S3_ACCESS_KEY'),
      S3_SECRET_KEY: testServer('TEST_S3_SECRET_KEY'),
      S3_BUCKET_PREFIX: `test-${newId().slice(-12)}`,
    };
    service = await startTestService({ module: FilesModule, name: 'files', env });
    storage = service.get(Storage);
    await eventually(() => storage.check().then(() => true));
  });
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  it('are stored, described, read and removed', async () => {
    await storage.put('attachments', 'a/plan.pdf', content, 'application/pdf');
    expect(await storage.stat('attachments', 'a/plan.pdf')).toMatchObject({
      size: content.length,
      contentType: 'application/pdf',
    });
    expect(await buffer(await storage.get('attachments', 'a/plan.pdf'))).toEqual(content);
    await storage.remove('attachments', 'a/plan.pdf');
    await storage.remove('attachments', 'a/plan.pdf');
    expect(await storage.stat('attachments', 'a/plan.pdf')).toBeNull();
    await expect(storage.get('attachments', 'a/plan.pdf')).rejects.toThrow(ObjectMissingError);
  });

  it('travel straight between a browser and the store by signed addresses', async () => {
    const { url, fields } = await storage.presignedPost('avatars', 'mia.png', { maxBytes: 1000 });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(content)]));
    expect((await fetch(url, { method: 'POST', body: form })).ok).toBe(true);
    const download = await fetch(await storage.presignedGet('avatars', 'mia.png', { fileName: 'mia.png' }));
    expect(Buffer.from(await download.arrayBuffer())).toEqual(content);
    expect(download.headers.get('content-disposition')).toContain('attachment; filename="mia.png"');
  });

  it('keep their buckets when the service starts again', async () => {
    await storage.put('avatars', 'kept.png', content, 'image/png');
    await storage.ensureBuckets();
    expect(await storage.stat('avatars', 'kept.png')).not.toBeNull();
  });

  it('are unavailable while the store is away, and the service stays ready', async () => {
    server.cut();
    await expect(storage.stat('avatars', 'kept.png')).rejects.toThrow(StorageUnavailableError);
    expect(await health()).toMatchObject({ status: 200, body: { checks: { storage: 'down' } } });
    server.mend();
    await eventually(async () => (await storage.stat('avatars', 'kept.png')) !== null);
    expect(await health()).toMatchObject({ status: 200, body: { checks: { storage: 'up' } } });
  });
});
