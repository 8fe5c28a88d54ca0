import type { Attachment, FileDownload, Message, UploadAddress } from '@crewcall/contracts-messaging';
import { attachmentScanned } from '@crewcall/contracts-messaging/dto';
import { newId } from '@crewcall/platform-database';
import { eicar } from '@crewcall/testing-files';
import { Storage } from '@crewcall/platform-storage';
import { eventually, startTestService, type TestService, tokenFor } from '@crewcall/testing-node';
import sharp from 'sharp';
import { AppModule } from '../src/app.module.js';
import { SweepUploadsService } from '../src/attachments/sweep-uploads.service.js';
import { LiveClient } from './live-client.js';
import { putTo } from './put-to.js';
import { Cast, historyOf, type Someone } from './people.js';
import { storageEnv } from './storage.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');
const TABLES = ['attachments', 'messages'] as const;

describe('attachments', () => {
  let service: TestService;
  let cast: Cast;

  const open = async (someone: Someone) => (await someone.api.post<UploadAddress>('/api/objects/upload')).body;
  const upload = async (someone: Someone, bytes: Buffer | null): Promise<string> => {
    const { uploadURL } = await open(someone);
    if (bytes) await putTo(service, uploadURL, bytes);
    return uploadURL;
  };
  const idOf = (uploadURL: string): string => /upload\/([^.]+)/.exec(uploadURL)?.[1] ?? '';
  const create = (someone: Someone, uploadURL: unknown, originalFilename: string) =>
    someone.api.post<{ objectPath: string; error: string; code: string }>('/api/attachments/create', {
      uploadURL,
      originalFilename,
      fileType: 'application/pdf',
      fileSize: 1,
    });
  const handIn = async (someone: Someone, bytes: Buffer, name: string): Promise<string> =>
    (await create(someone, await upload(someone, bytes), name)).body.objectPath;
  const attachmentOf = async (someone: Someone, conversationId: string): Promise<Attachment | undefined> =>
    (await historyOf(someone, conversationId))[0]?.attachments[0];
  /** The id of a file that was handed in, once it is known to be safe. */
  const passed = async (path: string): Promise<string> => {
    const id = path.split('/').at(-1) ?? '';
    const safe = () => service.rows(`SELECT id FROM attachments WHERE id = $1 AND scan_status = 'safe'`, [id]);
    await eventually(async () => (await safe()).length > 0);
    return id;
  };
  const decided = (someone: Someone, conversationId: string): Promise<Attachment> =>
    eventually(async () => {
      const attachment = await attachmentOf(someone, conversationId);
      return attachment && attachment.scan_status !== 'pending' ? attachment : null;
    });

  beforeAll(async () => {
    service = await startTestService({
      module: AppModule,
      name: 'messaging',
      env: storageEnv(),
    });
    cast = new Cast(service);
    await eventually(async () => {
      const { body } = await service.anonymous().get<{ checks: Record<string, string> }>('/health/ready');
      return body.checks['storage'] === 'up';
    });
  });
  afterAll(() => service.stop());

  it('goes with a message, is scanned, and is then there for the two of them alone [R200] [R209] [R213]', async () => {
    const { maya, company, id } = await cast.talking();
    const live = await new LiveClient(service, tokenFor(company)).authenticate(company.id);
    const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'Maya at 1 Secret Lane' } })
      .jpeg()
      .toBuffer();
    const path = await handIn(maya, picture, 'rack.jpg');
    const sent = await maya.api.post<Message>('/api/messages', {
      conversation_id: id,
      content: '',
      attachment: { path, name: 'rack.jpg', size: 1, type: 'image/jpeg' },
    });
    expect([sent.status, sent.body.content]).toEqual([201, 'File attachment']);
    const attachment = await decided(company, id);
    expect(attachment).toMatchObject({
      original_filename: 'rack.jpg',
      file_type: 'image/jpeg',
      scan_status: 'safe',
      moderation_status: 'approved',
    });
    expect(attachment.file_size).toBeGreaterThan(100);
    await eventually(() => live.heard('attachment_update').length > 0);
    live.close();
    const { body } = await company.api.get<FileDownload>(`/api/files/download/${attachment.id}`);
    const file = await fetch(body.downloadUrl);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="rack.jpg"');
    expect([bytes.includes('Secret Lane'), (await sharp(bytes).metadata()).width]).toEqual([false, 40]);
    expect((await (await cast.add('Eve')).api.get(`/api/files/download/${attachment.id}`)).status).toBe(404);
    expect((await service.anonymous().get(`/api/files/download/${attachment.id}`)).status).toBe(401);
    expect(new URL(body.downloadUrl).searchParams.get('X-Amz-Expires')).toBe('300');
  });

  it('blocks the test virus and never hands it out, whatever the client says of it [R210] [R211] [R212] [S52] [S53]', async () => {
    const { maya, company, id, first } = await cast.talking();
    const path = await handIn(maya, Buffer.concat([pdf, Buffer.from(eicar)]), 'invoice.pdf');
    const attach = () =>
      maya.api.post<Attachment>(`/api/messages/${first.id}/attachments`, {
        objectPath: path,
        originalFilename: 'invoice.pdf',
        fileType: 'application/pdf',
        fileSize: 1,
        scanResult: 'safe',
        moderationResult: { status: 'approved' },
      });
    const [once, again] = [await attach(), await attach()];
    expect([once.status, once.body.id]).toEqual([201, again.body.id]);
    const attachment = await decided(maya, id);
    expect(attachment).toMatchObject({ scan_status: 'unsafe', moderation_status: 'rejected' });
    for (const someone of [maya, company])
      expect(await someone.api.get(`/api/files/download/${attachment.id}`)).toMatchObject({
        status: 403,
        body: { code: 'ATTACHMENT_BLOCKED' },
      });
    expect(once.body.scan_status).not.toBe('safe');
  });

  it('refuses what is too large, empty, missing, of another kind, or another user’s [R207] [R208] [S16] [S57]', async () => {
    const { maya, company, id, first } = await cast.talking();
    const big = Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]);
    const types = 'File type not allowed. Allowed types: PDF, JPG, PNG, DOCX';
    const files: [Buffer | null, string, number, string][] = [
      [big, 'big.pdf', 409, 'The file has not arrived. Please upload it again.'],
      [null, 'never.pdf', 409, 'The file has not arrived. Please upload it again.'],
      [Buffer.from('<html>'), 'page.pdf', 415, types],
      [pdf, 'pdf.png', 415, types],
      [pdf, 'run.exe', 415, types],
      [pdf, '../../etc/passwd', 415, types],
    ];
    for (const [bytes, name, status, error] of files) {
      const answer = await create(maya, await upload(maya, bytes), name);
      expect([name, answer.status, answer.body.error]).toEqual([name, status, error]);
    }
    const [hers, path] = [await upload(maya, pdf), await handIn(maya, pdf, 'plan.pdf')];
    await passed(path);
    const before = await service.fingerprint(TABLES);
    const message = (by: Someone, objectPath: unknown) =>
      by.api.post('/api/messages', { conversation_id: id, content: 'x', attachment: { path: objectPath } });
    const refused = await Promise.all([
      create(company, hers, 'plan.pdf'),
      create(maya, 'http://evil.example/x', 'plan.pdf'),
      create(maya, `http://evil.example/${newId()}`, 'plan.pdf'),
      message(company, path),
      message(maya, '/etc/passwd'),
      message(maya, `/objects/../${path}`),
      message(maya, `/objects/${newId()}`),
      company.api.post(`/api/messages/${first.id}/attachments`, { objectPath: path }),
      maya.api.post(`/api/messages/${newId()}/attachments`, { objectPath: path }),
      maya.api.get('/api/files/download/..%2F..%2Fetc'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array(10).fill(404));
    expect(await service.fingerprint(TABLES)).toBe(before);
    expect((await message(maya, path)).status).toBe(201);
    expect((await message(maya, path)).status).toBe(404);
  });

  it('takes at its address one file of the allowed size, for the user who holds it, until it is handed in [F8] [S55] [S58]', async () => {
    const { maya } = await cast.talking();
    const { uploadURL } = await open(maya);
    expect(uploadURL).toMatch(/^http:\/\/localhost:3000\/api\/objects\/upload\/[\w.-]+$/);
    const put = async (bytes: Buffer, url = uploadURL, type = 'application/pdf') =>
      (await putTo(service, url, bytes, type)).status;
    const limit = 5 * 1024 * 1024;
    expect(await put(Buffer.alloc(limit + 1))).toBe(413);
    expect(await put(Buffer.alloc(0))).toBe(400);
    expect(await service.get(Storage).stat('messages-quarantine', idOf(uploadURL))).toBeNull();
    const changed = [uploadURL.slice(0, -1), uploadURL.replace(/upload\/0/, 'upload/1'), `${uploadURL}.x`];
    for (const url of changed) expect([url, await put(pdf, url)]).toEqual([url, 404]);
    expect(await put(Buffer.concat([pdf, Buffer.alloc(limit - pdf.length)]))).toBe(200);
    for (const type of ['application/json', 'text/html', 'application/x-www-form-urlencoded'])
      expect([type, await put(pdf, uploadURL, type)]).toEqual([type, 200]);
    expect((await create(maya, uploadURL, 'plan.pdf')).status).toBe(201);
    expect(await put(pdf)).toBe(404);
  });

  it('stops reading at the limit, however long the sender says that the file is [F8] [S55]', async () => {
    const { maya } = await cast.talking();
    const { uploadURL } = await open(maya);
    let sent = 0;
    // What is sent is kept until it has been read: a sender without an end could take all of the machine.
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        if (sent > 64 * 1024 * 1024) controller.error(new Error('It is still read.'));
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const url = service.baseUrl + new URL(uploadURL).pathname;
    const answer = fetch(url, { method: 'PUT', body: endless, duplex: 'half' } as RequestInit);
    expect([413, 'closed']).toContain(await answer.then(({ status }) => status).catch(() => 'closed'));
    expect(sent).toBeLessThan(20 * 1024 * 1024);
    expect((await create(maya, uploadURL, 'plan.pdf')).status).toBe(409);
  });

  it('takes a form that the store itself bounds [F8]', async () => {
    const { maya } = await cast.talking();
    const body = await open(maya);
    const send = async (bytes: Buffer): Promise<boolean> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(body.upload_form.fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(bytes)]));
      return (await fetch(body.upload_form.url, { method: 'POST', body: form })).ok;
    };
    expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe(false);
    expect((await create(maya, body.uploadURL, 'plan.pdf')).status).toBe(409);
    expect(await send(pdf)).toBe(true);
    await passed((await create(maya, body.uploadURL, 'plan.pdf')).body.objectPath);
  });

  it('lets no more wait that were opened at the same moment [S60]', async () => {
    const { maya } = await cast.talking();
    await service.rows(
      'INSERT INTO attachments (id, owner_id) SELECT gen_random_uuid(), $1 FROM generate_series(1, 19)',
      [maya.id],
    );
    const opened = await Promise.all([1, 2, 3, 4, 5, 6].map(() => maya.api.post('/api/objects/upload')));
    expect(opened.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429, 429]);
  });

  it('lets twenty files wait and no more, and sweeps those that were never sent [R209] [S60]', async () => {
    const { maya } = await cast.talking();
    const path = await handIn(maya, pdf, 'forgotten.pdf');
    const opened = await Promise.all(Array.from({ length: 19 }, () => maya.api.post('/api/objects/upload')));
    expect(opened.every(({ status }) => status === 201)).toBe(true);
    expect((await maya.api.post('/api/objects/upload')).body).toMatchObject({ code: 'TOO_MANY_UPLOADS' });
    const scanned = await passed(path);
    await service.rows(`UPDATE attachments SET created_at = now() - interval '25 hours' WHERE owner_id = $1`, [
      maya.id,
    ]);
    const storage = service.get(Storage);
    await storage.put('messages-quarantine', scanned, pdf, 'application/pdf');
    await service.get(SweepUploadsService).sweepQuarantine(new Date(Date.now() + 60_000));
    expect(await storage.stat('messages-quarantine', scanned)).toBeNull();
    await service.get(SweepUploadsService).sweep();
    expect(await service.rows('SELECT id FROM attachments WHERE owner_id = $1', [maya.id])).toEqual([]);
    expect((await maya.api.post('/api/objects/upload')).status).toBe(201);
    expect(await service.outbox(attachmentScanned, scanned)).toEqual([]);
  });
});
