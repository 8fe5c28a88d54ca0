import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseConfig, HttpConfig } from '@crewcall/platform-config';
import { newId } from '@crewcall/platform-database';
import { ObservabilityModule } from '@crewcall/platform-observability';
import { Storage, StorageConfig, StorageModule } from '@crewcall/platform-storage';
import { eicar } from '@crewcall/testing-files';
import { startTestService, testServer, type TestService } from '@crewcall/testing-node';
import sharp from 'sharp';
import { Quarantine, ScanningConfig, ScanningModule } from './index.js';

const bucket = 'incoming';

@Module({
  imports: [
    ConfigModule.forRoot([HttpConfig, DatabaseConfig, StorageConfig, ScanningConfig]),
    ObservabilityModule.forRoot({ service: 'files' }),
    StorageModule.forRoot({ buckets: [bucket] }),
    ScanningModule,
  ],
})
class FilesModule {}

describe('a file in quarantine', () => {
  let service: TestService;
  let storage: Storage;
  let quarantine: Quarantine;
  beforeAll(async () => {
    const env = {
      S3_ENDPOINT: testServer('TEST_S3_ENDPOINT').replace(/\/$/, ''),
      S3_ACCESS_KEY: testServer('TEST_S3_ACCESS_KEY'),
      S3_SECRET_KEY: testServer('TEST_S3_SECRET_KEY'),
      S3_BUCKET_PREFIX: `test-${newId().slice(-12)}`,
    };
    service = await startTestService({ module: FilesModule, name: 'files', env });
    storage = service.get(Storage);
    quarantine = service.get(Quarantine);
    await storage.ensureBuckets();
  });
  afterAll(() => service.stop());

  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
  async function arrived(fileName: string, bytes: Buffer) {
    const id = newId();
    await storage.put(bucket, id, bytes, 'application/octet-stream');
    return { bucket, id, fileName, maxBytes: 10_000 };
  }

  it('is measured by what arrived, whatever was said of it', async () => {
    expect(await quarantine.measureArrived(await arrived('plan.pdf', pdf))).toEqual({ size: pdf.length });
    for (const [fileName, bytes, problem] of [
      ['plan.pdf', Buffer.alloc(0), 'empty'],
      ['plan.pdf', Buffer.concat([pdf, Buffer.alloc(10_000)]), 'too-large'],
      ['plan.png', pdf, 'wrong-type'],
      ['plan.exe', pdf, 'wrong-type'],
    ] as const) {
      expect(await quarantine.measureArrived(await arrived(fileName, bytes))).toEqual({ problem });
    }
    const missing = { bucket, id: newId(), fileName: 'plan.pdf', maxBytes: 1 };
    expect(await quarantine.measureArrived(missing)).toEqual({ problem: 'missing' });
  });

  it('is kept as it came when it is safe, and not at all when it is not', async () => {
    expect(await quarantine.cleanBytes(await arrived('plan.pdf', pdf))).toEqual(pdf);
    const infected = await arrived('plan.pdf', Buffer.concat([pdf, Buffer.from(eicar)]));
    expect(await quarantine.cleanBytes(infected)).toBeNull();
    const exchanged = await arrived('plan.pdf', Buffer.concat([pdf, Buffer.alloc(10_000)]));
    expect(await quarantine.cleanBytes(exchanged)).toBeNull();
    expect(await quarantine.cleanBytes({ ...exchanged, id: newId() })).toBeNull();
  });

  it('is rendered anew when it is a picture, without what was said beside it', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
    const photo = await picture
      .withExif({ IFD0: { Artist: 'GPS 53.79' } })
      .jpeg()
      .toBuffer();
    const clean = await quarantine.cleanBytes(
      await arrived('photo.jpg', Buffer.concat([photo, Buffer.from('<script>')])),
    );
    expect(await sharp(clean ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
    expect(clean?.toString('latin1')).not.toMatch(/GPS|script/);
    expect(await quarantine.cleanBytes(await arrived('photo.jpg', photo.subarray(0, 200)))).toBeNull();
  });
});
