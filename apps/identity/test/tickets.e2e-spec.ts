import { dayAfter, ticketKeeping, ticketKinds, wallTimeOf } from '@crewcall/contracts-bookings';
import { ticketSeen, type TicketSeenPayload } from '@crewcall/contracts-bookings/dto';
import type { OwnTickets, SaveTicketRequest, SharedTicket, Ticket } from '@crewcall/contracts-identity';
import { ticketExpiring, ticketsChanged } from '@crewcall/contracts-identity/dto';
import { applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { AccountExporter } from '../src/data-export/account.exporter.js';
import { TicketsService } from '../src/tickets/tickets.service.js';
import { TicketPublisher } from '../src/tickets/ticket-publisher.service.js';
import { TicketRemindersService } from '../src/tickets/ticket-reminders.service.js';
import { Identity, password, type Person } from './identity.js';

const path = '/api/tickets';
const today = wallTimeOf(new Date()).day;
const ipaf: SaveTicketRequest = {
  kind: 'ipaf',
  number: 'OP/1234 4821',
  level: '1b, 3a',
  issued_on: '2024-03-01',
  expires_on: dayAfter(today, 100),
};

describe('tickets of crew', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const hasCompany = (): Promise<Person> => identity.hasPerson({ role: 'recruiter' });
  const add = async ({ client }: Person, ticket: SaveTicketRequest): Promise<Ticket> => {
    const { status, body } = await client.post<Ticket>(path, ticket);
    expect(status).toBe(201);
    return body;
  };
  const own = async ({ client }: Person) => (await client.get<OwnTickets>(path)).body;
  const seenBy = ({ client }: Person, { user }: Person) =>
    client.get<SharedTicket[]>(`/api/freelancers/${user.id}/tickets`);
  const rowsOf = ({ user }: Person) =>
    identity.service.rows<{ kind: string }>('SELECT * FROM tickets WHERE user_id = $1 ORDER BY id', [user.id]);

  it('are of sixteen kinds, of each of which is kept what is said and nothing more [R474]', async () => {
    const crew = await identity.hasPerson();
    for (const kind of ticketKinds) {
      const everything = { number: 'AB-1234-4821', level: 'Blue', issued_on: today, expires_on: today };
      const ticket = await add(crew, { kind, ...everything, sum_pence: 500_000_000 });
      const keeping = ticketKeeping[kind];
      expect(ticket).toMatchObject({
        kind,
        last4: keeping.number ? '4821' : null,
        level: keeping.level ? 'Blue' : null,
        sum_pence: keeping.sum ? 500_000_000 : null,
        issued_on: keeping.issued ? today : null,
        expires_on: keeping.expires ? today : null,
      });
    }
    expect(JSON.stringify(await rowsOf(crew))).not.toContain('1234');
  });

  it('keep of a DBS certificate its level and day, of a right to work until when [R477]', async () => {
    const crew = await identity.hasPerson();
    const dbs = await add(crew, { kind: 'dbs', number: '001234567890', level: 'Enhanced', issued_on: today });
    expect(dbs).toMatchObject({ level: 'Enhanced', issued_on: today, last4: null, expires_on: null });
    const right = await add(crew, { kind: 'right_to_work', number: '533401372', level: 'Passport', issued_on: today });
    expect(right).toMatchObject({ last4: null, level: null, issued_on: null });
    const { status, body } = await crew.client.post<{ details: object[] }>(path, { kind: 'dbs', level: 'Basic' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ field: 'issued_on', message: 'Please enter a date.' }] });
  });

  it('show the end of a number to their owner, and that they have expired', async () => {
    const crew = await identity.hasPerson();
    const { id } = await add(crew, ipaf);
    const over = await add(crew, { ...ipaf, kind: 'pasma', expires_on: dayAfter(today, -1) });
    expect(await own(crew)).toMatchObject({
      audience: 'companies',
      tickets: [
        { id, last4: '4821', state: 'unchecked' },
        { id: over.id, state: 'expired' },
      ],
    });
    const { number, ...unnumbered } = ipaf;
    expect(number).toBeDefined();
    const edited = await crew.client.put<Ticket>(`${path}/${id}`, { ...unnumbered, level: '3b' });
    expect(edited.body).toMatchObject({ level: '3b', last4: '4821' });
    expect((await crew.client.delete(`${path}/${over.id}`)).status).toBe(204);
    expect((await own(crew)).tickets).toHaveLength(1);
  });

  it('are changed by no other user', async () => {
    const [crew, other] = [await identity.hasPerson(), await identity.hasPerson()];
    const { id } = await add(crew, ipaf);
    expect((await other.client.put(`${path}/${id}`, ipaf)).status).toBe(404);
    expect((await other.client.delete(`${path}/${id}`)).status).toBe(404);
    expect(await rowsOf(crew)).toHaveLength(1);
  });

  it('say by field what is wrong', async () => {
    const crew = await identity.hasPerson();
    const wrong = { kind: 'liability_insurance', number: '12', issued_on: '2026-02-30', expires_on: 'soon' };
    const { status, body } = await crew.client.post<{ details: { field: string }[] }>(path, wrong);
    expect(status).toBe(400);
    expect(body.details.map(({ field }) => field).sort()).toEqual(['expires_on', 'issued_on', 'number', 'sum_pence']);
    expect(await rowsOf(crew)).toEqual([]);
  });

  it('are read by companies without any number, or only by those applied to [R479]', async () => {
    const [crew, company, other] = [await identity.hasPerson(), await hasCompany(), await hasCompany()];
    await add(crew, ipaf);
    const { body } = await seenBy(company, crew);
    expect(body).toMatchObject([{ kind: 'ipaf', level: '1b, 3a', expires_on: ipaf.expires_on, state: 'unchecked' }]);
    expect(JSON.stringify(body)).not.toContain('4821');

    await crew.client.put(`${path}/sharing`, { audience: 'applied' });
    const submits = (by: Person, invited: boolean) =>
      identity.service.deliver(applicationSubmitted, {
        subjectId: newId(),
        version: 1,
        payload: {
          job_id: newId(),
          job_title: 'Rigger',
          recruiter_id: by.user.id,
          freelancer_id: crew.user.id,
          invited,
        },
      });
    await submits(company, false);
    // A company that asks a person is not one that they applied to.
    await submits(other, true);
    expect((await seenBy(company, crew)).body).toHaveLength(1);
    expect((await seenBy(other, crew)).body).toEqual([]);
  });

  it('say to companies from three on how many saw the card as it is now, and never which [R479] [Q102]', async () => {
    const [crew, company] = [await identity.hasPerson(), await hasCompany()];
    const { id, kind, expires_on } = await add(crew, ipaf);
    const others = [await hasCompany(), await hasCompany()];
    const seesIt = (by: Person, card: Partial<TicketSeenPayload> = {}) =>
      identity.service.deliver(ticketSeen, {
        subjectId: newId(),
        payload: {
          recruiter_id: by.user.id,
          freelancer_id: crew.user.id,
          ticket_id: id,
          kind,
          expires_on,
          seen_at: new Date().toISOString(),
          ...card,
        },
      });
    const count = async () => (await seenBy(company, crew)).body[0]?.seen_by;
    for (const each of [company, company, ...others.slice(1)]) await seesIt(each);
    // Another card, and one of another person.
    await seesIt(others[0] as Person, { expires_on: today });
    await seesIt(others[0] as Person, { freelancer_id: others[0]?.user.id });
    expect([await count(), (await own(crew)).tickets[0]?.seen_by]).toEqual([0, 2]);
    await seesIt(others[0] as Person);
    const { body } = await seenBy(company, crew);
    expect(body).toMatchObject([{ seen_by: 3, state: 'unchecked' }]);
    for (const each of others) expect(JSON.stringify(body)).not.toContain(each.user.id);
    const { tickets } = (await identity.service.outbox(ticketsChanged, crew.user.id)).at(-1)?.payload ?? {};
    expect(tickets).toMatchObject([{ id, seen_by: 3 }]);

    expect((await others[0]?.client.delete('/api/auth/delete-account', { password }))?.status).toBeLessThan(300);
    expect((await own(crew)).tickets[0]?.seen_by).toBe(2);
    await crew.client.put(`${path}/${id}`, { ...ipaf, expires_on: dayAfter(today, 200) });
    expect((await own(crew)).tickets[0]?.seen_by).toBe(0);
  });

  it('are nowhere for a person who is hidden', async () => {
    const [hidden, company] = [await identity.hasPerson({ isProfileVisible: false }), await hasCompany()];
    await add(hidden, ipaf);
    expect((await seenBy(company, hidden)).status).toBe(404);
  });

  it('are published with each change as they are then, without a number', async () => {
    const crew = await identity.hasPerson();
    const { id } = await add(crew, ipaf);
    await crew.client.put(`${path}/sharing`, { audience: 'applied' });
    await crew.client.delete(`${path}/${id}`);
    const { level, expires_on } = ipaf;
    const facts = { id, kind: 'ipaf', level, sum_pence: null, expires_on, state: 'unchecked' };
    const published = await identity.service.outbox(ticketsChanged, crew.user.id);
    expect(published.map(({ version, payload }) => ({ version, payload }))).toEqual([
      { version: 1, payload: { tickets: [facts], shared: 'companies' } },
      { version: 2, payload: { tickets: [facts], shared: 'applied' } },
      { version: 3, payload: { tickets: [], shared: 'applied' } },
    ]);
    await identity.service.get(TicketPublisher).publishAgain(crew.user.id);
    expect(await identity.service.outbox(ticketsChanged, crew.user.id)).toMatchObject([{}, {}, {}, { version: 3 }]);
  });

  it('end at forty', async () => {
    const crew = await identity.hasPerson();
    for (let count = 0; count < 40; count += 1) await add(crew, ipaf);
    expect((await crew.client.post(path, ipaf)).body).toMatchObject({ code: 'TOO_MANY_TICKETS' });
  });

  it('are kept until 30 days after they expire, a DBS certificate for six months [Q101]', async () => {
    const crew = await identity.hasPerson();
    await add(crew, { ...ipaf, kind: 'cscs', expires_on: dayAfter(today, -30) });
    await add(crew, { ...ipaf, kind: 'pasma', expires_on: dayAfter(today, -31) });
    await add(crew, { kind: 'dbs', issued_on: dayAfter(today, -180) });
    await add(crew, { kind: 'dbs', issued_on: dayAfter(today, -190) });
    await identity.service.get(TicketsService).forgetOld();
    expect((await rowsOf(crew)).map(({ kind }) => kind)).toEqual(['cscs', 'dbs']);
    const { tickets } = (await identity.service.outbox(ticketsChanged, crew.user.id)).at(-1)?.payload ?? {};
    expect(tickets?.map(({ kind }) => kind)).toEqual(['cscs', 'dbs']);
  });

  it('remind their owner 60, 30 and 7 days before they expire and on the day, once each [R483]', async () => {
    const crew = await identity.hasPerson();
    await add(crew, { ...ipaf, expires_on: dayAfter(today, 61) });
    await add(crew, { ...ipaf, kind: 'pasma', expires_on: dayAfter(today, 20) });
    const reminders = identity.service.get(TicketRemindersService);
    const toldBy = async (days: number): Promise<object[]> => {
      // Noon in London, whatever the clocks do.
      await reminders.remind(new Date(`${dayAfter(today, days)}T12:00:00Z`));
      const published = await identity.service.outbox(ticketExpiring, crew.user.id);
      return published.map(({ payload }) => payload);
    };
    expect(await toldBy(0)).toEqual([]);
    expect(await toldBy(1)).toEqual([{ kind: 'ipaf', days: 60 }]);
    expect(await toldBy(12)).toHaveLength(1);
    expect((await toldBy(13)).slice(1)).toEqual([{ kind: 'pasma', days: 7 }]);
    expect((await toldBy(20)).slice(2)).toEqual([{ kind: 'pasma', days: 0 }]);
    expect((await toldBy(32)).slice(3)).toEqual([{ kind: 'ipaf', days: 29 }]);
    expect(await toldBy(33)).toHaveLength(4);
    expect((await toldBy(54)).slice(4)).toEqual([{ kind: 'ipaf', days: 7 }]);
    expect((await toldBy(61)).slice(5)).toEqual([{ kind: 'ipaf', days: 0 }]);
    expect(await toldBy(62)).toHaveLength(6);
  });

  it('are in the copy of one’s data, and go with the account [R531] [R532]', async () => {
    const crew = await identity.hasPerson();
    await add(crew, ipaf);
    const records: object[] = [];
    for await (const record of identity.service.get(AccountExporter).records(crew.user.id)) records.push(record);
    expect(records).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'ticket', ticket: 'ipaf', last4: '4821' })]),
    );
    expect((await crew.client.delete('/api/auth/delete-account', { password })).status).toBeLessThan(300);
    expect(await rowsOf(crew)).toEqual([]);
  });
});
