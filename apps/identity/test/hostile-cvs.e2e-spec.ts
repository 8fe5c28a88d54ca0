import { exhaustingFiles, type HostileFile, slowestAnswer } from '@crewcall/testing-files';
import { upload } from './cv-files.js';
import { Identity } from './identity.js';
import { storageEnv } from './storage.js';

jest.setTimeout(180_000);

/** What a busy machine adds; without the thread of its own, one of them takes seconds or the service. */
const SLOWEST_MS = 1000;

describe('CVs that are made to exhaust the service', () => {
  let identity: Identity;
  let files: HostileFile[];
  beforeAll(async () => {
    files = await exhaustingFiles();
    identity = await Identity.start(storageEnv());
  });
  afterAll(() => identity.stop());

  it('are refused while everybody else is answered [F2] [F3]', async () => {
    const { client } = await identity.hasPerson();
    await client.post('/api/freelancer', { first_name: 'Ana' });
    const accepted: string[] = [];
    const sendAll = async (): Promise<void> => {
      for (const { what, bytes, fileName } of files) {
        const { status, body } = await client.post<{ code: string }>('/api/cv', upload(bytes, fileName));
        if (status !== 400 || body.code !== 'CV_UNSAFE') accepted.push(`${what}: ${status}`);
      }
    };
    expect(await slowestAnswer(identity.service.baseUrl, sendAll())).toBeLessThan(SLOWEST_MS);
    expect(accepted).toEqual([]);
  });
});
