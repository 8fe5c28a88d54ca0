import {
  type Availability,
  availabilityWords,
  type CheckedPeople,
  dayAfter,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { AvailabilityPublisher } from '@crewcall/bookings-domain';
import { availabilityChanged } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aFreelancer, aRecruiter } from './marketplace.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('free or busy, for companies', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const see = (company: TestActor, { id }: { id: string }, from = on(1), to = on(7)) =>
    crew.service.as(company).get<Availability>(`/api/availability/${id}?from=${from}&to=${to}`);
  const check = (company: TestActor, input: object) =>
    crew.service.as(company).post<CheckedPeople>('/api/availability/check', input);
  const block = (person: TestActor, input: object) =>
    crew.service.as(person).post('/api/calendar/blocks', { kind: 'unavailable', ...input });
  const share = (person: TestActor, sharing: string) =>
    crew.service.as(person).put('/api/calendar/sharing', { sharing });
  const eight = { starts_at: '08:00', ends_at: '18:00' };

  it('is a word a day and nothing else: no title, company, place, note or reason [R316]', async () => {
    const person = await crew.crew();
    const { recruiter, job } = await crew.job({ event_date: on(2) });
    await crew.hire(recruiter, person, job);
    await block(person, { starts_on: on(3), ...eight, note: 'Hospital' });
    await block(person, { kind: 'maybe', starts_on: on(4), note: 'Wedding' });
    await block(person, { kind: 'available', starts_on: on(5) });
    const { status, body } = await see(aRecruiter(), person, on(1), on(5));
    expect([status, body]).toEqual([
      200,
      {
        user_id: person.id,
        as_of: expect.any(String) as string,
        days: [
          { day: on(1), word: 'unsaid' },
          { day: on(2), word: 'busy' },
          { day: on(3), word: 'busy' },
          { day: on(4), word: 'maybe' },
          { day: on(5), word: 'free' },
        ],
      },
    ]);
    for (const { word } of body.days) expect(availabilityWords).toContain(word);
  });

  it('is the same answer for a block as for a booking, to a stranger and to a company one works with [R316]', async () => {
    const [booked, blocked] = [await crew.crew('Ana'), await crew.crew('Ben')];
    const { recruiter, job } = await crew.job({ event_date: on(9) });
    await crew.hire(recruiter, booked, job);
    await block(blocked, { starts_on: on(9), ...eight });
    const other = await crew.job({ event_date: on(20), positions: 5 });
    for (const person of [booked, blocked]) await crew.market.apply(person, other.job);
    const answerTo = async (company: TestActor, person: TestActor) => {
      const { status, body, headers } = await see(company, person, on(8), on(10));
      return { status, days: body.days, length: headers.get('content-length'), names: [...headers.keys()].sort() };
    };
    for (const company of [aRecruiter(), other.recruiter])
      expect(await answerTo(company, blocked)).toEqual(await answerTo(company, booked));
    const { body } = await check(other.recruiter, { user_ids: [booked.id, blocked.id], days: [on(9)] });
    const [one, two] = body.people.map(({ user_id: _, ...rest }) => rest);
    expect(one).toEqual(two);
  });

  it('takes as long for a block as for a booking [R316]', async () => {
    const [booked, blocked] = [await crew.crew('Ana'), await crew.crew('Ben')];
    const { recruiter, job } = await crew.job({ event_date: on(9) });
    await crew.hire(recruiter, booked, job);
    await block(blocked, { starts_on: on(9), ...eight });
    const took = new Map<string, number[]>([booked, blocked].map(({ id }) => [id, []]));
    for (let round = 0; round < 120; round += 1)
      for (const person of round % 2 ? [booked, blocked] : [blocked, booked]) {
        const began = performance.now();
        await see(aRecruiter(), person, on(9), on(9));
        took.get(person.id)?.push(performance.now() - began);
      }
    const [one = 0, other = 0] = [...took.values()].map((all) => all.sort((a, b) => a - b)[all.length / 2]);
    // In turns on the same machine: a statement more for either would be a third of the whole.
    expect(Math.abs(one - other)).toBeLessThan(0.25 * Math.max(one, other));
  }, 60_000);

  it('is for companies alone, and of whom they may see [R317]', async () => {
    const person = await crew.crew();
    for (const actor of [aFreelancer(), person]) expectError(await see(actor, person), 403);
    expectError(await crew.service.anonymous().get(`/api/availability/${person.id}?from=${on(1)}&to=${on(2)}`), 401);
    const { recruiter, job } = await crew.job({ event_date: on(9) });
    const stranger = aRecruiter();
    const application = await crew.market.apply(person, job);
    const statuses = async () => [(await see(stranger, person)).status, (await see(recruiter, person)).status];
    expect(await statuses()).toEqual([200, 200]);
    await share(person, 'known');
    expect(await statuses()).toEqual([404, 200]);
    await share(person, 'nobody');
    expect(await statuses()).toEqual([404, 404]);
    await share(person, 'known');
    await crew.service.as(person).delete(`/api/applications/${application.id}`);
    expect((await see(stranger, person)).status).toBe(404);
  });

  it('is opened by no company through an offer or an invitation of its own [R317]', async () => {
    const person = await crew.crew();
    await share(person, 'known');
    const { recruiter, role } = await crew.job({ event_date: on(9) });
    const offer = await crew.offer(recruiter, role, person);
    expect((await see(recruiter, person)).status).toBe(404);
    await crew.move(person, offer, 'decline', { reason: 'rate' });
    expect((await see(recruiter, person)).status).toBe(404);
    const other = await crew.job({ event_date: on(10) }, recruiter);
    await crew.pencil(recruiter, other.role, person);
    expect((await see(recruiter, person)).status).toBe(200);
  });

  it('refuses the user who does not share as if they were not there [R317]', async () => {
    const [closed, suspended] = [await crew.crew(), await crew.crew()];
    await share(closed, 'nobody');
    await crew.service.rows('UPDATE people SET is_suspended = true WHERE user_id = $1', [suspended.id]);
    const company = aRecruiter();
    const errorOf = async (id: string) => {
      const { status, body } = await see(company, { id });
      return { status, ...(body as unknown as { error: string; code: string }), request_id: '' };
    };
    const gone = await errorOf(newId());
    expect(gone).toMatchObject({ status: 404, code: 'CALENDAR_NOT_FOUND' });
    for (const id of [closed.id, suspended.id, 'x', company.id]) expect(await errorOf(id)).toEqual(gone);
    const { body } = await check(company, { user_ids: [closed.id, newId()], days: [on(1)] });
    expect(body.people.map(({ user_id: _, ...rest }) => rest)).toEqual([
      { is_shared: false, days: [], calls: [] },
      { is_shared: false, days: [], calls: [] },
    ]);
  });

  it('has hours only where the two have something open, and only what is taken [R318]', async () => {
    const person = await crew.crew();
    const taken = await crew.job({ event_date: on(9), start_time: '08:00', end_time: '14:00' });
    await crew.hire(taken.recruiter, person, taken.job);
    const { recruiter, job } = await crew.job({ event_date: on(20) });
    const dayOf = async (company: TestActor) => (await see(company, person, on(9), on(9))).body.days[0];
    expect(await dayOf(recruiter)).toEqual({ day: on(9), word: 'partly' });
    const application = await crew.market.apply(person, job);
    const { busy = [] } = (await dayOf(recruiter)) ?? {};
    expect(busy.map(({ from, to }) => [wallTimeOf(new Date(from)).time, wallTimeOf(new Date(to)).time])).toEqual([
      ['08:00', '14:00'],
    ]);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/reject`, { message: 'No.' });
    expect(await dayOf(recruiter)).toEqual({ day: on(9), word: 'partly' });
  });

  it('compares applicants with the calls of the role to the minute, and others by the day [R322]', async () => {
    const [applicant, other] = [await crew.crew('Ana'), await crew.crew('Ben')];
    for (const person of [applicant, other])
      await block(person, { starts_on: on(9), starts_at: '08:00', ends_at: '14:00' });
    const { recruiter, job, role } = await crew.job({ event_date: on(9), start_time: '15:00', end_time: '23:00' });
    await crew.market.apply(applicant, job);
    const { body } = await check(recruiter, { user_ids: [applicant.id, other.id], role_id: role.id });
    expect(body.people).toMatchObject([
      { calls: [{ word: 'unsaid' }], days: [{ day: on(9), word: 'partly', busy: [{}] }] },
      { calls: [], days: [{ day: on(9), word: 'partly' }] },
    ]);
    expect(body.people[1]?.days[0]?.busy).toBeUndefined();
    expectError(await check(aRecruiter(), { user_ids: [other.id], role_id: role.id }), 403);
  });

  it('is asked for from today on, for a month of one person and 14 days of a hundred [R316] [R320]', async () => {
    const person = await crew.crew();
    const company = aRecruiter();
    expect((await see(company, person, on(0), on(30))).status).toBe(200);
    for (const [from, to] of [
      [on(0), on(31)],
      [on(-1), on(1)],
      [on(360), on(366)],
      ['x', on(1)],
    ] as const)
      expectError(await see(company, person, from, to), 400);
    const days = (count: number): string[] => Array.from({ length: count }, (_, index) => on(index));
    expect((await check(company, { user_ids: [person.id], days: days(14) })).status).toBe(200);
    const many = Array.from({ length: 101 }, newId);
    for (const input of [
      { user_ids: [person.id], days: days(15) },
      { user_ids: many, days: [on(1)] },
      { user_ids: [], days: [on(1)] },
      { user_ids: [person.id] },
      { user_ids: [person.id], days: [on(1)], role_id: newId() },
      { user_ids: [person.id], days: ['2026-02-31'] },
    ])
      expectError(await check(company, input), 400);
  });

  it('is told to the directory whenever a booking, pencil or block changes it, and not where it is not shared [R323]', async () => {
    const person = await crew.crew();
    const tell = async () => {
      await crew.service.get(AvailabilityPublisher).publishAll();
      return (await crew.service.outbox(availabilityChanged, person.id)).at(-1)?.payload;
    };
    const pencilled = await crew.job({ event_date: on(9) });
    const pencil = await crew.pencil(pencilled.recruiter, pencilled.role, person);
    expect(await tell()).toMatchObject({ is_shared: true, from: today, days: [{ day: on(9), word: 'pencilled' }] });
    await crew.move(person, pencil, 'release');
    expect(await tell()).toMatchObject({ days: [] });
    const { recruiter, job } = await crew.job({ event_date: on(11) });
    const application = await crew.market.apply(person, job);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/accept`);
    expect(await tell()).toMatchObject({ days: [{ day: on(11), word: 'busy' }] });
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/cancel`, { reason: 'Off.' });
    await block(person, { starts_on: on(12) });
    expect(await tell()).toMatchObject({ days: [{ day: on(12), word: 'busy' }] });
    await share(person, 'known');
    expect(await tell()).toMatchObject({ is_shared: false, days: [] });
  });

  it('is told in the order in which it changed, though the clock of a worker is set back between [R323]', async () => {
    const person = await crew.crew();
    const clock = jest.spyOn(crew.service.get(Clock), 'now');
    for (const minutes of [0, -10]) {
      await block(person, { starts_on: on(20 - minutes) });
      clock.mockReturnValue(new Date(Date.now() + minutes * 60_000));
      await crew.service.get(AvailabilityPublisher).publishAll();
    }
    clock.mockRestore();
    const told = await crew.service.outbox(availabilityChanged, person.id);
    const last = told.at(-1);
    expect(last?.version).toBe(Math.max(...told.map(({ version }) => version)));
    expect(last?.payload.days.map(({ day }) => day)).toEqual([on(20), on(30)]);
  });
});
