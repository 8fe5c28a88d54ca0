import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import type { OwnTickets, SharedTicket, Ticket, TicketDocumentUpload, TicketQueue } from '@crewcall/contracts-identity';
import { ticketChecked, ticketExpiring } from '@crewcall/contracts-identity/dto';
import { Storage } from '@crewcall/platform-storage';
import { TicketsService } from '../src/tickets/tickets.service.js';
import { TicketRemindersService } from '../src/tickets/ticket-reminders.service.js';
import { photo } from './document-files.js';
import { Identity, type Person } from './identity.js';
import { storageEnv } from './storage.js';

const today = wallTimeOf(new Date()).day;
const expires_on = dayAfter(today, 100);
const ipaf = { kind: 'ipaf', level: '3a', number: 'OP 4821', expires_on };

describe('checking of tickets', () => {
  let identity: Identity;
  let [admin, another]: Person[] = [];
  beforeAll(async () => {
    identity = await Identity.start(storageEnv());
    await identity.service.get(Storage).ensureBuckets();
    admin = await identity.hasPerson({ role: 'admin' });
    another = await identity.hasPerson({ role: 'admin' });
  });
  afterAll(() => identity.stop());
  beforeEach(() => identity.service.rows('DELETE FROM tickets'));

  const by = (person?: Person) => {
    if (!person) throw new Error('no such person');
    return person.client;
  };
  async function hasTicket(crew: Person, ticket: object = ipaf): Promise<string> {
    const { body } = await crew.client.post<Ticket>('/api/tickets', ticket);
    const { body: upload } = await crew.client.post<TicketDocumentUpload>('/api/tickets/uploads');
    const form = new FormData();
    for (const [name, value] of Object.entries(upload.upload_form.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(await photo())]));
    await fetch(upload.upload_form.url, { method: 'POST', body: form });
    const taken = { upload_id: upload.upload_id, file_name: 'card.jpg' };
    expect((await crew.client.put(`/api/tickets/${body.id}/document`, taken)).status).toBe(200);
    return body.id;
  }
  const queueOf = async (person?: Person) => (await by(person).get<TicketQueue>('/api/admin/tickets')).body;
  const take = (person: Person | undefined, id: string) =>
    by(person).put<TicketQueue>(`/api/admin/tickets/${id}/lease`);
  const verify = (id: string, day: string | null = expires_on) =>
    by(admin).put(`/api/tickets/${id}/verify`, { expires_on: day });
  const own = async (crew: Person) => (await crew.client.get<OwnTickets>('/api/tickets')).body.tickets;

  it('shows the oldest first, without the expiry that is typed again, and how long half of them waited [R485]', async () => {
    const crew = await identity.hasPerson({ firstName: 'Callum', lastName: 'Reid' });
    const [first, second] = [await hasTicket(crew), await hasTicket(crew, { ...ipaf, kind: 'pasma' })];
    await identity.service.rows(`UPDATE tickets SET waiting_since = now() - interval '3 hours' WHERE id = $1`, [
      second,
    ]);
    const queue = await queueOf(admin);
    expect(queue).toMatchObject({ waiting: 2, median_minutes: null, checked: [] });
    expect(queue.tickets.map(({ id }) => id)).toEqual([second, first]);
    expect(queue.tickets[0]).toMatchObject({ owner_name: 'Callum Reid', last4: '4821', expires: true });
    expect(JSON.stringify(queue)).not.toContain(expires_on);

    await take(admin, second);
    expect((await verify(second)).status).toBe(204);
    expect(await queueOf(another)).toMatchObject({ waiting: 1, median_minutes: 180, checked: [{ id: second }] });
  });

  it('is of one administrator at a time, for ten minutes [R485]', async () => {
    const id = await hasTicket(await identity.hasPerson());
    const answers = await Promise.all([take(admin, id), take(another, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await identity.service.rows(`UPDATE tickets SET taken_by = $2 WHERE id = $1`, [id, another?.user.id]);
    expect((await take(admin, id)).body).toMatchObject({ code: 'TICKET_TAKEN' });
    expect((await verify(id)).body).toMatchObject({ code: 'TICKET_NOT_TAKEN' });
    expect((await queueOf(admin)).tickets).toMatchObject([{ id, is_taken_by_me: false }]);
    expect((await queueOf(another)).tickets).toMatchObject([{ id, is_taken_by_me: true }]);

    await identity.service.rows(`UPDATE tickets SET taken_until = now() WHERE id = $1`, [id]);
    expect((await take(admin, id)).status).toBe(200);
    expect((await by(admin).delete(`/api/admin/tickets/${id}/lease`)).status).toBe(204);
    expect((await verify(id)).body).toMatchObject({ code: 'TICKET_NOT_TAKEN' });
    expect((await take(another, id)).status).toBe(200);
  });

  it('verifies when the expiry that was typed again agrees; the owner and companies read so [R478] [R485]', async () => {
    const crew = await identity.hasPerson();
    const id = await hasTicket(crew);
    await take(admin, id);
    expect((await verify(id, dayAfter(expires_on, 1))).body).toMatchObject({ code: 'TICKET_EXPIRY_DIFFERS' });
    expect((await verify(id, null)).body).toMatchObject({ code: 'TICKET_EXPIRY_DIFFERS' });
    expect((await verify(id)).status).toBe(204);
    expect(await own(crew)).toMatchObject([
      { id, state: 'verified', is_waiting: false, document: { name: 'card.jpg' } },
    ]);
    expect(await identity.service.outbox(ticketChecked, crew.user.id)).toMatchObject([
      { payload: { kind: 'ipaf', state: 'verified' } },
    ]);
    const company = await identity.hasPerson({ role: 'recruiter' });
    const shared = () => company.client.get<SharedTicket[]>(`/api/freelancers/${crew.user.id}/tickets`);
    expect((await shared()).body).toMatchObject([{ id, state: 'verified' }]);

    // What was changed is checked again; what was withdrawn, companies read no more.
    await crew.client.put(`/api/tickets/${id}`, { ...ipaf, level: '3b' });
    expect(await own(crew)).toMatchObject([{ state: 'unchecked', is_waiting: true }]);
    await take(admin, id);
    await verify(id);
    const withdrawn = await by(admin).put(`/api/tickets/${id}/withdraw`, { reason: 'not_genuine' });
    expect(withdrawn.status).toBe(204);
    expect(await own(crew)).toMatchObject([{ state: 'withdrawn', reason: 'not_genuine' }]);
    expect((await shared()).body).toEqual([]);
  });

  it('rejects with a reason from the list, which the owner reads [R478] [R485]', async () => {
    const crew = await identity.hasPerson();
    const id = await hasTicket(crew);
    await take(admin, id);
    const reject = (reason: string) => by(admin).put(`/api/tickets/${id}/reject`, { reason });
    expect((await reject('I do not like it')).status).toBe(400);
    expect((await reject('unreadable')).status).toBe(204);
    expect((await reject('unreadable')).body).toMatchObject({ code: 'TICKET_NOT_WAITING' });
    expect(await own(crew)).toMatchObject([{ state: 'rejected', reason: 'unreadable', is_waiting: false }]);
    await identity.service.rows(`UPDATE tickets SET decided_at = now() - interval '32 days'`);
    await identity.service.get(TicketsService).forgetOld();
    expect(await own(crew)).toMatchObject([{ state: 'rejected', document: null }]);
  });

  it('replaces an older of the same kind once the new one is verified; the old stays 30 days [R484]', async () => {
    const crew = await identity.hasPerson();
    const [old, otherKind] = [await hasTicket(crew), await hasTicket(crew, { ...ipaf, kind: 'pasma' })];
    for (const id of [old, otherKind]) {
      await take(admin, id);
      await verify(id);
    }
    const renewed = await hasTicket(crew);
    expect(await own(crew)).toMatchObject([{ state: 'verified' }, { state: 'verified' }, { state: 'unchecked' }]);
    await take(admin, renewed);
    await verify(renewed);
    expect(await own(crew)).toMatchObject([
      { id: old, state: 'withdrawn', reason: null, document: { name: 'card.jpg' } },
      { id: otherKind, state: 'verified' },
      { id: renewed, state: 'verified' },
    ]);
    const forget = async (days: number): Promise<string[]> => {
      await identity.service.rows(`UPDATE tickets SET decided_at = now() - make_interval(days => $2) WHERE id = $1`, [
        old,
        days,
      ]);
      await identity.service.get(TicketsService).forgetOld();
      return (await own(crew)).map(({ id }) => id);
    };
    expect(await forget(29)).toHaveLength(3);
    expect(await forget(32)).toEqual([otherKind, renewed]);
  });

  it('reminds of no ticket that was refused, replaced or renewed already [R483] [R484]', async () => {
    const crew = await identity.hasPerson();
    const soon = { ...ipaf, expires_on: dayAfter(today, 20) };
    const other = { kind: 'other', level: 'Rigging', expires_on: soon.expires_on };
    const reminded = async () => {
      await identity.service.get(TicketRemindersService).remind(new Date(`${dayAfter(today, 13)}T12:00:00Z`));
      const events = await identity.service.outbox(ticketExpiring, crew.user.id);
      return events.map(({ payload }) => payload.kind);
    };
    const [refused, replaced] = [await hasTicket(crew, { ...soon, kind: 'pasma' }), await hasTicket(crew, soon)];
    await take(admin, refused);
    const rejection = await by(admin).put(`/api/tickets/${refused}/reject`, { reason: 'unreadable' });
    expect(rejection.status).toBe(204);
    await take(admin, replaced);
    await verify(replaced, soon.expires_on);
    const renewal = await hasTicket(crew);
    expect(await reminded()).toEqual([]);

    await take(admin, renewal);
    await verify(renewal);
    expect(await reminded()).toEqual([]);

    for (const one of [other, { ...other, level: 'Pyrotechnics' }, { ...other, level: 'rigging', expires_on }])
      expect((await crew.client.post('/api/tickets', one)).status).toBe(201);
    expect(await reminded()).toEqual(['other']);
  });

  it('removes the document of a driving licence once it is verified [Q101]', async () => {
    const crew = await identity.hasPerson();
    const id = await hasTicket(crew, { kind: 'driving_licence', level: 'C1', expires_on });
    await take(admin, id);
    await verify(id);
    expect(await own(crew)).toMatchObject([{ state: 'verified', document: null }]);
  });

  it('is also of a licence that a public register tells of, without a document [Q101]', async () => {
    const crew = await identity.hasPerson();
    const { body } = await crew.client.post<Ticket>('/api/tickets', { kind: 'sia', number: '1012345', expires_on });
    expect((await queueOf(admin)).tickets).toMatchObject([{ id: body.id, kind: 'sia', document: null }]);
  });
});
