import {
  type BookedTicket,
  type Booking,
  type TicketSighting,
  ticketSightingRoutes,
} from '@crewcall/contracts-bookings';
import { ticketSeen } from '@crewcall/contracts-bookings/dto';
import { type TicketFacts, ticketsChanged, userDeleted } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import { dayAfter } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { TicketSightingsExporter } from '../src/personal-data/ticket-sightings.exporter.js';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';

describe('a card that a company saw on site', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const onTheDay = (time = '09:00'): Date => {
    const at = new Date(`${sheetDay}T${time}:00Z`);
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(at));
    return at;
  };
  const tells = async (person: TestActor, ticket: TicketFacts | null, version = 1, shared = 'companies' as const) => {
    const payload = { tickets: ticket ? [ticket] : [], shared };
    await crew.service.deliver(ticketsChanged, { subjectId: person.id, version, payload });
  };
  const look = (actor: TestActor, { id }: { id: string }) =>
    crew.service.as(actor).get<BookedTicket[]>(ticketSightingRoutes.of(id));
  const see = (actor: TestActor, { id }: { id: string }, ticketId: string, checker = ' Dana Cole ') =>
    crew.service.as(actor).put<BookedTicket[]>(ticketSightingRoutes.one(id, ticketId), { checker });
  const seenOf = async (actor: TestActor, booking: { id: string }): Promise<(TicketSighting | null)[]> =>
    (await look(actor, booking)).body.map(({ seen }) => seen);

  async function booked(again?: TestActor) {
    const { recruiter, role } = await crew.job({ event_date: sheetDay, positions: 3 });
    const person = again ?? (await crew.crew());
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const [booking] = (await crew.service.as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!booking) throw new Error('Nothing is booked');
    const ticket: TicketFacts = {
      id: newId(),
      kind: 'ipaf',
      level: '3a',
      expires_on: dayAfter(sheetDay, 30),
      state: 'unchecked',
    };
    await tells(person, ticket);
    return { recruiter, person, booking, ticket };
  }

  it('is noted from the day of the call on with who looked and when, for this company alone [R478]', async () => {
    const { recruiter, person, booking, ticket } = await booked();
    expect((await look(recruiter, booking)).body).toMatchObject([{ id: ticket.id, state: 'unchecked', seen: null }]);
    expect(await see(recruiter, booking, ticket.id)).toMatchObject({ status: 409, body: { code: 'NOT_NOW' } });
    const at = onTheDay();
    expect((await see(recruiter, booking, ticket.id, ' ')).status).toBe(400);
    expect((await see(recruiter, booking, newId())).status).toBe(404);
    const { status, body } = await see(recruiter, booking, ticket.id);
    const seen = { checker: 'Dana Cole', seen_on: sheetDay };
    expect([status, body]).toMatchObject([200, [{ kind: 'ipaf', level: '3a', expires_on: ticket.expires_on, seen }]]);
    const { expires_on } = ticket;
    expect((await crew.service.outbox(ticketSeen, booking.id)).map(({ payload }) => payload)).toMatchObject([
      {
        recruiter_id: recruiter.id,
        freelancer_id: person.id,
        ticket_id: ticket.id,
        kind: 'ipaf',
        expires_on,
        seen_at: at.toISOString(),
      },
    ]);
  });

  it('is not told to another company that has the person on a booking [R478] [Q102]', async () => {
    const { recruiter, person, booking, ticket } = await booked();
    const { recruiter: other, role } = await crew.job({ event_date: dayAfter(sheetDay, 1) });
    await crew.move(person, await crew.offer(other, role, person), 'accept');
    const [its] = (await crew.service.as(other).get<Booking[]>('/api/bookings?side=recruiter')).body;
    onTheDay();
    await see(recruiter, booking, ticket.id);
    expect((await look(other, booking)).status).toBe(404);
    expect((await see(other, booking, ticket.id)).status).toBe(404);
    expect(await seenOf(other, its as Booking)).toEqual([null]);
    // At another booking of the same company the same card need not be looked at again.
    const { role: again } = await crew.job({ event_date: dayAfter(sheetDay, 2) }, recruiter);
    await crew.move(person, await crew.offer(recruiter, again, person), 'accept');
    const mine = (await crew.service.as(recruiter).get<Booking[]>('/api/bookings?side=recruiter')).body;
    const next = mine.find(({ id }) => id !== booking.id) as Booking;
    expect(await seenOf(recruiter, next)).toMatchObject([{ checker: 'Dana Cole' }]);
  });

  it('stays with the booking when the card is another or gone, and loses the name with the company [R486]', async () => {
    const { recruiter, person, booking, ticket } = await booked();
    onTheDay();
    await see(recruiter, booking, ticket.id, 'Zelda Quist');
    await tells(person, { ...ticket, expires_on: dayAfter(sheetDay, 400) }, 2);
    const rows = (await look(recruiter, booking)).body.map(({ state, seen, expires_on }) => [
      state,
      Boolean(seen),
      expires_on,
    ]);
    expect(rows.sort()).toEqual(
      [
        ['unchecked', false, dayAfter(sheetDay, 400)],
        [null, true, ticket.expires_on],
      ].sort(),
    );
    await tells(person, null, 3);
    expect((await look(recruiter, booking)).body).toMatchObject([{ state: null, seen: { checker: 'Zelda Quist' } }]);
    const copyOf = async ({ id }: TestActor): Promise<object[]> => {
      const records: object[] = [];
      for await (const record of crew.service.get(TicketSightingsExporter).records(id)) records.push(record);
      return records;
    };
    expect(await copyOf(recruiter)).toMatchObject([{ kind: 'ipaf', checker: 'Zelda Quist' }]);
    expect(await copyOf(person)).toMatchObject([{ kind: 'ipaf', checker: null }]);
    await crew.service.deliver(userDeleted, { subjectId: recruiter.id, version: 9, payload: { role: 'recruiter' } });
    expect(await crew.service.everything()).not.toMatch(/zelda quist/i);
  });
});
