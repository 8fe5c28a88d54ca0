import { DeadlineKeeper } from '@crewcall/bookings-domain';
import {
  type Booking,
  bookingsRoutes,
  type Call,
  dayAfter,
  type Offer,
  type Role,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { offerMade } from '@crewcall/contracts-bookings/dto';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

describe('what stands beside an offer', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  // Entries reach two years ahead.
  const soon = dayAfter(wallTimeOf(new Date()).day, 60);
  const block = (person: TestActor, starts_at: string, ends_at: string) =>
    crew.service.as(person).post('/api/calendar/blocks', {
      kind: 'unavailable',
      starts_on: soon,
      starts_at,
      ends_at,
      release_pencils: false,
    });
  const confirmsNext = (recruiter: TestActor, { id, name, positions, terms }: Role) =>
    crew.service.as(recruiter).put(`/api/roles/${id}`, { name, positions, terms, confirms_next: true });
  const wordsOfDay = async (person: TestActor) => {
    const { body } = await crew.service
      .as(person)
      .get<{ items: { kind: string; starts_at: string | null }[] }>('/api/calendar?from=2035-06-12&to=2035-06-12');
    return body.items.map(({ kind, starts_at }) => `${kind} ${starts_at}`);
  };

  it('says no and not available then in one step, but for what is booked [R354]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job();
    const offer = await crew.offer(recruiter, role, person);
    const declined = await crew.move(person, offer, 'decline', { reason: 'not_free', makes_unavailable: true });
    expect(declined.body.state).toBe('declined');
    expect(await wordsOfDay(person)).toEqual(['unavailable 08:00']);
    const busy = await crew.crew();
    const [one, other] = [await crew.job(), await crew.job({ start_time: '12:00', end_time: '20:00' })];
    await crew.hire(one.recruiter, busy, one.job);
    const asked = await crew.offer(other.recruiter, other.role, busy);
    await crew.move(busy, asked, 'decline', { reason: 'not_free', makes_unavailable: true });
    expect(await wordsOfDay(busy)).toEqual(['booking 08:00']);
  });

  it('asks for a yes where the person shows as busy, and keeps the rank meanwhile [R375]', async () => {
    const { recruiter, role } = await crew.job({ event_date: soon });
    const [first, second] = [await crew.crew(), await crew.crew('Maya')];
    const [pencil, below] = [await crew.pencil(recruiter, role, first), await crew.pencil(recruiter, role, second)];
    expect((await block(first, '12:00', '14:00')).status).toBe(201);
    const words = 'Callum shows as busy then and will be asked to say yes.';
    expect((await crew.see(recruiter, pencil)).warnings).toEqual([words]);
    expect((await crew.see(recruiter, below)).warnings).toEqual([]);
    const asked = await crew.move(recruiter, pencil, 'confirm');
    expect(asked.body).toMatchObject({ state: 'open', kind: 'booking', slot: { rank: 1, of: 2 }, booking_id: null });
    const left = Date.parse(asked.body.answer_by ?? '') - Date.now();
    expect(left).toBeGreaterThan(23 * 3_600_000);
    expect((await crew.see(second, below)).slot).toMatchObject({ rank: 2, of: 2 });
    const { body } = await crew.service.as(recruiter).get<Offer[]>(`/api/roles/${role.id}/ladder`);
    expect(body.map(({ id }) => id)).toEqual([pencil.id, below.id]);
    expect((await crew.move(first, pencil, 'accept')).body.state).toBe('confirmed');
    expect((await crew.see(second, below)).state).toBe('reserve');
  });

  it('lets the next move up when the person who was asked says no [R375]', async () => {
    const { recruiter, role } = await crew.job();
    const [first, second] = [await crew.crew(), await crew.crew('Maya')];
    const [pencil, below] = [await crew.pencil(recruiter, role, first), await crew.pencil(recruiter, role, second)];
    const pattern = { days: [{ weekday: 1, spans: [{ from: '09:00', to: '17:00' }] }] };
    await crew.service.as(first).put('/api/calendar/pattern', pattern);
    expect((await crew.move(recruiter, pencil, 'confirm')).body.state).toBe('open');
    expect((await crew.move(first, pencil, 'decline', { reason: 'not_free' })).body.state).toBe('declined');
    expect((await crew.see(second, below)).slot).toMatchObject({ rank: 1, of: 1 });
  });

  it('asks for a yes too where the next one is confirmed by itself, and confirms who is free after a no [R375] [R362]', async () => {
    const { recruiter, role } = await crew.job({ event_date: soon });
    const people = [await crew.crew('Ana'), await crew.crew('Ben'), await crew.crew('Cem')] as const;
    const [first, busy, third] = people;
    const pencils: Offer[] = [];
    for (const person of people) pencils.push(await crew.pencil(recruiter, role, person));
    const states = async () => {
      await crew.service.get(DeadlineKeeper).keepAll();
      return Promise.all(pencils.map((pencil) => crew.see(recruiter, pencil)));
    };
    await confirmsNext(recruiter, role);
    expect((await block(busy, '12:00', '14:00')).status).toBe(201);
    const [released, asked] = pencils as [Offer, Offer, Offer];
    await crew.move(first, released, 'release');
    const after = await states();
    expect(after).toMatchObject([
      { state: 'released' },
      { state: 'open', kind: 'booking', slot: { rank: 1, of: 2 }, booking_id: null },
      { state: 'held', slot: { rank: 2, of: 2 } },
    ]);
    expect(Date.parse(after[1]?.answer_by ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const [told] = (await crew.service.outbox(offerMade, asked.id)).slice(-1);
    expect(told?.payload).toMatchObject({ kind: 'booking', freelancer_id: busy.id });
    await crew.move(busy, asked, 'decline', { reason: 'not_free' });
    expect((await states()).map(({ state }) => state)).toEqual(['released', 'declined', 'confirmed']);
    expect((await crew.see(third, pencils[2] as Offer)).booking_id).not.toBeNull();
  });

  it('goes on to the next after the no of one who was asked by itself below others who were passed over [R375] [R362]', async () => {
    const { recruiter, role, job } = await crew.job({ event_date: soon });
    const people = [await crew.crew('Ada'), await crew.crew('Ana'), await crew.crew('Ben'), await crew.crew('Cem')];
    const pencils: Offer[] = [];
    for (const person of people) pencils.push(await crew.pencil(recruiter, role, person));
    const [above, , busy, below] = people as [TestActor, TestActor, TestActor, TestActor];
    const states = async () => {
      await crew.service.get(DeadlineKeeper).keepAll();
      const seen = await Promise.all(pencils.map((pencil) => crew.see(recruiter, pencil)));
      return seen.map(({ state }) => state);
    };
    await confirmsNext(recruiter, role);
    const [call] = (await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    const later = { starts_on: soon, starts_at: '08:30', ends_at: '18:00' };
    expect((await crew.service.as(recruiter).put(`/api/calls/${call?.id}`, later)).status).toBe(200);
    // Who has not said yes to a change is passed over.
    for (const rank of [0, 2, 3]) await crew.move(people[rank] as TestActor, pencils[rank] as Offer, 'accept-revision');
    await block(busy, '12:00', '14:00');
    await crew.move(above, pencils[0] as Offer, 'release');
    expect(await states()).toEqual(['released', 'held', 'open', 'held']);
    await crew.move(busy, pencils[2] as Offer, 'decline', { reason: 'not_free' });
    expect((await states())[3]).toBe('confirmed');
    expect((await crew.see(below, pencils[3] as Offer)).booking_id).not.toBeNull();
  });

  it('confirms one for each place that is freed, also while another is asked for a yes [R375] [R362]', async () => {
    const { recruiter, role, job } = await crew.job({ event_date: soon, positions: 3 });
    const leaving = [await crew.crew('Ada'), await crew.crew('Eve')];
    for (const person of leaving) await crew.hire(recruiter, person, job);
    const [busy, free] = [await crew.crew('Ana'), await crew.crew('Ben')];
    const pencils = [await crew.pencil(recruiter, role, busy), await crew.pencil(recruiter, role, free)];
    await confirmsNext(recruiter, role);
    await block(busy, '12:00', '14:00');
    for (const person of leaving) {
      const [booking] = (await crew.service.as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
      await crew.service.as(person).put(bookingsRoutes.cancelBooking(booking?.id), { kind: 'ill' });
    }
    await crew.service.get(DeadlineKeeper).keepAll();
    const seen = await Promise.all(pencils.map((pencil) => crew.see(recruiter, pencil)));
    expect(seen.map(({ state }) => state)).toEqual(['open', 'confirmed']);
  });

  it('confirms no one by itself after the no of a lower rank that was asked by hand [R362]', async () => {
    const { recruiter, role } = await crew.job({ event_date: soon });
    const [first, busy] = [await crew.crew('Ana'), await crew.crew('Ben')];
    const above = await crew.pencil(recruiter, role, first);
    const asked = await crew.pencil(recruiter, role, busy);
    await confirmsNext(recruiter, role);
    await block(busy, '12:00', '14:00');
    expect((await crew.move(recruiter, asked, 'confirm')).body.state).toBe('open');
    await crew.move(busy, asked, 'decline', { reason: 'not_free' });
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await crew.see(first, above)).state).toBe('held');
  });

  it('waits for the one who was asked by hand and is first now, and confirms no other by itself [R375]', async () => {
    const { recruiter, role } = await crew.job({ event_date: soon });
    const [first, busy, third] = [await crew.crew('Ana'), await crew.crew('Ben'), await crew.crew('Cem')];
    const above = await crew.pencil(recruiter, role, first);
    const asked = await crew.pencil(recruiter, role, busy);
    const below = await crew.pencil(recruiter, role, third);
    await confirmsNext(recruiter, role);
    await block(busy, '12:00', '14:00');
    expect((await crew.move(recruiter, asked, 'confirm')).body.state).toBe('open');
    await crew.move(first, above, 'release');
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await crew.see(third, below)).state).toBe('held');
    expect((await crew.see(busy, asked)).state).toBe('open');
  });

  it('refuses who is booked before it asks, alike for every kind of busy [R375]', async () => {
    const person = await crew.crew();
    const { recruiter, role } = await crew.job({ event_date: soon });
    const late = await crew.job({ event_date: soon, start_time: '18:00', end_time: '22:00' });
    await crew.hire(late.recruiter, person, late.job);
    const pencil = await crew.pencil(recruiter, role, person);
    expect((await block(person, '17:00', '19:00')).status).toBe(409);
    expect((await crew.move(recruiter, pencil, 'confirm')).body.state).toBe('confirmed');
  });

  it('warns of short rest and of a way that does not fit, each side of what it may know [R373] [R374]', async () => {
    const person = await crew.crew();
    const setPlace = async (recruiter: TestActor, job: Job, lat: number, lon: number) => {
      const { body } = await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`);
      const [call] = body;
      const set = { starts_on: call?.starts_on, starts_at: call?.starts_at, ends_at: call?.ends_at, lat, lon };
      await crew.service.as(recruiter).put(`/api/calls/${call?.id}`, set);
    };
    const day = await crew.job();
    const evening = await crew.job({ start_time: '19:30', end_time: '23:00' });
    const own = await crew.job({ event_date: '2035-06-13', start_time: '06:00', end_time: '12:00' }, day.recruiter);
    await setPlace(day.recruiter, day.job, 53.8, -1.55);
    await setPlace(evening.recruiter, evening.job, 52.48, -1.9);
    await crew.hire(day.recruiter, person, day.job);
    const offer = await crew.offer(evening.recruiter, evening.role, person);
    expect((await crew.see(person, offer)).warnings).toEqual([
      'Only 1 h 30 min of rest before your call at 19:30.',
      expect.stringMatching(/^About 2 h \d+ min apart, 1 h 30 min between\.$/),
    ]);
    const seen = await crew.see(evening.recruiter, offer);
    expect(seen.warnings).toEqual(['Tight']);
    const again = await crew.offer(day.recruiter, own.role, person);
    expect((await crew.see(day.recruiter, again)).warnings).toEqual([]);
    await crew.move(person, offer, 'accept');
    expect((await crew.see(day.recruiter, again)).warnings).toEqual(['Tight']);
  });

  it('says how a company keeps to its deadlines, and how soon a person answers [R382]', async () => {
    const { recruiter, role } = await crew.job({ positions: 6 });
    const people = await Promise.all(Array.from({ length: 6 }, () => crew.crew()));
    const offers: Offer[] = [];
    for (const person of people.slice(0, 5)) offers.push(await crew.pencil(recruiter, role, person));
    const [one, two, three, four, five] = offers;
    const [sixth] = people.slice(5);
    if (!one || !two || !three || !four || !five || !sixth) throw new Error('too few');
    for (const offer of [one, two]) await crew.move(recruiter, offer, 'confirm');
    for (const offer of [three, four]) await crew.move(recruiter, offer, 'release', {});
    const last = await crew.offer(recruiter, role, sixth);
    expect((await crew.see(sixth, last)).reliability).toBeNull();
    const set = `UPDATE bookings.deadlines SET due_at = now() - interval '1 second' WHERE subject_id = $1 AND kind = 'lapse'`;
    await crew.service.rows(set, [five.id]);
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await crew.see(sixth, last)).reliability).toBe('Confirms or releases on time: 80 %');
    expect((await crew.see(recruiter, last)).reliability).toBeNull();
    await crew.service.rows(
      `INSERT INTO bookings.offers (id, role_id, job_id, freelancer_id, recruiter_id, kind, state, call_ids, terms, terms_hash,
         answer_by, answered_at, created_at)
       SELECT gen_random_uuid(), role_id, job_id, freelancer_id, recruiter_id, kind, 'declined', call_ids, terms, terms_hash,
         now(), now() - interval '1 day' + n * interval '1 hour', now() - interval '1 day'
       FROM bookings.offers, generate_series(1, 5) n WHERE id = $1`,
      [last.id],
    );
    expect((await crew.see(recruiter, last)).reliability).toBe('Usually answers within 3 h');
  });
});
