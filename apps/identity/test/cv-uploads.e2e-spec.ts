import { type CvDownload, cvLimits, type CvUpload, type FreelancerProfile } from '@crewcall/contracts-identity';
import { eicar } from '@crewcall/testing-files';
import { eventually } from '@crewcall/testing-node';
import { FileRemovalsService } from '../src/media/file-removals.service.js';
import { pdf } from './cv-files.js';
import { Identity, type Person } from './identity.js';
import { storageEnv } from './storage.js';

describe('the CV of a freelancer, uploaded by itself', () => {
  let identity: Identity;
  let company: Person;
  beforeAll(async () => {
    identity = await Identity.start(storageEnv());
    company = await identity.hasPerson({ role: 'recruiter' });
  });
  afterAll(() => identity.stop());

  async function hasCrew(): Promise<Person> {
    const person = await identity.hasPerson();
    await person.client.post('/api/freelancer', { first_name: 'Ana' });
    return person;
  }
  const profileFor = async (reader: Person, { user }: Person) =>
    (await reader.client.get<FreelancerProfile>(`/api/freelancer/${user.id}`)).body;
  const linkFor = (reader: Person, { user }: Person) => reader.client.get<CvDownload>(`/api/cv/download/${user.id}`);
  const filesOf = ({ user }: Person) =>
    identity.service.rows<{ id: string }>('SELECT id FROM stored_files WHERE owner_id = $1', [user.id]);
  const begin = (person: Person) =>
    person.client.post<CvUpload>('/api/cv/uploads', {
      filename: 'cv.pdf',
      fileSize: 9,
      contentType: 'application/pdf',
    });
  const put = (url: string, bytes: Buffer) =>
    fetch(identity.service.baseUrl + new URL(url).pathname, { method: 'PUT', body: new Uint8Array(bytes) });

  it('is taken from there once it was looked at, and cannot be exchanged afterwards [S58]', async () => {
    const crew = await hasCrew();
    const { status, body } = await begin(crew);
    expect(status).toBe(201);
    expect((await put(body.upload_url, pdf('direct'))).status).toBe(200);
    const path = `/api/cv/uploads/${body.upload_id}`;
    const taken = await crew.client.put<FreelancerProfile>(path, { filename: 'cv.pdf' });
    expect(taken).toMatchObject({ status: 200, body: { cv_file_name: 'cv.pdf', cv_scan: 'safe' } });
    await put(body.upload_url, pdf(eicar));
    const { downloadUrl } = (await linkFor(company, crew)).body;
    const text = await (await fetch(identity.service.baseUrl + downloadUrl)).text();
    expect(text).toContain('direct');
    await eventually(async () => (await filesOf(crew)).length === 1);
    expect((await crew.client.put(path, { filename: 'cv.pdf' })).status).toBe(404);
  });

  it('is refused like any other', async () => {
    const crew = await hasCrew();
    for (const [bytes, error] of [
      [pdf(eicar), 'This file did not pass the virus check. Please upload another one.'],
      [Buffer.from('PK\u0003\u0004'), 'Please upload a PDF file.'],
    ] as const) {
      const { body } = await begin(crew);
      await put(body.upload_url, bytes);
      const answer = await crew.client.put(`/api/cv/uploads/${body.upload_id}`, { filename: 'cv.pdf' });
      expect(answer.body).toMatchObject({ error });
    }
    await eventually(async () => (await filesOf(crew)).length === 0);
    expect((await profileFor(crew, crew)).cv_file_name).toBeNull();
  });

  it('is bounded by the address that takes it [F8] [S55]', async () => {
    const crew = await hasCrew();
    const { body } = await begin(crew);
    expect((await put(body.upload_url, Buffer.alloc(cvLimits.bytes + 1))).status).toBe(413);
    expect((await put(body.upload_url, Buffer.alloc(0))).status).toBe(400);
    expect((await put(body.upload_url.slice(0, -1), pdf('x'))).status).toBe(404);
    expect((await crew.client.put(`/api/cv/uploads/${body.upload_id}`, { filename: 'cv.pdf' })).status).toBe(404);
  });

  it('is its sender’s alone, and only so many may wait on a day [S57] [S60]', async () => {
    const [crew, thief] = [await hasCrew(), await hasCrew()];
    const { body } = await begin(crew);
    for (const id of [body.upload_id, '00000000-0000-4000-8000-000000000000', '..%2fx']) {
      expect((await thief.client.put(`/api/cv/uploads/${id}`, { filename: 'cv.pdf' })).status).toBe(404);
    }
    expect((await crew.client.put(`/api/cv/uploads/${body.upload_id}`, { filename: 'cv.pdf' })).status).toBe(404);
    for (let more = 1; more < cvLimits.uploads; more += 1) expect((await begin(crew)).status).toBe(201);
    const grow = (age: string) =>
      identity.service.rows('UPDATE stored_files SET created_at = now() - $2::interval WHERE owner_id = $1', [
        crew.user.id,
        age,
      ]);
    for (const age of ['0 minutes', '23 hours']) {
      await grow(age);
      expect(await begin(crew)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_UPLOADS', error: 'Too many of your files wait to be used. Please try again later.' },
      });
    }
    await grow('25 hours');
    await identity.service.get(FileRemovalsService).sweep();
    expect((await begin(crew)).status).toBe(201);
  });

  it('has no more uploads that wait when they are begun at the same moment [S60]', async () => {
    const crew = await hasCrew();
    await identity.service.rows(
      `INSERT INTO stored_files (id, owner_id, purpose, content_type, size, is_kept)
       SELECT gen_random_uuid(), $1, 'cv-upload', 'application/pdf', 0, false FROM generate_series(1, $2)`,
      [crew.user.id, cvLimits.uploads - 1],
    );
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => begin(crew)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 429, 429, 429, 429, 429]);
  });
});
