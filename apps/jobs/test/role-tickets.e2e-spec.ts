import { DeadlineKeeper } from '@crewcall/bookings-domain';
import type { Booking, Offer, Role, RoleTickets } from '@crewcall/contracts-bookings';
import { dayAfter, ticketDayWords, wallTimeOf } from '@crewcall/contracts-bookings';
import { ticketEndsEarly } from '@crewcall/contracts-bookings/dto';
import { type TicketFacts, ticketExpiring, ticketsChanged } from '@crewcall/contracts-identity/dto';
import type { Job } from '@crewcall/contracts-jobs';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const lastDay = dayAfter(today, 7);
const ipafMust: RoleTickets = { needs: [{ kind: 'ipaf', is_must: true, sum_pence: null }], only_valid: false };

describe('tickets that a role needs', () => {
  let crew: CrewMarket;
  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const ipafUntil = (expires_on: string): Partial<TicketFacts> => ({ kind: 'ipaf', expires_on });
  const tells = async (
    person: TestActor,
    tickets: Partial<TicketFacts>[],
    shared: 'companies' | 'applied' = 'companies',
    version = 1,
  ): Promise<void> => {
    const facts = tickets.map((ticket) => ({
      id: newId(),
      kind: 'ipaf' as const,
      state: 'unchecked' as const,
      ...ticket,
    }));
    const payload = { tickets: facts, shared };
    await crew.service.deliver(ticketsChanged, { subjectId: person.id, version, payload });
  };
  const jobNeeding = async (tickets: RoleTickets, positions = 2) => {
    const { recruiter, job, role } = await crew.job({ event_date: lastDay, positions });
    const input = { name: role.name, positions, terms: role.terms, tickets };
    const saved = await crew.service.as(recruiter).put<Role>(`/api/roles/${role.id}`, input);
    expect(saved.status).toBe(200);
    return { recruiter, job, role: saved.body };
  };
  const bookingOf = async (person: TestActor, { booking_id }: Offer): Promise<Booking> =>
    (await crew.service.as(person).get<Booking>(`/api/bookings/${booking_id}`)).body;
  const shortOf = (day: string): string => ticketDayWords(day).slice(0, -5);

  it('are part of the role, and are kept when a form leaves them out [R481]', async () => {
    const tickets: RoleTickets = {
      needs: [
        { kind: 'ipaf', is_must: true, sum_pence: null },
        { kind: 'liability_insurance', is_must: false, sum_pence: 500_000_000 },
      ],
      only_valid: true,
    };
    const { recruiter, job, role } = await jobNeeding(tickets);
    expect(role.tickets).toEqual(tickets);
    const input = { name: 'Operator', positions: 2, terms: role.terms };
    const kept = await crew.service.as(recruiter).put<Role>(`/api/roles/${role.id}`, input);
    expect(kept.body).toMatchObject({ name: 'Operator', tickets });
    const wrong = { ...input, tickets: { needs: [{ kind: 'passport', is_must: true }], only_valid: false } };
    expect((await crew.service.as(recruiter).put(`/api/roles/${role.id}`, wrong)).status).toBe(400);
    const seen = await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`);
    expect(seen.body.needs_tickets).toBe(true);
  });

  it('keep no user from applying [R481]', async () => {
    const { recruiter, job } = await jobNeeding({ ...ipafMust, only_valid: true });
    const person = await crew.crew();
    const application = await crew.market.apply(person, job);
    expect(application.status).toBe('applied');
    const hired = await crew.service.as(recruiter).put(`/api/applications/${application.id}/accept`);
    expect(hired).toMatchObject({ status: 409, body: { code: 'TICKET_MISSING' } });
  });

  it('warn the company and the person for the last day of the job, not for today [R480] [R481]', async () => {
    const { recruiter, role } = await jobNeeding(ipafMust);
    const [over, good] = [await crew.crew(), await crew.crew('Ana')];
    await tells(over, [ipafUntil(dayAfter(lastDay, -1))]);
    await tells(good, [ipafUntil(lastDay)]);
    const offers = [await crew.pencil(recruiter, role, over), await crew.pencil(recruiter, role, good)];
    const [expiring, valid] = offers as [Offer, Offer];
    const words = `IPAF expires ${shortOf(dayAfter(lastDay, -1))}, the job ends ${shortOf(lastDay)}.`;
    expect((await crew.see(recruiter, expiring)).warnings).toEqual([words]);
    expect((await crew.see(over, expiring)).warnings).toEqual([words]);
    expect((await crew.see(recruiter, valid)).warnings).toEqual([]);
    // A warning, and no more.
    expect((await crew.move(recruiter, expiring, 'confirm')).status).toBe(200);
  });

  it('refuse a person who lacks one where only valid tickets are taken, at confirm and at accept [R481]', async () => {
    const { recruiter, role } = await jobNeeding({ ...ipafMust, only_valid: true });
    const person = await crew.crew();
    await tells(person, [ipafUntil(dayAfter(lastDay, -1))]);
    const pencil = await crew.pencil(recruiter, role, person);
    const refused = await crew.move(recruiter, pencil, 'confirm');
    expect(refused).toMatchObject({ status: 409, body: { code: 'TICKET_MISSING' } });
    expect(JSON.stringify(refused.body)).toContain('IPAF expires');

    const other = await crew.crew('Ana');
    const offer = await crew.offer(recruiter, role, other);
    expect(await crew.move(other, offer, 'accept')).toMatchObject({ status: 409, body: { code: 'TICKET_MISSING' } });
    await tells(other, [ipafUntil(lastDay)]);
    expect((await crew.move(other, offer, 'accept')).status).toBe(200);
    await tells(person, [ipafUntil(lastDay)], 'companies', 2);
    expect((await crew.move(recruiter, pencil, 'confirm')).status).toBe(200);
  });

  it('pass over who lacks one when the next is confirmed by itself [R481]', async () => {
    const { recruiter, role } = await jobNeeding({ ...ipafMust, only_valid: true }, 1);
    const [first, lacking, third] = [await crew.crew('Ana'), await crew.crew('Ben'), await crew.crew('Cleo')];
    await tells(first, [ipafUntil(lastDay)]);
    await tells(third, [ipafUntil(lastDay)]);
    const pencils = [];
    for (const person of [first, lacking, third]) pencils.push(await crew.pencil(recruiter, role, person));
    const input = { name: role.name, positions: 1, terms: role.terms, confirms_next: true };
    await crew.service.as(recruiter).put(`/api/roles/${role.id}`, input);
    await crew.move(recruiter, pencils[0] as Offer, 'release', { reason: 'changed_plans' });
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await crew.see(lacking, pencils[1] as Offer)).state).not.toBe('confirmed');
    expect((await crew.see(third, pencils[2] as Offer)).state).toBe('confirmed');
  });

  it('show nothing of tickets that are not shared with the company [R479]', async () => {
    const { recruiter, role } = await jobNeeding({ ...ipafMust, only_valid: true });
    const person = await crew.crew();
    await tells(person, [ipafUntil(dayAfter(lastDay, -1))], 'applied');
    const pencil = await crew.pencil(recruiter, role, person);
    expect((await crew.see(recruiter, pencil)).warnings).toEqual([
      `This role needs IPAF valid on ${shortOf(lastDay)}. Tickets of this person are not shared with you.`,
    ]);
    const refused = await crew.move(recruiter, pencil, 'confirm');
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).not.toContain('expires');
    const { job: other } = await crew.job({}, recruiter);
    await crew.market.apply(person, other);
    expect((await crew.see(recruiter, pencil)).warnings).toEqual([expect.stringContaining('IPAF expires')]);
  });

  it('keep with the booking what the company saw, after the ticket is gone [R486]', async () => {
    const { recruiter, role } = await jobNeeding(ipafMust);
    const person = await crew.crew();
    await tells(person, [ipafUntil(lastDay)]);
    const offer = await crew.offer(recruiter, role, person);
    const { body } = await crew.move(person, offer, 'accept');
    await tells(person, [], 'companies', 2);
    const seen = [{ kind: 'ipaf', valid_on: lastDay, seen_on: today }];
    expect((await bookingOf(recruiter, body)).tickets_seen).toEqual(seen);
  });

  it('that end before the call of a booking are told to its company at 30 days, once [R483]', async () => {
    const days = 30;
    const expiry = dayAfter(today, days);
    const person = await crew.crew();
    await tells(person, [ipafUntil(expiry)]);
    const book = async (event_date: string) => {
      const { recruiter, role } = await crew.job({ event_date });
      const offer = await crew.offer(recruiter, role, person);
      const { body } = await crew.move(person, offer, 'accept');
      return { recruiter_id: recruiter.id, booking_id: body.booking_id ?? '' };
    };
    const [on, after] = [await book(expiry), await book(dayAfter(expiry, 1))];
    const told = async ({ booking_id }: { booking_id: string }): Promise<object[]> =>
      (await crew.service.outbox(ticketEndsEarly, booking_id)).map(({ payload }) => payload);
    const remind = (left: number): Promise<unknown> =>
      crew.service.deliver(ticketExpiring, { subjectId: person.id, payload: { kind: 'ipaf', days: left } });
    await remind(60);
    expect(await told(after)).toEqual([]);
    await remind(days);
    const facts = { freelancer_id: person.id, recruiter_id: after.recruiter_id, kind: 'ipaf', expires_on: expiry };
    expect(await told(after)).toEqual([{ ...facts, role: expect.any(String), day: dayAfter(expiry, 1) }]);
    expect(await told(on)).toEqual([]);
    await remind(7);
    expect(await told(after)).toHaveLength(1);

    await tells(person, [ipafUntil(expiry), ipafUntil(dayAfter(expiry, 400))], 'companies', 2);
    await remind(days);
    expect(await told(after)).toHaveLength(1);
  });
});
