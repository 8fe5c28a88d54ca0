import { type Booking, bookingsRoutes, type Call, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { bookingCancelled } from '@crewcall/contracts-bookings/dto';
import type { Application, Job } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);
const underWay = [409, { code: 'NOT_POSSIBLE_NOW', error: 'That is not possible any more: under way.' }];

describe('a call that people are booked on', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const as = (actor: TestActor) => crew.service.as(actor);
  const remove = (actor: TestActor, callId = '') => as(actor).delete(`/api/calls/${callId}?reason=Rain`);
  const read = async (actor: TestActor, { id }: Booking) => (await as(actor).get<Booking>(`/api/bookings/${id}`)).body;

  /** Of one person, on two calls. */
  async function booked() {
    const person = await crew.crew();
    const { recruiter, job, role } = await crew.job({ event_date: on(2) });
    const wall = { starts_on: on(5), starts_at: '08:00', ends_at: '18:00' };
    const { body: next } = await as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, wall);
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const [booking] = (await as(recruiter).get<Booking[]>('/api/bookings?side=recruiter')).body;
    if (!booking) throw new Error('There is no booking');
    return { person, recruiter, job, role, booking, callId: role.call_ids[0] ?? '', nextId: next.id };
  }
  const takenOf = async ({ id }: Booking): Promise<string[]> => {
    const rows = await crew.service.rows<{ call_id: string }>(
      `SELECT call_id FROM bookings.commitments WHERE booking_id = $1 AND state = 'confirmed' ORDER BY lower(during)`,
      [id],
    );
    return rows.map(({ call_id }) => call_id);
  };
  /** It is an hour into the first call from here on. */
  const begin = () =>
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${on(2)}T09:00:00Z`));

  it('is not removed once it has begun, and the calls ahead still are [R343]', async () => {
    const { recruiter, booking, callId, nextId } = await booked();
    begin();
    const { status, body } = await remove(recruiter, callId);
    expect([status, body]).toMatchObject(underWay);
    expect(await takenOf(booking)).toEqual([callId, nextId]);
    expect((await remove(recruiter, nextId)).status).toBe(204);
    expect(await takenOf(booking)).toEqual([callId]);
    expect((await read(recruiter, booking)).state).toBe('confirmed');
  });

  it('is removed after it began where it is the call of no booking', async () => {
    const { recruiter, booking, callId, nextId } = await booked();
    const cancel = { reason: 'One day less.', call_ids: [callId] };
    expect((await as(recruiter).put(bookingsRoutes.cancelBooking(booking.id), cancel)).status).toBe(200);
    begin();
    expect((await remove(recruiter, callId)).status).toBe(204);
    expect(await takenOf(booking)).toEqual([nextId]);
  });

  it('ends a booking that it is the last call of: the position is open, and both sides read it [R343] [R384]', async () => {
    const { person, recruiter, job, role, booking, callId, nextId } = await booked();
    const cancel = { reason: 'One day less.', call_ids: [nextId] };
    await as(recruiter).put(bookingsRoutes.cancelBooking(booking.id), cancel);
    const placesLeft = async () => (await as(recruiter).get<Job>(`/api/jobs/${job.id}`)).body.positions_left ?? 0;
    const before = await placesLeft();
    expect((await remove(recruiter, callId)).status).toBe(204);
    expect(await placesLeft()).toBe(before + 1);
    const mine = await read(person, booking);
    expect(mine).toMatchObject({ state: 'cancelled', cancellations: [{ is_whole: true, reason: 'Rain' }, {}] });
    const application = await as(person).get<Application>(`/api/applications/${booking.application_id}`);
    expect(application.body).toMatchObject({ status: 'rejected', rejection_message: 'Rain' });
    const told = (await crew.service.outbox(bookingCancelled, booking.id)).map(({ payload }) => payload);
    expect(told.at(-1)).toMatchObject({ by: 'company', is_whole: true, calls: [{ id: callId }] });
    const filled = await crew.service.rows('SELECT filled FROM bookings.roles WHERE id = $1', [role.id]);
    expect([filled, await takenOf(booking)]).toEqual([[{ filled: 0 }], []]);
  });

  it('that has begun keeps its booking by the application too [R384]', async () => {
    const { recruiter, booking, callId, nextId } = await booked();
    begin();
    const path = `/api/applications/${booking.application_id}/cancel`;
    const { status, body } = await as(recruiter).put(path, { reason: 'Rain' });
    expect([status, body]).toMatchObject(underWay);
    expect(await takenOf(booking)).toEqual([callId, nextId]);
    expect((await read(recruiter, booking)).state).toBe('confirmed');
  });
});
