import { type Booking, bookingsRoutes, type Offer } from '@crewcall/contracts-bookings';
import { bookingConfirmed, offerEnded, pencilMoved } from '@crewcall/contracts-bookings/dto';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { cancelling, on } from './cancelling.js';
import { coversOf } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('a booking that was cancelled in error', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const as = (actor: TestActor) => crew.service.as(actor);
  const { booked, cancel, putBack, applicationOf } = cancelling(() => crew);

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
    const [, later] = booking.calls;
    const confirmed = async () =>
      (await crew.service.outbox(bookingConfirmed, booking.id)).map(({ payload }) => payload.calls.map(({ id }) => id));
    expect((await confirmed()).at(-1)).toEqual([later?.id]);
    expect((await putBack(recruiter, booking)).status).toBe(200);
    expect((await confirmed()).at(-1)).toEqual(booking.calls.map(({ id }) => id));
    expect(await calendar()).toEqual([on(2), on(5)]);
    expectError(await putBack(recruiter, booking), 409);

    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [booking.calls[0]?.id] });
    await cancel(person, booking, { kind: 'ill' });
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

  it('leaves the person free to be asked again after the ten minutes, in a new offer [R386]', async () => {
    const { person, recruiter, role, booking } = await booked(2);
    const seen = async () => (await as(recruiter).get<Offer[]>(`/api/offers?side=recruiter&role_id=${role.id}`)).body;
    expect(await seen()).toMatchObject([{ state: 'confirmed', booking_state: 'confirmed' }]);
    expect((await crew.tryOffer(recruiter, role, person)).status).toBe(409);
    await cancel(recruiter, booking, { reason: 'Off.' });
    await crew.service.rows(
      `UPDATE bookings.cancellations SET cancelled_at = cancelled_at - interval '11 minutes' WHERE booking_id = $1`,
      [booking.id],
    );
    expect(await seen()).toMatchObject([{ state: 'confirmed', booking_state: 'cancelled' }]);
    await crew.service.rows('UPDATE applications SET invited_at = NULL WHERE id = $1', [booking.application_id]);
    const again = await crew.offer(recruiter, role, person);
    // They had applied by themselves, and that stays.
    const invited = await crew.service.rows('SELECT invited_at FROM applications WHERE id = $1', [
      again.application_id,
    ]);
    expect(invited).toEqual([{ invited_at: null }]);
    expect(again.application_id).toBe(booking.application_id);
    expect(await applicationOf(person, booking)).toMatchObject({
      status: 'shortlisted',
      cancelled_at: null,
      rejection_message: null,
    });
    const [asked] = (await crew.service.outbox(applicationStatusChanged, again.application_id ?? '')).slice(-1);
    expect(asked?.payload).toMatchObject({ from: 'rejected', to: 'shortlisted', by_offer: true });
    expect((await crew.move(person, again, 'accept')).body).toMatchObject({
      state: 'confirmed',
      booking_state: 'confirmed',
    });
    expect((await applicationOf(person, booking)).status).toBe('hired');
    expectError(await putBack(recruiter, booking), 409);
    const without = await booked(2);
    await cancel(without.person, without.booking, { kind: 'ill' });
    expect((await crew.tryOffer(without.recruiter, without.role, without.person)).status).toBe(201);
  });

  it('is not put back for who was asked anew since, and withdrew [R386]', async () => {
    const { person, recruiter, role, booking } = await booked(2);
    await cancel(recruiter, booking, { reason: 'Off.' });
    await crew.offer(recruiter, role, person);
    expect((await as(person).delete(`/api/applications/${booking.application_id}`)).status).toBeLessThan(300);
    expectError(await putBack(recruiter, booking), 409);
  });

  it('ends what the person held meanwhile on that time, as a confirm does [R386] [R368]', async () => {
    const { person, recruiter, booking } = await booked(2, 5);
    const [rival, other, later] = [
      await crew.job({ event_date: on(2) }),
      await crew.job({ event_date: on(2) }),
      await crew.job({ event_date: on(5) }),
    ];
    await cancel(recruiter, booking, { reason: 'By mistake.' });
    const pencil = await crew.pencil(rival.recruiter, rival.role, person);
    const asked = await crew.offer(other.recruiter, other.role, person);
    const apart = await crew.pencil(later.recruiter, later.role, person);
    expect((await putBack(recruiter, booking)).status).toBe(200);
    const states = async () =>
      (await Promise.all([pencil, apart].map((one) => crew.see(person, one)))).map(({ state }) => state);
    expect(await states()).toEqual(['lapsed', 'lapsed']);
    const [told] = await crew.service.outbox(offerEnded, pencil.id);
    expect(told?.payload).toMatchObject({ outcome: 'not_free', by: 'system' });
    expect((await crew.see(person, asked)).clashes).toBe(true);
  });

  it('of one call ends what is held on that call alone [R386] [R368]', async () => {
    const { person, recruiter, booking } = await booked(2, 5);
    const [first, second] = booking.calls;
    const [near, far] = [await crew.job({ event_date: on(2) }), await crew.job({ event_date: on(5) })];
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    await cancel(recruiter, booking, { reason: 'All of it.', call_ids: [first?.id] });
    const [on2, on5] = [
      await crew.pencil(near.recruiter, near.role, person),
      await crew.pencil(far.recruiter, far.role, person),
    ];
    expect((await putBack(recruiter, booking)).status).toBe(200);
    expect((await crew.see(person, on2)).state).toBe('lapsed');
    expect((await crew.see(person, on5)).state).toBe('held');
    expect((await putBack(recruiter, booking)).status).toBe(200);
    expect((await crew.see(person, on5)).state).toBe('lapsed');
  });

  it('fills its slot again: its pencils are the reserve, and no one is asked any more [R386] [R363]', async () => {
    const { recruiter, role, booking } = await booked(2);
    await cancel(recruiter, booking, { reason: 'By mistake.' });
    const [holding, asked] = [await crew.crew(), await crew.crew()];
    const pencil = await crew.pencil(recruiter, role, holding);
    const offer = await crew.offer(recruiter, role, asked);
    expect((await putBack(recruiter, booking)).status).toBe(200);
    expect((await crew.see(holding, pencil)).state).toBe('reserve');
    const ended = (await crew.service.outbox(offerEnded, offer.id)).map(({ payload }) => payload.outcome);
    expect([(await crew.see(asked, offer)).state, ended]).toEqual(['withdrawn', ['filled']]);
  });

  it('needs no cover any more: who is asked hears that it is covered [R386] [R394]', async () => {
    const covers = coversOf(crew);
    const { recruiter, role, booking } = await covers.fellFree({ byCompany: true });
    const ana = await covers.near('Ana', 6);
    const rescue = await covers.start(recruiter, role.id);
    const offer = await covers.offerOf(ana);
    expect(offer?.state).toBe('open');
    expect((await putBack(recruiter, booking as Booking)).status).toBe(200);
    expect((await covers.offerOf(ana))?.state).toBe('withdrawn');
    const [told] = await crew.service.outbox(offerEnded, offer?.id ?? '');
    expect(told?.payload).toMatchObject({ outcome: 'covered' });
    expect((await covers.see(recruiter, rescue)).state).toBe('filled');
  });

  it('moves no rank of a role that has a place left [R386]', async () => {
    const { recruiter, role, booking } = await booked(2);
    const more = { name: role.name, positions: 2, terms: role.terms };
    await as(recruiter).put(`/api/roles/${role.id}`, more);
    await cancel(recruiter, booking, { reason: 'By mistake.' });
    const pencil = await crew.pencil(recruiter, role, await crew.crew());
    const moves = async () => (await crew.service.outbox(pencilMoved, pencil.id)).length;
    const before = await moves();
    expect((await putBack(recruiter, booking)).status).toBe(200);
    expect((await crew.see(recruiter, pencil)).slot).toMatchObject({ rank: 1, of: 1 });
    expect(await moves()).toBe(before);
  });

  it('is not put back onto a call that its role works no more [R386]', async () => {
    const { recruiter, role, booking } = await booked(2, 5);
    const [first, second] = booking.calls;
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    const { name, positions, terms } = role;
    const less = { name, positions, terms, call_ids: [first?.id] };
    expect((await as(recruiter).put(`/api/roles/${role.id}`, less)).status).toBe(200);
    const refused = await putBack(recruiter, booking);
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'CALL_NOT_FOUND' }]);
  });

  it('is not put back onto a call that was removed since [R386]', async () => {
    const { recruiter, booking } = await booked(2, 5);
    const [, second] = booking.calls;
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    expect((await as(recruiter).delete(`/api/calls/${second?.id}`)).status).toBeLessThan(300);
    const refused = await putBack(recruiter, booking);
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'CALL_NOT_FOUND' }]);
    const { body } = await as(recruiter).get<Booking>(bookingsRoutes.booking(booking.id));
    expect(body.state).toBe('confirmed');
  });

  it('is not put back by a call into one that is a no-show by now [R386]', async () => {
    const { recruiter, booking } = await booked(2, 5);
    const [first, second] = booking.calls;
    const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(`${on(2)}T08:20:00Z`));
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    const { body } = await as(recruiter).put<Booking>(bookingsRoutes.noShow(booking.id), { call_id: first?.id });
    expect([body.state, body.cancellations]).toMatchObject(['no_show', [{ put_back_until: null }]]);
    expectError(await putBack(recruiter, booking), 409);
    clock.mockRestore();
    const taken = `SELECT call_id FROM bookings.commitments WHERE booking_id = $1 AND state = 'confirmed'`;
    expect(await crew.service.rows(taken, [booking.id])).toEqual([{ call_id: first?.id }]);
  });
});
