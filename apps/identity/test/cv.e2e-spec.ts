import {
  type CvDownload,
  cvLimits,
  cvTexts,
  type CvUpload,
  type FreelancerProfile,
} from '@crewcall/contracts-identity';
import { buildPdf, eicar } from '@crewcall/testing-files';
import { eventually } from '@crewcall/testing-node';
import { CvLinksService, type CvTicket } from '../src/cv/cv-links.service.js';
import { CvScansService } from '../src/cv/cv-scans.service.js';
import { UsersService } from '../src/users/users.service.js';
import { type Clamd, pdf, startClamd, upload } from './cv-files.js';
import { Identity, type Person } from './identity.js';
import { storageEnv } from './storage.js';

describe('the CV of a freelancer', () => {
  let identity: Identity;
  let clamd: Clamd;
  let company: Person;
  beforeAll(async () => {
    clamd = await startClamd();
    identity = await Identity.start({ ...storageEnv(), SCANNER: 'clamav', CLAMAV_URL: clamd.url });
    company = await identity.hasPerson({ role: 'recruiter' });
  });
  afterAll(async () => {
    await identity.stop();
    await new Promise((resolve) => clamd.server.close(resolve));
  });
  beforeEach(() => {
    clamd.words = 'stream: OK';
  });

  async function hasCrew(): Promise<Person> {
    const person = await identity.hasPerson();
    await person.client.post('/api/freelancer', { first_name: 'Ana' });
    return person;
  }
  const profileFor = async (reader: Person, { user }: Person) =>
    (await reader.client.get<FreelancerProfile>(`/api/freelancer/${user.id}`)).body;
  const linkFor = (reader: Person, { user }: Person) => reader.client.get<CvDownload>(`/api/cv/download/${user.id}`);
  const ticketOf = async ({ user: { id } }: Person, fileId = ''): Promise<CvTicket> => {
    const [session] = await identity.service.rows<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [id]);
    return { fileId, id, sessionId: session?.id ?? '' };
  };
  const filesOf = ({ user }: Person) =>
    identity.service.rows<{ id: string }>('SELECT id FROM stored_files WHERE owner_id = $1', [user.id]);

  it('is taken, measured and named by itself, and had by a link [R104] [R171]', async () => {
    const crew = await hasCrew();
    const bytes = pdf('Front of house since 2009');
    const { status, body } = await crew.client.post<FreelancerProfile>('/api/cv', upload(bytes));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user_id: crew.user.id,
      cv_file_name: 'Ana Reyes – CV.pdf',
      cv_file_size: bytes.length,
      cv_file_type: 'application/pdf',
      cv_file_url: `/api/cv/download/${crew.user.id}`,
      cv_scan: 'safe',
    });
    const link = await linkFor(crew, crew);
    expect(link).toMatchObject({ status: 200, body: { fileName: 'Ana Reyes – CV.pdf' } });
    const file = await fetch(identity.service.baseUrl + link.body.downloadUrl);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(file.headers.get('content-disposition')).toContain(`filename*=UTF-8''Ana%20Reyes%20%E2%80%93%20CV.pdf`);
    expect(file.headers.get('cache-control')).toBe('no-store');
  });

  it('is read by companies, administrators and its owner, and by no other user [R172] [S12]', async () => {
    const crew = await hasCrew();
    await crew.client.post('/api/cv', upload(pdf('mine')));
    const admin = await identity.hasPerson({ role: 'admin' });
    const other = await hasCrew();
    for (const reader of [crew, company, admin]) {
      expect((await linkFor(reader, crew)).status).toBe(200);
      expect((await profileFor(reader, crew)).cv_file_name).toBe('Ana Reyes – CV.pdf');
    }
    expect(await linkFor(other, crew)).toMatchObject({ status: 403, body: { error: 'Access denied' } });
    expect((await identity.anonymous.get(`/api/cv/download/${crew.user.id}`)).status).toBe(401);
    expect(await profileFor(other, crew)).toMatchObject({ cv_file_name: null, cv_file_url: null, cv_scan: null });
    const { body: directory } = await identity.anonymous.get('/api/freelancers');
    expect(JSON.stringify(directory)).not.toContain('cv_');
  });

  it('is not available without one, of a hidden person, or after it was deleted [R104] [R172]', async () => {
    const crew = await hasCrew();
    const missing = { status: 404, body: { error: 'CV not available for download', code: 'CV_NOT_AVAILABLE' } };
    expect(await linkFor(company, crew)).toMatchObject(missing);
    await crew.client.post('/api/cv', upload(pdf('mine')));
    const { downloadUrl } = (await linkFor(company, crew)).body;
    await identity.service.rows('UPDATE users SET is_profile_visible = false WHERE id = $1', [crew.user.id]);
    expect(await linkFor(company, crew)).toMatchObject(missing);
    expect((await linkFor(crew, crew)).status).toBe(200);
    expect((await crew.client.delete<FreelancerProfile>('/api/cv')).body).toMatchObject({ cv_file_name: null });
    expect(await linkFor(crew, crew)).toMatchObject(missing);
    expect((await identity.anonymous.get(downloadUrl)).status).toBe(404);
    await eventually(async () => (await filesOf(crew)).length === 0);
    expect((await crew.client.delete('/api/cv')).status).toBe(200);
  });

  it('is there for a company that has an application in common with a hidden person [Q58] [R171]', async () => {
    const crew = await hasCrew();
    await crew.client.post('/api/cv', upload(pdf('mine')));
    await identity.service.rows('UPDATE users SET is_profile_visible = false WHERE id = $1', [crew.user.id]);
    const dealing = await identity.hasPerson({ role: 'recruiter' });
    await identity.service.get(UsersService).noteDealing(crew.user.id, dealing.user.id, true);
    expect((await linkFor(company, crew)).status).toBe(404);
    const link = await linkFor(dealing, crew);
    expect(link.status).toBe(200);
    expect((await identity.anonymous.get(link.body.downloadUrl)).status).toBe(200);
  });

  it('is called by a name without marks that turn it round, and with no control characters [F17] [S59]', async () => {
    const crew = await hasCrew();
    const turned = `\u202Ecv\u2066 fdp\u061C.exe\u200F.pdf`;
    expect((await crew.client.post('/api/cv', upload(pdf('mine'), turned))).status).toBe(200);
    expect((await profileFor(crew, crew)).cv_file_name).toBe('cv fdp.exe.pdf');
    expect((await linkFor(company, crew)).body.fileName).toBe('cv fdp.exe.pdf');
    for (const name of ['cv\u202E.fdp', 'cv\u0007.pdf', 'cv\r\nx: y.pdf', 'cv\u0085.pdf', '\u202E.pdf\u0000'])
      expect([name, (await crew.client.post('/api/cv', upload(pdf('mine'), name))).status]).toEqual([name, 400]);
    const begun = await crew.client.post<CvUpload>('/api/cv/uploads', { filename: turned });
    expect(begun.status).toBe(201);
  });

  it('is replaced by another one, and old links end', async () => {
    const crew = await hasCrew();
    await crew.client.post('/api/cv', upload(pdf('first')));
    const { downloadUrl } = (await linkFor(company, crew)).body;
    await crew.client.post('/api/cv', upload(pdf('second'), 'second.pdf'));
    expect((await identity.anonymous.get(downloadUrl)).status).toBe(404);
    await eventually(async () => (await filesOf(crew)).length === 1);
    expect((await profileFor(crew, crew)).cv_file_name).toBe('second.pdf');
  });

  it('is had for five minutes by a link that cannot be made up [S12]', async () => {
    const links = identity.service.get(CvLinksService);
    const crew = await hasCrew();
    await crew.client.post('/api/cv', upload(pdf('mine')));
    const [file] = await filesOf(crew);
    const held = await ticketOf(company, file?.id);
    const old = links.ticketFor(held, Date.now() - (cvLimits.linkSeconds + 1) * 1000);
    const fresh = links.ticketFor(held);
    expect((await identity.anonymous.get(`/api/cv/file/${fresh}`)).status).toBe(200);
    const later = fresh.replace(/\.\d+\./, `.${Math.floor(Date.now() / 1000) + 99_999}.`);
    for (const ticket of [old, later, `${file?.id}`, `${file?.id}.9999999999.`, 'x', '%2e%2e%2f']) {
      expect(await identity.anonymous.get(`/api/cv/file/${ticket}`)).toMatchObject({
        status: 404,
        body: { code: 'CV_LINK_INVALID' },
      });
    }
    expect((await identity.anonymous.get(`/api/media/${file?.id}`)).status).toBe(404);
  });

  it.each([
    ['a PDF that is a ZIP', Buffer.from('PK\u0003\u0004'), 'cv.pdf', 'Please upload a PDF file.'],
    ['a program', Buffer.from('MZ\u0090'), 'cv.pdf', 'Please upload a PDF file.'],
    ['the bare test virus', Buffer.from(eicar), 'cv.pdf', 'Please upload a PDF file.'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff]), 'cv.jpg', 'Please upload a PDF file.'],
    ['a name that lies', pdf('x'), 'cv.docx', 'Please upload a PDF file.'],
    ['a way out', pdf('x'), '../../etc/cv.pdf', 'Please upload a PDF file.'],
    ['nothing', Buffer.alloc(0), 'cv.pdf', 'Please upload a PDF file.'],
    ['a PDF with the test virus', pdf(eicar), 'cv.pdf', cvTexts.unsafe],
    ['a PDF with a script', buildPdf('<</S /JavaScript>>'), 'cv.pdf', cvTexts.unsafe],
  ])('is not %s, and nothing is stored [R103] [S54]', async (_what, bytes, filename, error) => {
    const crew = await hasCrew();
    const before = await identity.fingerprint();
    expect(await crew.client.post('/api/cv', upload(bytes, filename))).toMatchObject({ status: 400, body: { error } });
    expect(await identity.fingerprint()).toBe(before);
    expect(await filesOf(crew)).toEqual([]);
  });

  it('has at most five megabytes [R103]', async () => {
    const crew = await hasCrew();
    const answer = await crew.client.post('/api/cv', upload(Buffer.alloc(cvLimits.bytes + 1, '%PDF-')));
    expect(answer).toMatchObject({ status: 413, body: { error: 'File size must be less than 5MB.' } });
    const full = Buffer.concat([pdf('full'), Buffer.alloc(cvLimits.bytes - 600, ' ')]);
    expect((await crew.client.post('/api/cv', upload(full))).status).toBe(200);
    const huge = await crew.client
      .post('/api/cv', { ...upload(pdf('x')), fileData: 'A'.repeat(30 * 1024 * 1024) })
      .catch(() => ({ status: 413 }));
    expect(huge.status).toBe(413);
  });

  it('belongs to a crew profile, and takes what is documented', async () => {
    const nobody = await identity.hasPerson();
    expect((await nobody.client.post('/api/cv', upload(pdf('x')))).status).toBe(404);
    expect((await company.client.post('/api/cv', upload(pdf('x')))).status).toBe(403);
    expect((await company.client.delete('/api/cv')).status).toBe(403);
    const crew = await hasCrew();
    for (const wrong of [{ fileData: 7 }, { filename: ['a.pdf'] }, { user_id: crew.user.id }, { scanResult: 'safe' }]) {
      const answer = await crew.client.post('/api/cv', { ...upload(pdf('x')), ...wrong });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
  });

  it('waits unread until it was scanned, when the scanner is away [S53]', async () => {
    clamd.words = '';
    const crew = await hasCrew();
    const { body } = await crew.client.post<FreelancerProfile>('/api/cv', upload(pdf('waiting')));
    expect(body).toMatchObject({ cv_scan: 'pending', cv_file_url: null, cv_file_name: 'Ana Reyes – CV.pdf' });
    expect((await profileFor(company, crew)).cv_file_name).toBeNull();
    for (const reader of [company, crew]) expect((await linkFor(reader, crew)).status).toBe(404);
    const [file] = await filesOf(crew);
    const ticket = identity.service.get(CvLinksService).ticketFor(await ticketOf(company, file?.id));
    expect((await identity.anonymous.get(`/api/cv/file/${ticket}`)).status).toBe(404);
    clamd.words = 'stream: OK';
    await identity.service.get(CvScansService).scanPending();
    expect((await linkFor(company, crew)).status).toBe(200);
  });

  it('gives no address and opens none once its reader signed out or was suspended, or its owner is out of sight [S53]', async () => {
    const crew = await hasCrew();
    await crew.client.post('/api/cv', upload(pdf('mine')));
    const set = (column: string, { user }: Person) =>
      identity.service.rows(`UPDATE users SET ${column} WHERE id = $1`, [user.id]);
    const revocations: [string, (reader: Person) => Promise<unknown>][] = [
      ['signed out', (reader) => reader.client.post('/api/auth/signout')],
      ['suspended', (reader) => set('suspended_at = now()', reader)],
      ['crew by now', (reader) => set(`role = 'freelancer'`, reader)],
      ['owner hidden', () => set('is_profile_visible = false', crew)],
      ['owner suspended', () => set('is_profile_visible = true, suspended_at = now()', crew)],
    ];
    for (const [name, revoke] of revocations) {
      const reader = await identity.hasPerson({ role: 'recruiter' });
      const { downloadUrl } = (await linkFor(reader, crew)).body;
      expect([name, (await identity.anonymous.get(downloadUrl)).status]).toEqual([name, 200]);
      await revoke(reader);
      expect([name, (await identity.anonymous.get(downloadUrl)).status]).toEqual([name, 404]);
      if (name === 'signed out') expect((await linkFor(reader, crew)).status).toBe(401);
      if (name.startsWith('owner')) expect((await linkFor(reader, crew)).status).toBe(404);
      await set('is_profile_visible = true, suspended_at = NULL', crew);
    }
  });

  it('is removed when a late verdict finds it unsafe [S53]', async () => {
    clamd.words = '';
    const crew = await hasCrew();
    await crew.client.post('/api/cv', upload(pdf('late')));
    clamd.words = 'stream: Win.Test FOUND';
    await identity.service.get(CvScansService).scanPending();
    expect(await profileFor(crew, crew)).toMatchObject({ cv_scan: 'unsafe', cv_file_url: null });
    expect((await linkFor(crew, crew)).status).toBe(404);
    await eventually(async () => (await filesOf(crew)).length === 0);
    clamd.words = 'stream: OK';
    expect((await crew.client.post<FreelancerProfile>('/api/cv', upload(pdf('clean')))).body.cv_scan).toBe('safe');
  });
});
