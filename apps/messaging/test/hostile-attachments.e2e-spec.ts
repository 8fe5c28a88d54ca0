import { exhaustingFiles, type HostileFile, unhealthyDuring } from '@crewcall/testing-files';
import { eventually, startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../src/app.module.js';
import { Cast } from './people.js';
import { putTo } from './put-to.js';
import { storageEnv } from './storage.js';

const THREE_MINUTES = 180_000;

describe('attachments that are made to exhaust the service', () => {
  let service: TestService;
  let files: HostileFile[];
  beforeAll(async () => {
    files = await exhaustingFiles();
    service = await startTestService({
      module: AppModule,
      name: 'messaging',
      // As in the product: what never ends is ended then.
      env: { ...storageEnv(), INSPECT_WITHIN_MS: '10000' },
    });
    await eventually(async () => {
      const { body } = await service.anonymous().get<{ checks: Record<string, string> }>('/health/ready');
      return body.checks['storage'] === 'up';
    });
  }, THREE_MINUTES);
  afterAll(() => service.stop());

  it(
    'are blocked while health answers within 100 ms, during each [F2] [F3]',
    async () => {
      const { maya } = await new Cast(service).talking();
      const blocked = async ({ bytes, fileName }: HostileFile): Promise<void> => {
        const { body } = await maya.api.post<{ uploadURL: string }>('/api/objects/upload');
        await putTo(service, body.uploadURL, bytes);
        const upload = { uploadURL: body.uploadURL, originalFilename: fileName, fileType: 'x', fileSize: 1 };
        expect((await maya.api.post('/api/attachments/create', upload)).status).toBe(201);
        await eventually(async () => (await statuses()).every(({ scan_status }) => scan_status !== 'pending'), 60_000);
      };
      const statuses = () =>
        service.rows<{ scan_status: string }>('SELECT DISTINCT scan_status FROM attachments WHERE owner_id = $1', [
          maya.id,
        ]);
      expect(await unhealthyDuring(service.baseUrl, files, blocked)).toEqual([]);
      expect(await statuses()).toEqual([{ scan_status: 'unsafe' }]);
    },
    THREE_MINUTES,
  );
});
