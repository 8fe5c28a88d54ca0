import type { Booking } from '@crewcall/contracts-bookings';
import type { TestActor } from '@crewcall/testing-node';
import { cancelling, on } from './cancelling.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

describe('cancelling a booking', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const { booked, cancel, putBack, applicationOf, toldOf } = cancelling(() => crew);

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
    expect(booking.estimate?.total_pence).toBe(116_800);
    const { status, body } = await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    expect([status, body]).toMatchObject([
      200,
      { state: 'confirmed', cancellations: [{ is_whole: false, call_ids: [second?.id], fee_pence: 0 }] },
    ]);
    const { items } = (
      await as(person).get<{ items: { starts_on: string }[] }>(`/api/calendar?from=${on(0)}&to=${on(9)}`)
    ).body;
    expect(items.map(({ starts_on }) => starts_on)).toEqual([on(5)]);
    const elsewhere = await crew.job({ event_date: on(8), start_time: '18:30', end_time: '20:00' });
    await crew.hire(elsewhere.recruiter, person, elsewhere.job);
    const { body: rested } = await as(person).get<Booking>(`/api/bookings/${booking.id}`);
    expect([rested.estimate?.total_pence, rested.warnings]).toEqual([58_400, []]);
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
