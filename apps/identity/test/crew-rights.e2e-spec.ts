import type { KitItem, SavedCrewSearch, Ticket, TicketDocumentUpload } from '@crewcall/contracts-identity';
import { SessionRevocations } from '@crewcall/platform-auth';
import { newId } from '@crewcall/platform-database';
import { Storage } from '@crewcall/platform-storage';
import { routesWithoutRow, SevenCallers, tokenFor, wantedOf } from '@crewcall/testing-node';
import { crewRows } from './crew-rights.js';
import { photo } from './document-files.js';
import { earlierRoutes } from './earlier-routes.js';
import { Identity, type Person } from './identity.js';
import { storageEnv } from './storage.js';

describe('who may do what with tickets, kit and saved searches', () => {
  let identity: Identity;
  let seven: SevenCallers;

  /** In quarantine, ready to be handed in. */
  async function sent({ client }: Person): Promise<string> {
    const { body: upload } = await client.post<TicketDocumentUpload>('/api/tickets/uploads');
    const form = new FormData();
    for (const [name, value] of Object.entries(upload.upload_form.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(await photo())]));
    await fetch(upload.upload_form.url, { method: 'POST', body: form });
    return upload.upload_id;
  }
  async function withDocument(person: Person): Promise<string> {
    const { body: ticket } = await person.client.post<Ticket>('/api/tickets', { kind: 'pasma', level: 'Towers' });
    const document = { upload_id: await sent(person), file_name: 'card.jpg' };
    await person.client.put(`/api/tickets/${ticket.id}/document`, document);
    return ticket.id;
  }

  beforeAll(async () => {
    identity = await Identity.start(storageEnv());
    await identity.service.get(Storage).ensureBuckets();
    const [person, company] = [await identity.hasPerson(), await identity.hasPerson({ role: 'recruiter' })];
    const item = { kind: 'microphones', name: 'Shure SM58', count: 4 };
    const search = { name: 'Desks', alert: 'none', wanted: { search: 'desk' } };
    await person.client.post('/api/freelancer', { first_name: 'Ana' });
    const indexed = await person.client.put<{ public_slug?: string }>(`/api/freelancer/${person.user.id}/indexing`, {
      is_indexed: true,
    });
    const suspended = { id: newId(), role: 'recruiter' as const, sessionId: newId() };
    const token = tokenFor(suspended);
    await identity.service.get(SessionRevocations).revokeUser(suspended.id);
    const others = await Promise.all([
      identity.hasPerson(),
      identity.hasPerson({ role: 'recruiter' }),
      identity.hasPerson({ role: 'admin' }),
    ]);
    seven = new SevenCallers(
      {
        visitor: identity.anonymous,
        crew: person.client,
        'other crew': others[0].client,
        company: company.client,
        'other company': others[1].client,
        suspended: identity.service.withToken(token),
        admin: others[2].client,
      },
      {
        person: person.user.id,
        kit: (await person.client.post<KitItem>('/api/kit', item)).body.id,
        ticket: await withDocument(person),
        upload: await sent(person),
        search: (await company.client.post<SavedCrewSearch>('/api/crew-searches', search)).body.id,
        slug: indexed.body.public_slug ?? '',
      },
    );
  });
  afterAll(() => identity.stop());

  it('is answered for each of seven kinds of caller; to strangers none of it exists [R530]', async () => {
    expect(await seven.answersTo(crewRows)).toEqual(wantedOf(crewRows));
  });

  it('has a row for every route that bookings brought [R530]', () => {
    expect(routesWithoutRow('apps/identity/openapi.json', crewRows, earlierRoutes)).toEqual([]);
  });
});
