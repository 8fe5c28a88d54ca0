import type { FreelancerProfile } from '@crewcall/contracts-identity';
import { Storage } from '@crewcall/platform-storage';
import { CvScansService } from '../src/cv/cv-scans.service.js';
import { FILES_BUCKET } from '../src/media/stored-file.entity.js';
import { type Clamd, pdf, startClamd, upload } from './cv-files.js';
import { Identity, type Person } from './identity.js';
import { storageEnv } from './storage.js';

describe('CVs that wait for their scan', () => {
  let identity: Identity;
  let clamd: Clamd;
  beforeAll(async () => {
    clamd = await startClamd();
    identity = await Identity.start({ ...storageEnv(), SCANNER: 'clamav', CLAMAV_URL: clamd.url });
  });
  afterAll(async () => {
    await identity.stop();
    await new Promise((resolve) => clamd.server.close(resolve));
  });

  async function uploads(text: string): Promise<Person> {
    const person = await identity.hasPerson();
    await person.client.post('/api/freelancer', { first_name: 'Ana' });
    await person.client.post('/api/cv', upload(pdf(text)));
    return person;
  }
  const scanOf = async ({ client, user }: Person) =>
    (await client.get<FreelancerProfile>(`/api/freelancer/${user.id}`)).body.cv_scan;

  it('get it though others before them never do, for want of the file or of the scanner [S53]', async () => {
    const crashing = await uploads('crash');
    const missing = await uploads('missing');
    const mine = await uploads('waiting');
    const [lost] = await identity.service.rows<{ id: string }>('SELECT id FROM stored_files WHERE owner_id = $1', [
      missing.user.id,
    ]);
    await identity.service.get(Storage).remove(FILES_BUCKET, lost?.id ?? '');
    Object.assign(clamd, { words: 'stream: OK', fails: 'crash' });
    await identity.service.get(CvScansService).scanPending();
    expect(await Promise.all([crashing, missing, mine].map(scanOf))).toEqual(['pending', 'pending', 'safe']);
  });
});
