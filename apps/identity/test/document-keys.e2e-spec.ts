import type { Ticket } from '@crewcall/contracts-identity';
import { Storage } from '@crewcall/platform-storage';
import sharp from 'sharp';
import { DocumentKeys } from '../src/tickets/documents/document-keys.service.js';
import { DocumentsConfig } from '../src/tickets/documents/documents.config.js';
import { StoredDocuments } from '../src/tickets/documents/stored-documents.service.js';
import { photo, sendDocument } from './document-files.js';
import { Identity, type Person } from './identity.js';
import { storageEnv } from './storage.js';

describe('the key around the keys of documents', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start(storageEnv());
    await identity.service.get(Storage).ensureBuckets();
  });
  afterAll(() => identity.stop());

  const take = async (person: Person, id: string): Promise<number> => {
    const upload_id = await sendDocument(person, await photo());
    return (await person.client.put(`/api/tickets/${id}/document`, { upload_id, file_name: 'card.jpg' })).status;
  };
  async function withDocument(person: Person): Promise<string> {
    const { body } = await person.client.post<Ticket>('/api/tickets', { kind: 'first_aid', expires_on: '2035-01-01' });
    expect(await take(person, body.id)).toBe(200);
    return body.id;
  }
  async function formatOf(ticketId: string) {
    const documents = identity.service.get(StoredDocuments);
    const kept = await documents.findDocument(ticketId);
    if (!kept) throw new Error('no document');
    return (await sharp(await documents.readDocument(kept)).metadata()).format;
  }

  it('opens them while another takes its place, and the other alone afterwards [R476]', async () => {
    const [crew, other] = [await identity.hasPerson(), await identity.hasPerson()];
    const ids = [await withDocument(crew), await withDocument(other)];
    const [id = ''] = ids;
    const config = identity.service.get(DocumentsConfig);
    const keys = identity.service.get(DocumentKeys);
    const [old, next, stranger] = [config.key, 'a1'.repeat(32), 'b2'.repeat(32)];

    config.key = stranger;
    await expect(formatOf(id)).rejects.toThrow('DOCUMENTS_KEY');
    await expect(keys.wrapAgain()).rejects.toThrow('DOCUMENTS_KEY');
    config.key = `${next},${old}`;
    expect(await formatOf(id)).toBe('jpeg');
    expect(await keys.wrapAgain()).toBe(2);
    config.key = next;
    expect(await Promise.all(ids.map(formatOf))).toEqual(['jpeg', 'jpeg']);
    expect(await take(crew, id)).toBe(200);
  });
});
