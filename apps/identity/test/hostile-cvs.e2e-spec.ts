import { exhaustingFiles, type HostileFile, unhealthyDuring } from '@crewcall/testing-files';
import { upload } from './cv-files.js';
import { Identity } from './identity.js';
import { storageEnv } from './storage.js';

const THREE_MINUTES = 180_000;

describe('CVs that are made to exhaust the service', () => {
  let identity: Identity;
  let files: HostileFile[];
  beforeAll(async () => {
    files = await exhaustingFiles();
    // As in the product: what never ends is ended then.
    identity = await Identity.start({ ...storageEnv(), INSPECT_WITHIN_MS: '10000' });
  }, THREE_MINUTES);
  afterAll(() => identity.stop());

  it(
    'are refused while health answers within 100 ms, during each [F2] [F3]',
    async () => {
      const { client } = await identity.hasPerson();
      await client.post('/api/freelancer', { first_name: 'Ana' });
      const accepted: string[] = [];
      const send = async ({ what, bytes, fileName }: HostileFile): Promise<void> => {
        const { status, body } = await client.post<{ code: string }>('/api/cv', upload(bytes, fileName));
        if (status !== 400 || body.code !== 'CV_UNSAFE') accepted.push(`${what}: ${status}`);
      };
      expect(await unhealthyDuring(identity.service.baseUrl, files, send)).toEqual([]);
      expect(accepted).toEqual([]);
    },
    THREE_MINUTES,
  );
});
