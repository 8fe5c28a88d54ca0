import { type Booking, bookingsRoutes, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { bookingCancelled, type BookingCancelledPayload } from '@crewcall/contracts-bookings/dto';
import type { Application } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('cancelling a booking', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const cancel = (actor: TestActor, { id }: { id: string }, input: object) =>
    as(actor).put<Booking>(bookingsRoutes.cancelBooking(id), input);
  const putBack = (actor: TestActor, { id }: { id: string }) =>
    as(actor).put<Booking>(bookingsRoutes.putBackBooking(id));
  const terms = { basis: 'day', amount_pence: 58_400, mode: 'set', overtime_factor: 150 };

  /** Booked from eight to six, so many days from today and again later, on the ordinary terms. */
  async function booked(days: number, ...more: number[]) {
    const person = await crew.crew();
    const { recruiter, job, role } = await crew.job({ event_date: on(days) });
    await as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions: 1, terms });
    for (const later of more)
      await as(recruiter).post(`/api/jobs/${job.id}/calls`, {
        starts_on: on(later),
        starts_at: '08:00',
        ends_at: '18:00',
      });
    const offer = await crew.offer(recruiter, role, person);
    await crew.move(person, offer, 'accept');
    const { body } = await as(recruiter).get<Booking[]>('/api/bookings?side=recruiter');
    const [booking] = body;
    if (!booking) throw new Error('There is no booking');
    return { person, recruiter, job, role, booking };
  }
  const applicationOf = async (actor: TestActor, { application_id }: Booking): Promise<Application> =>
    (await as(actor).get<Application>(`/api/applications/${application_id}`)).body;
  const toldOf = async ({ id }: Booking): Promise<BookingCancelledPayload[]> =>
    (await crew.service.outbox(bookingCancelled, id)).map(({ payload }) => payload);

  it('by the company is done at once: reason, fee by the agreed terms, time and position free [R384] [R383]', async () => {
    const { person, recruiter, job, booking } = await booked(2);
    const { status, body } = await cancel(recruiter, booking, { reason: ' The client called it off. ' });
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'cancelled',
        cancellations: [
          {
            by: 'company',
            is_whole: true,
            reason: 'The client called it off.',
            words: 'Under 3 days’ notice: 100 %, £584.00',
            fee_pence: 58_400,
          },
        ],
      },
    ]);
    expect((await as(person).get<Booking>(`/api/bookings/${booking.id}`)).body.cancellations).toEqual(
      body.cancellations,
    );
    expect((await applicationOf(person, booking)).status).toBe('rejected');
    expect((await as(person).get<{ items: unknown[] }>(`/api/calendar?from=${on(0)}&to=${on(9)}`)).body.items).toEqual(
      [],
    );
    const [role] = (await as(person).get<{ filled: number }[]>(`/api/jobs/${job.id}/roles`)).body;
    expect(role?.filled).toBe(0);
    const [told, ...others] = await toldOf(booking);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ by: 'company', is_whole: true, percent: 100, fee_pence: 58_400 });
    expect(JSON.stringify(told)).not.toContain('called it off');
  });

  it('costs by how long before the first call it is told [R383]', async () => {
    const [half, nothing] = [await booked(5), await booked(9)];
    expect((await cancel(half.recruiter, half.booking, { reason: 'Off.' })).body.cancellations).toMatchObject([
      { words: '3 to 7 days’ notice: 50 %, £292.00', fee_pence: 29_200 },
    ]);
    expect((await cancel(nothing.recruiter, nothing.booking, { reason: 'Off.' })).body.cancellations).toMatchObject([
      { words: '7 days’ notice or more: nothing', fee_pence: 0 },
    ]);
  });

  it('may be of one call alone; the rest stands [R384]', async () => {
    const { person, recruiter, booking } = await booked(5, 8);
    const [first, second] = booking.calls;
    const { status, body } = await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    expect([status, body]).toMatchObject([
      200,
      { state: 'confirmed', cancellations: [{ is_whole: false, call_ids: [second?.id], fee_pence: 0 }] },
    ]);
    const { items } = (
      await as(person).get<{ items: { starts_on: string }[] }>(`/api/calendar?from=${on(0)}&to=${on(9)}`)
    ).body;
    expect(items.map(({ starts_on }) => starts_on)).toEqual([on(5)]);
    expectError(await cancel(recruiter, booking, { reason: 'Again.', call_ids: [second?.id] }), 400);
    const rest = await cancel(recruiter, booking, { reason: 'All of it.', call_ids: [first?.id] });
    expect(rest.body.state).toBe('cancelled');
  });

  it('of several calls at once is one cancelling, told once, at the notice of the first of them [R384]', async () => {
    const { recruiter, booking } = await booked(2, 5, 9);
    const { status, body } = await cancel(recruiter, booking, {
      reason: 'Two days less.',
      call_ids: booking.calls.slice(0, 2).map(({ id }) => id),
    });
    expect([status, body]).toMatchObject([
      200,
      {
        state: 'confirmed',
        cancellations: [{ words: 'Under 3 days’ notice: 100 %, £1,168.00', fee_pence: 116_800, is_whole: false }],
      },
    ]);
    expect(body.cancellations).toHaveLength(1);
    const told = await toldOf(booking);
    expect(told.map(({ calls: some }) => some.length)).toEqual([2]);
  });

  it('step by step is put back step by step, the last first [R386]', async () => {
    const { person, recruiter, booking } = await booked(2, 5);
    const calendar = async (): Promise<string[]> => {
      const { body } = await as(person).get<{ items: { starts_on: string }[] }>(
        `/api/calendar?from=${on(0)}&to=${on(9)}`,
      );
      return body.items.map(({ starts_on }) => starts_on);
    };
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [booking.calls[0]?.id] });
    const all = await cancel(recruiter, booking, { reason: 'All of it.' });
    expect(all.body.cancellations).toMatchObject([
      { is_whole: true, put_back_until: expect.any(String) as string },
      { is_whole: false, put_back_until: null },
    ]);
    expect((await putBack(recruiter, booking)).body).toMatchObject({
      state: 'confirmed',
      cancellations: [{ put_back_until: null }, { put_back_until: expect.any(String) as string }],
    });
    expect(await calendar()).toEqual([on(5)]);
    expect((await putBack(recruiter, booking)).status).toBe(200);
    expect(await calendar()).toEqual([on(2), on(5)]);
    expectError(await putBack(recruiter, booking), 409);

    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [booking.calls[0]?.id] });
    await cancel(person, booking, { kind: 'ill' });
    expectError(await putBack(recruiter, booking), 409);
  });

  it('by the crew member needs a kind of reason and costs them nothing [R385]', async () => {
    const { person, recruiter, booking } = await booked(1);
    expectError(await cancel(person, booking, { reason: 'I am ill.' }), 400);
    const { body } = await cancel(person, booking, { kind: 'travel', reason: 'The ferry is off.' });
    expect(body).toMatchObject({
      state: 'cancelled',
      cancellations: [
        { by: 'crew', kind: 'travel', reason: 'Travel: The ferry is off.', words: null, fee_pence: null },
      ],
    });
    expect(await toldOf(booking)).toMatchObject([{ by: 'crew', is_whole: true, reserves: 0 }]);
    expectError(await putBack(recruiter, booking), 409);
  });

  it('is put back within ten minutes by the company, with all that it was [R386]', async () => {
    const { person, recruiter, job, booking } = await booked(2);
    await cancel(recruiter, booking, { reason: 'By mistake.' });
    const { status, body } = await putBack(recruiter, booking);
    expect([status, body]).toMatchObject([200, { state: 'confirmed', cancelled_at: null }]);
    expect(body.cancellations).toMatchObject([{ put_back_until: null, put_back_at: expect.any(String) as string }]);
    expect((await applicationOf(person, booking)).status).toBe('hired');
    const [role] = (await as(person).get<{ filled: number }[]>(`/api/jobs/${job.id}/roles`)).body;
    expect(role?.filled).toBe(1);
    expectError(await putBack(recruiter, booking), 409);
    const rival = await crew.job({ event_date: on(2) });
    expectError(await crew.hire(rival.recruiter, person, rival.job), 409);
  });

  it('is not put back after ten minutes, nor over another booking, nor over a filled position [R386]', async () => {
    const late = await booked(2);
    await cancel(late.recruiter, late.booking, { reason: 'Off.' });
    await crew.service.rows(`UPDATE bookings.cancellations SET cancelled_at = cancelled_at - interval '10 minutes'
      WHERE booking_id = '${late.booking.id}'`);
    expectError(await putBack(late.recruiter, late.booking), 409);

    const taken = await booked(2);
    await cancel(taken.recruiter, taken.booking, { reason: 'Off.' });
    const rival = await crew.job({ event_date: on(2) });
    expect((await crew.hire(rival.recruiter, taken.person, rival.job)).status).toBe(200);
    const clash = await putBack(taken.recruiter, taken.booking);
    expect([clash.status, clash.body]).toMatchObject([409, { code: 'NOT_FREE' }]);
    expect(JSON.stringify(clash.body)).not.toContain(rival.job.title);

    const filled = await booked(2);
    await cancel(filled.recruiter, filled.booking, { reason: 'Off.' });
    const other = await crew.crew();
    await crew.move(other, await crew.offer(filled.recruiter, filled.role, other), 'accept');
    const full = await putBack(filled.recruiter, filled.booking);
    expect([full.status, full.body]).toMatchObject([409, { code: 'SLOT_FILLED' }]);
  });

  it('is for its two parties alone, and not for a call that has begun', async () => {
    const { person, recruiter, booking } = await booked(2);
    for (const stranger of [aRecruiter(), await crew.crew()])
      expectError(await cancel(stranger, booking, { reason: 'Off.', kind: 'ill' }), 404);
    expectError(await putBack(aRecruiter(), booking), 404);
    for (const reason of ['', ' ', 'x'.repeat(301), 5]) expectError(await cancel(recruiter, booking, { reason }), 400);
    await crew.service.rows(
      `UPDATE bookings.commitments SET during = tstzrange(now() - interval '1 hour', now() + interval '9 hours')
       WHERE booking_id = $1`,
      [booking.id],
    );
    expectError(await cancel(recruiter, booking, { reason: 'Off.' }), 409);
    expectError(await cancel(person, booking, { kind: 'ill' }), 409);
    expectError(await cancel(recruiter, { id: 'nothing' }, { reason: 'Off.' }), 404);
  });

  it('by both at once happens once [R384] [R385]', async () => {
    const { person, recruiter, booking } = await booked(2);
    const answers = await Promise.all([
      cancel(recruiter, booking, { reason: 'Off.' }),
      cancel(person, booking, { kind: 'ill' }),
      cancel(recruiter, booking, { reason: 'Off.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await toldOf(booking)).toHaveLength(1);
  });
});
