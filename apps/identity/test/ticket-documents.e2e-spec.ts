import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import type { OwnTickets, Ticket, TicketDocumentLink } from '@crewcall/contracts-identity';
import { ticketDocumentOpened } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eicar } from '@crewcall/testing-files';
import { eventually } from '@crewcall/testing-node';
import sharp from 'sharp';
import { FILES_BUCKET } from '../src/media/stored-file.entity.js';
import { StoredDocuments } from '../src/tickets/documents/stored-documents.service.js';
import { TicketsService } from '../src/tickets/tickets.service.js';
import { pdfOf, photo, sendDocument } from './document-files.js';
import { Identity, password, type Person } from './identity.js';
import { storageEnv } from './storage.js';

const today = wallTimeOf(new Date()).day;
const ipaf = { kind: 'ipaf', level: '3a', expires_on: dayAfter(today, 100) };

describe('documents of tickets', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start(storageEnv());
    await identity.service.get(Storage).ensureBuckets();
  });
  afterAll(() => identity.stop());

  const add = async ({ client }: Person, ticket: object = ipaf): Promise<Ticket> =>
    (await client.post<Ticket>('/api/tickets', ticket)).body;
  const document = (id: string): string => `/api/tickets/${id}/document`;
  const take = async (person: Person, id: string, bytes: Buffer, file_name = 'card.jpg') =>
    person.client.put<Ticket>(document(id), { upload_id: await sendDocument(person, bytes), file_name });
  const withDocument = async (person: Person): Promise<Ticket> => {
    const { id } = await add(person);
    const { status, body } = await take(person, id, await photo());
    expect(status).toBe(200);
    return body;
  };
  const linkOf = ({ client }: Person, id: string) => client.get<TicketDocumentLink>(document(id));
  const open = (url: string): Promise<Response> => fetch(`${identity.service.baseUrl}${url}`);
  const isTaken = (id: string, by: string) =>
    identity.service.rows(
      `UPDATE tickets SET taken_by = $2, taken_until = now() + interval '10 minutes' WHERE id = $1`,
      [id, by],
    );
  /** The bytes in the bucket, and the row that opens them. */
  async function keptOf(ticketId: string) {
    const kept = await identity.service.get(StoredDocuments).findDocument(ticketId);
    if (!kept) throw new Error('no document');
    return { kept, bytes: await identity.service.get(Storage).read(FILES_BUCKET, kept.fileId, 20_000_000) };
  }

  it('are pictures and PDFs up to 10 MB that were scanned, without what was said of where they were taken [R475]', async () => {
    const crew = await identity.hasPerson();
    const { id, document: shown, is_waiting } = await withDocument(crew);
    expect(shown).toMatchObject({ name: 'card.jpg', type: 'image/jpeg' });
    expect(is_waiting).toBe(true);
    const { body } = await linkOf(crew, id);
    const opened = Buffer.from(await (await open(body.url)).arrayBuffer());
    expect(await sharp(opened).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 400 });
    expect((await sharp(opened).metadata()).exif).toBeUndefined();

    const refused = async (bytes: Buffer, name: string) => (await take(crew, id, bytes, name)).body;
    expect(await refused(await photo(), 'card.pdf')).toMatchObject({ code: 'TICKET_DOCUMENT_TYPE' });
    const misnamed = { upload_id: newId(), file_name: 'card.exe' };
    expect((await crew.client.put(document(id), misnamed)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await refused(Buffer.concat([await photo(), Buffer.from(eicar)]), 'card.jpg')).toMatchObject({
      code: 'TICKET_DOCUMENT_UNSAFE',
    });
    expect(await refused(await pdfOf(21), 'card.pdf')).toMatchObject({
      code: 'TICKET_DOCUMENT_UNREADABLE',
    });
    const { body: scanned } = await take(crew, (await add(crew)).id, await pdfOf(2), 'policy.pdf');
    const { body: pdfLink } = await linkOf(crew, scanned.id);
    const pdf = await PDFDocument.load(await (await open(pdfLink.url)).arrayBuffer());
    expect(pdf.getPageCount()).toBe(2);
    // The one before is still there, and nothing of what was refused is.
    expect((await keptOf(id)).kept.name).toBe('card.jpg');
    await eventually(async () => {
      const left = await identity.service.rows(
        `SELECT id FROM stored_files WHERE owner_id = $1 AND purpose = 'ticket-upload'`,
        [crew.user.id],
      );
      return left.length === 0;
    });
  });

  it('are kept encrypted, under a key per person that the database holds wrapped alone [R476]', async () => {
    const [crew, other] = [await identity.hasPerson(), await identity.hasPerson()];
    const [{ id }, { id: others }] = [await withDocument(crew), await withDocument(other)];
    const { kept, bytes } = await keptOf(id);
    expect(bytes.includes(Buffer.from('JFIF'))).toBe(false);
    await expect(sharp(bytes).metadata()).rejects.toThrow();
    const documents = identity.service.get(StoredDocuments);
    expect((await sharp(await documents.readDocument(kept)).metadata()).format).toBe('jpeg');
    const { kept: theirs } = await keptOf(others);
    await expect(documents.readDocument({ ...kept, userId: theirs.userId })).rejects.toThrow();
    await expect(documents.readDocument({ ...kept, secret: theirs.secret })).rejects.toThrow();
    await expect(documents.readDocument({ ...kept, ticketId: others })).rejects.toThrow();
    const keys = await identity.service.rows<{ wrapped: Buffer }>('SELECT wrapped FROM ticket_keys');
    expect(new Set(keys.map(({ wrapped }) => wrapped.toString('hex'))).size).toBe(keys.length);
  });

  it('are opened by their owner, and by an administrator while they check the ticket; a company never [R476]', async () => {
    const crew = await identity.hasPerson();
    const { id } = await withDocument(crew);
    const [admin, another] = [await identity.hasPerson({ role: 'admin' }), await identity.hasPerson({ role: 'admin' })];
    const [company, stranger] = [await identity.hasPerson({ role: 'recruiter' }), await identity.hasPerson()];
    expect((await linkOf(company, id)).status).toBe(403);
    expect((await linkOf(stranger, id)).status).toBe(404);
    expect((await linkOf(admin, id)).body).toMatchObject({ code: 'TICKET_NOT_TAKEN' });

    await isTaken(id, admin.user.id);
    expect((await linkOf(another, id)).status).toBe(409);
    const { body: link } = await linkOf(admin, id);
    expect(link.expires_in).toBe(60);
    const answer = await open(link.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    // What a company reads of the ticket has no way to it.
    const shared = await company.client.get(`/api/freelancers/${crew.user.id}/tickets`);
    expect(JSON.stringify(shared.body)).not.toMatch(/document|card\.jpg|4821/);

    await identity.service.rows('UPDATE tickets SET taken_until = now() WHERE id = $1', [id]);
    expect((await open(link.url)).status).toBe(404);
  });

  it('are marked with who opened them, each opening written down, an administrator’s told to the owner [R476]', async () => {
    const crew = await identity.hasPerson();
    const { id } = await withDocument(crew);
    const admin = await identity.hasPerson({ role: 'admin', firstName: 'Mia', lastName: 'Stone' });
    await isTaken(id, admin.user.id);
    const bytesFor = async (person: Person): Promise<Buffer> => {
      const { body } = await linkOf(person, id);
      return Buffer.from(await (await open(body.url)).arrayBuffer());
    };
    const [own, theirs] = [await bytesFor(crew), await bytesFor(admin)];
    const { kept } = await keptOf(id);
    const plain = await identity.service.get(StoredDocuments).readDocument(kept);
    const differs = async (a: Buffer, b: Buffer): Promise<boolean> =>
      !(await sharp(a).raw().toBuffer()).equals(await sharp(b).raw().toBuffer());
    expect(await differs(own, plain)).toBe(true);
    expect(await differs(own, theirs)).toBe(true);

    const openings = await identity.service.rows<{ facts: { by: string } }>(
      `SELECT facts FROM account_audit WHERE user_id = $1 AND what = 'ticket-document-opened' ORDER BY id`,
      [crew.user.id],
    );
    expect(openings.map(({ facts }) => facts.by)).toEqual([crew.user.id, admin.user.id]);
    expect(await identity.service.outbox(ticketDocumentOpened, crew.user.id)).toMatchObject([
      { payload: { kind: 'ipaf' } },
    ]);
  });

  it('are opened by a link of a minute, of the session that asked [R476] [S58]', async () => {
    const crew = await identity.hasPerson();
    const { id } = await withDocument(crew);
    const { body } = await linkOf(crew, id);
    expect((await open(body.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    const late = Number(body.url.split('.')[3]) - 3600;
    expect((await open(body.url.replace(/\.\d{10}\./, `.${late}.`))).status).toBe(404);
    expect(Number(body.url.split('.')[3]) - Date.now() / 1000).toBeLessThanOrEqual(60);
    expect((await open(body.url)).status).toBe(200);
    await crew.client.post('/api/auth/signout');
    expect((await open(body.url)).status).toBe(404);
  });

  it('are none of a DBS certificate, a right to work or a licence that a register tells of [R477]', async () => {
    const crew = await identity.hasPerson();
    const kinds = [
      { kind: 'dbs', issued_on: today },
      { kind: 'right_to_work' },
      { kind: 'sia', expires_on: dayAfter(today, 9) },
    ];
    for (const ticket of kinds) {
      const { id } = await add(crew, ticket);
      const { status, body } = await take(crew, id, await photo());
      expect([status, body]).toMatchObject([409, { code: 'TICKET_KEEPS_NO_DOCUMENT' }]);
    }
    // Nor of what becomes one.
    const { id } = await withDocument(crew);
    expect((await crew.client.put(`/api/tickets/${id}`, { kind: 'dbs', issued_on: today })).status).toBe(200);
    expect((await linkOf(crew, id)).body).toMatchObject({ code: 'TICKET_DOCUMENT_NOT_FOUND' });
  });

  it('are destroyed with their key when the ticket is deleted: the bytes open no more [R486]', async () => {
    const crew = await identity.hasPerson();
    const [first, second] = [await withDocument(crew), await withDocument(crew)];
    const documents = identity.service.get(StoredDocuments);
    const [{ kept, bytes }, { kept: kept2 }] = [await keptOf(first.id), await keptOf(second.id)];
    const { body: link } = await linkOf(crew, first.id);
    expect((await crew.client.delete(`/api/tickets/${first.id}`)).status).toBe(204);
    expect((await open(link.url)).status).toBe(404);
    expect(JSON.stringify(await everythingKept())).not.toContain(kept.secret.toString('hex'));
    // Even bytes that another copy of the bucket still had.
    await identity.service.get(Storage).put(FILES_BUCKET, newId(), bytes, 'application/octet-stream');
    await expect(documents.readDocument({ ...kept2, ticketId: first.id })).rejects.toThrow();
    expect((await sharp(await documents.readDocument(kept2)).metadata()).format).toBe('jpeg');
    await eventually(async () => (await identity.service.get(Storage).stat(FILES_BUCKET, kept.fileId)) === null);

    await crew.client.delete(`/api/tickets/${second.id}`);
    expect(await keysOf(crew)).toEqual([]);
    await expect(documents.readDocument(kept2)).rejects.toMatchObject({ code: 'TICKET_DOCUMENT_NOT_FOUND' });
  });

  it('are destroyed with their key when the account is [R486] [S72]', async () => {
    const crew = await identity.hasPerson();
    const { id } = await withDocument(crew);
    const { kept, bytes } = await keptOf(id);
    expect((await crew.client.delete('/api/auth/delete-account', { password })).status).toBeLessThan(300);
    expect(await keysOf(crew)).toEqual([]);
    expect(JSON.stringify(await everythingKept())).not.toContain(kept.secret.toString('hex'));
    expect(bytes.length).toBeGreaterThan(0);
    const documents = identity.service.get(StoredDocuments);
    await expect(documents.readDocument(kept)).rejects.toMatchObject({ code: 'TICKET_DOCUMENT_NOT_FOUND' });
    await eventually(async () => (await identity.service.get(Storage).stat(FILES_BUCKET, kept.fileId)) === null);
  });

  it('go 30 days after the ticket has expired [Q101]', async () => {
    const crew = await identity.hasPerson();
    const { id } = await withDocument(crew);
    const { kept } = await keptOf(id);
    await identity.service.rows('UPDATE tickets SET expires_on = $2 WHERE id = $1', [id, dayAfter(today, -31)]);
    await identity.service.get(TicketsService).forgetOld();
    expect((await crew.client.get<OwnTickets>('/api/tickets')).body.tickets).toEqual([]);
    expect(await keysOf(crew)).toEqual([]);
    await eventually(async () => (await identity.service.get(Storage).stat(FILES_BUCKET, kept.fileId)) === null);
  });

  const keysOf = ({ user }: Person) =>
    identity.service.rows('SELECT user_id FROM ticket_keys WHERE user_id = $1', [user.id]);
  const everythingKept = () =>
    identity.service.rows<object>(
      `SELECT encode(secret, 'hex') AS secret FROM ticket_documents UNION ALL SELECT encode(wrapped, 'hex') FROM ticket_keys`,
    );
});
