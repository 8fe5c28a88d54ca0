import {
  type CompanyProfile,
  type CrewDirectoryItem,
  type FreelancerProfile,
  pictureLimits,
  type PictureUpload,
  type TakenPicture,
  type User,
} from '@crewcall/contracts-identity';
import { userChanged } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { type BreakableServer, eventually, startBreakableServer, testServer } from '@crewcall/testing-node';
import { buildJpeg, buildWebp, dataUrlOf } from '../src/media/image/picture.factory.js';
import { FileRemovalsService } from '../src/media/file-removals.service.js';
import { StoredFilesService } from '../src/media/stored-files.service.js';
import { UploadsExporter } from '../src/media/uploads.exporter.js';
import { Identity, password, type Person } from './identity.js';
import { storageEnv } from './storage.js';

const ownAddress = /^\/api\/media\/[0-9a-f-]{36}$/;

describe('pictures', () => {
  let server: BreakableServer;
  let identity: Identity;
  let webp: string;
  beforeAll(async () => {
    webp = dataUrlOf('image/webp', await buildWebp());
    server = await startBreakableServer(testServer('TEST_S3_ENDPOINT'));
    identity = await Identity.start(storageEnv(server.url));
  });
  afterAll(async () => {
    await identity.stop();
    await server.stop();
  });
  const storedFiles = (ownerId: string) =>
    identity.service.rows<{ id: string }>('SELECT id FROM stored_files WHERE owner_id = $1', [ownerId]);

  it('of crew are shown wherever the person is, from an address that may be kept for ever [R102] [R168]', async () => {
    const { client, user } = await identity.hasPerson();
    const { status, body } = await client.post<FreelancerProfile>('/api/freelancer', {
      first_name: 'Ana',
      profile_photo_url: webp,
    });
    expect(status).toBe(201);
    const address = body.profile_photo_url ?? '';
    expect(address).toMatch(ownAddress);
    const session = await client.get<{ user: User }>('/api/auth/session');
    expect(session.body.user.avatar_url).toBe(address);
    const { body: directory } = await identity.anonymous.get<CrewDirectoryItem[]>('/api/freelancers?search=ana');
    expect(directory[0]?.profile_photo_url).toBe(address);
    const told = await identity.service.outbox(userChanged, user.id);
    expect(told.at(-1)?.payload.avatar_url).toBe(address);

    const picture = await fetch(identity.service.baseUrl + address);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    expect(bytes.toString('latin1')).not.toContain('GPS');
  });

  it('of companies stand for the company', async () => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    const logo = dataUrlOf('image/jpeg', await buildJpeg());
    const { body } = await client.post<CompanyProfile>('/api/recruiter', { company_logo_url: logo });
    expect(body.company_logo_url).toMatch(ownAddress);
    const { body: seen } = await identity.anonymous.get<CompanyProfile>(`/api/recruiter/${user.id}`);
    expect(seen.company_logo_url).toBe(body.company_logo_url);
    expect((await client.get<{ user: User }>('/api/auth/session')).body.user.avatar_url).toBe(body.company_logo_url);
  });

  describe('uploaded by themselves', () => {
    const open = (person: Person) => person.client.post<PictureUpload>('/api/media/uploads', {});
    const take = (person: Person, id: string) => person.client.put<TakenPicture>(`/api/media/uploads/${id}`, {});
    async function send({ url, fields }: PictureUpload['upload_form'], bytes: Buffer): Promise<number> {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(bytes)]));
      return (await fetch(url, { method: 'POST', body: form })).status;
    }
    async function hasUploaded(person: Person, bytes: Buffer) {
      const { status, body } = await open(person);
      expect(status).toBe(201);
      expect(await send(body.upload_form, bytes)).toBeLessThan(300);
      return take(person, body.upload_id);
    }

    it('are rendered anew, and shown once they are saved [R102]', async () => {
      const person = await identity.hasPerson();
      const taken = await hasUploaded(person, await buildJpeg(400, 300, '<script>'));
      expect(taken.status).toBe(200);
      const { picture_url: address } = taken.body;
      expect(address).toMatch(ownAddress);
      expect((await identity.anonymous.get(address)).status).toBe(404);
      const { body } = await person.client.post<FreelancerProfile>('/api/freelancer', { profile_photo_url: address });
      expect(body.profile_photo_url).toBe(address);
      const picture = await fetch(identity.service.baseUrl + address);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).not.toMatch(/GPS|script/);
      await eventually(async () => (await storedFiles(person.user.id)).length === 1);
    });

    it('can be used by no other user, and as no other kind of picture', async () => {
      const [person, thief] = [await identity.hasPerson(), await identity.hasPerson()];
      const company = await identity.hasPerson({ role: 'recruiter' });
      const photo = (await hasUploaded(person, await buildWebp())).body.picture_url;
      expect((await thief.client.post('/api/freelancer', { profile_photo_url: photo })).status).toBe(400);
      expect((await company.client.post('/api/recruiter', { company_logo_url: photo })).status).toBe(400);
      const { body } = await open(person);
      for (const id of [body.upload_id, '00000000-0000-4000-8000-000000000000', '..%2fx']) {
        expect((await take(thief, id)).status).toBe(404);
      }
      const logo = (await hasUploaded(company, await buildWebp())).body.picture_url;
      expect(
        (await company.client.post<CompanyProfile>('/api/recruiter', { company_logo_url: logo })).body,
      ).toMatchObject({ company_logo_url: logo });
    });

    it('are refused when they are none, too many or too large, and nothing is stored [R101] [S60]', async () => {
      const person = await identity.hasPerson();
      for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), await buildWebp(401, 300)])
        expect((await hasUploaded(person, bytes)).status).toBe(400);
      await eventually(async () => (await storedFiles(person.user.id)).length === 0);
      const { body } = await open(person);
      expect(await send(body.upload_form, Buffer.alloc(pictureLimits.body + 1))).toBeGreaterThanOrEqual(400);
      expect((await take(person, body.upload_id)).status).toBe(404);
      expect((await hasUploaded(person, await buildWebp())).status).toBe(200);
      await eventually(async () => (await storedFiles(person.user.id)).length === 2);
      for (let more = 2; more < pictureLimits.uploads; more += 1) expect((await open(person)).status).toBe(201);
      expect(await open(person)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_UPLOADS' } });
    });
  });

  it('stay when they are sent back, make way for a new one, and go', async () => {
    const { client, user } = await identity.hasPerson();
    const path = `/api/freelancer/${user.id}`;
    const first = (await client.post<FreelancerProfile>('/api/freelancer', { profile_photo_url: webp })).body;
    const sentBack = await client.put<FreelancerProfile>(path, { profile_photo_url: first.profile_photo_url });
    expect(sentBack.body.profile_photo_url).toBe(first.profile_photo_url);
    expect((await client.put<FreelancerProfile>(path, { title: 'Rigger' })).body.profile_photo_url).toBe(
      first.profile_photo_url,
    );
    const second = (await client.put<FreelancerProfile>(path, { profile_photo_url: webp })).body;
    expect(second.profile_photo_url).not.toBe(first.profile_photo_url);
    await eventually(async () => (await storedFiles(user.id)).length === 1);
    expect((await identity.anonymous.get(first.profile_photo_url ?? '')).status).toBe(404);
    const none = (await client.put<FreelancerProfile>(path, { profile_photo_url: '' })).body;
    expect(none.profile_photo_url).toBeNull();
    await eventually(async () => (await storedFiles(user.id)).length === 0);
  });

  it.each([
    ['an SVG called PNG', dataUrlOf('image/png', '<svg onload="alert(1)"/>'), 'Please select an image file'],
    ['an SVG called WebP', dataUrlOf('image/webp', '<svg onload="alert(1)"/>'), 'Please select an image file'],
    ['a page', dataUrlOf('text/html', '<script>alert(1)</script>'), 'Please select an image file'],
    ['somebody else’s server', 'https://tracker.example/x.png', 'Please select an image file'],
    ['a script', 'javascript:alert(1)', 'Please select an image file'],
    ['another’s picture', '/api/media/00000000-0000-4000-8000-000000000000', 'Please select an image file'],
    ['a way out', '/api/media/../auth/session', 'Please select an image file'],
    ['a number', 7, 'Please select an image file'],
  ])('are not %s, and nothing is stored [R101]', async (_what, profile_photo_url, error) => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', {});
    const before = await identity.fingerprint();
    const answer = await client.put(`/api/freelancer/${user.id}`, { profile_photo_url });
    expect(answer).toMatchObject({ status: 400, body: { error } });
    expect(await identity.fingerprint()).toBe(before);
    expect(await storedFiles(user.id)).toEqual([]);
  });

  it('have no more pixels than are shown [R102]', async () => {
    const { client, user } = await identity.hasPerson();
    const profile_photo_url = dataUrlOf('image/webp', await buildWebp(4000, 3000));
    const answer = await client.post('/api/freelancer', { profile_photo_url });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Pictures must fit 400 × 400 pixels.' } });
    expect(await storedFiles(user.id)).toEqual([]);
  });

  it('of thirty megabytes are not read', async () => {
    const { client, user } = await identity.hasPerson();
    const answer = await client
      .put(`/api/freelancer/${user.id}`, { profile_photo_url: 'x'.repeat(30 * 1024 * 1024) })
      .catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
  });

  it('leave nothing behind when the profile cannot be saved', async () => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', {});
    expect((await client.post('/api/freelancer', { profile_photo_url: webp })).status).toBe(409);
    expect(await storedFiles(user.id)).toEqual([]);
  });

  it('go with the account, and the CV with them [R227]', async () => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', { profile_photo_url: webp });
    await client.post('/api/cv', { fileData: Buffer.from('%PDF-1.7 %%EOF').toString('base64'), filename: 'cv.pdf' });
    const held = await storedFiles(user.id);
    expect(held).toHaveLength(2);
    const copy = identity.service.get(UploadsExporter).files(user.id);
    const names: string[] = [];
    for await (const { name, read } of copy) names.push(`${name} ${(await read()).length > 0}`);
    expect(names.sort()).toEqual(['cv.pdf true', 'photo.webp true']);
    expect((await client.delete('/api/auth/delete-account', { password })).status).toBe(200);
    await eventually(async () => (await storedFiles(user.id)).length === 0);
    const storage = identity.service.get(Storage);
    for (const { id } of held) expect(await storage.stat('profiles', id)).toBeNull();
    expect(await identity.service.rows('SELECT 1 FROM cvs WHERE user_id = $1', [user.id])).toEqual([]);
  });

  it('are swept when they were put to no use, as the bucket lists them [F8]', async () => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', { profile_photo_url: webp });
    const files = identity.service.get(StoredFilesService);
    await files.announceFile({ ownerId: user.id, purpose: 'cv-upload', contentType: 'application/pdf' }, 0);
    await identity.service.get(FileRemovalsService).sweep();
    expect(await storedFiles(user.id)).toHaveLength(2);
    const storage = identity.service.get(Storage);
    const [kept] = await storedFiles(user.id);
    const orphan = newId();
    await storage.put('profiles', orphan, Buffer.from('x'), 'application/pdf');
    await identity.service.get(FileRemovalsService).sweepBucket(new Date(Date.now() + 60_000));
    expect(await storage.stat('profiles', orphan)).toBeNull();
    expect(await storage.stat('profiles', kept?.id ?? '')).not.toBeNull();
    await identity.service.get(FileRemovalsService).sweep(0);
    expect(await storedFiles(user.id)).toHaveLength(1);
  });

  it('are refused in words while the S3 server is away, and the profile stays as it was', async () => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', { title: 'Rigger' });
    server.cut();
    const answer = await client.put(`/api/freelancer/${user.id}`, { title: 'New', profile_photo_url: webp });
    server.mend();
    expect(answer).toMatchObject({ status: 503, body: { code: 'STORAGE_UNAVAILABLE' } });
    expect((await client.get<FreelancerProfile>(`/api/freelancer/${user.id}`)).body.title).toBe('Rigger');
  });

  it.each(['nothing', '00000000-0000-4000-8000-000000000000', '..%2f..%2fetc%2fpasswd'])(
    'know nothing of %s [S57]',
    async (id) => {
      expect(await identity.anonymous.get(`/api/media/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'MEDIA_NOT_FOUND' },
      });
    },
  );
});
