import { moderationDecided, type ModerationDecidedPayload } from '@crewcall/contracts-admin/dto';
import {
  type Booking,
  callSheetRoutes,
  rescueRoutes,
  bookingsRoutes,
  type NoShow,
  type Rescue,
  type RoleRescue,
} from '@crewcall/contracts-bookings';
import { attendanceTold, noShowDisputed, noShowWithdrawn, offerEnded } from '@crewcall/contracts-bookings/dto';
import type { Application, Job } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { anAdmin } from './marketplace.js';

describe('a company that says a person did not come', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  /** It is so many minutes after eight in the morning of the call from here on. */
  function isAt(minutes: number): Date {
    const at = new Date(Date.parse(`${sheetDay}T08:00:00Z`) + minutes * 60_000);
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(at));
    return at;
  }
  const hours = (count: number): number => count * 60;
  const days = (count: number): number => count * 1440;
  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const [mine] = (await sheets.as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!mine) throw new Error('There is no booking');
    return mine;
  };
  const read = async (actor: TestActor, { id }: { id: string }) =>
    (await sheets.as(actor).get<Booking>(`/api/bookings/${id}`)).body;
  const claim = (actor: TestActor, { id }: { id: string }, input: object) =>
    sheets.as(actor).put<Booking>(bookingsRoutes.noShow(id), input);
  const object = (actor: TestActor, { id }: { id: string }, input: object = {}) =>
    sheets.as(actor).put<Booking>(bookingsRoutes.objectToNoShow(id), input);
  const readDispute = ({ id }: { id: string }) => sheets.as(anAdmin()).get<NoShow>(bookingsRoutes.noShow(id));
  const settle = (id: string, decision: ModerationDecidedPayload['decision'], note: string | null = 'Two saw them.') =>
    crew.service.deliver(moderationDecided, {
      subjectId: newId(),
      payload: { case_id: newId(), decision, target: { kind: 'booking', id }, note },
    });
  const toldOf = async (callId: string) =>
    (await crew.service.outbox(attendanceTold, callId)).map(({ payload }) => payload);

  /** Two are booked on a call at eight; the first is claimed not to have come. */
  async function claimed() {
    const market = await sheets.booked();
    const booking = await bookingOf(market.first);
    isAt(20);
    const answer = await claim(market.recruiter, booking, { call_id: market.callId, note: 'No answer by phone.' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { ...market, booking };
  }

  it('does so from 15 minutes to 72 hours after the call; the person is told, and the slot can be covered [R388] [R390]', async () => {
    const { recruiter, callId, role, job, first, second } = await sheets.booked();
    const terms = { basis: 'day', amount_pence: 32_000, mode: 'set' };
    await sheets.as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions: 2, terms });
    const [booking, other] = [await bookingOf(first), await bookingOf(second)];
    const said = { call_id: callId, note: ' No answer by phone. ' };
    isAt(14);
    expect((await claim(recruiter, booking, said)).body).toMatchObject({ code: 'NOT_NOW' });
    const at = isAt(15);
    expectError(await claim(recruiter, booking, { call_id: newId() }), 400);
    expectError(await claim(recruiter, booking, { call_id: callId, note: 'x'.repeat(301) }), 400);
    const before = (await sheets.as(recruiter).get<Job>(`/api/jobs/${job.id}`)).body.positions_left;
    const { status, body } = await claim(recruiter, booking, said);
    const no_show = { call_id: callId, day: sheetDay, note: 'No answer by phone.', claimed_at: at.toISOString() };
    expect([status, body]).toMatchObject([200, { state: 'no_show', no_show }]);
    expect((await read(first, booking)).no_show).toEqual(body.no_show);
    expectError(await claim(recruiter, booking, said), 409);
    expectError(await sheets.as(recruiter).put(bookingsRoutes.cancelBooking(booking.id), { reason: 'x' }), 409);
    const legacy = `/api/applications/${booking.application_id}/cancel`;
    expectError(await sheets.as(recruiter).put(legacy, { reason: 'x' }), 409);
    expect((await sheets.as(recruiter).get<Job>(`/api/jobs/${job.id}`)).body.positions_left).toBe((before ?? 0) + 1);
    const application = await sheets.as(first).get<Application>(`/api/applications/${booking.application_id}`);
    expect(application.body.status).toBe('hired');
    const [told, ...more] = await toldOf(callId);
    expect(told).toMatchObject({ what: 'no_show', people: [{ id: first.id }], day: sheetDay, company: job.company });
    expect([more, JSON.stringify(told).includes('phone')]).toEqual([[], false]);
    const board = (await sheets.sheetOf(recruiter, callId)).desk?.receipts;
    expect(board?.map(({ user_id, is_no_show }) => [user_id, is_no_show])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    const cover = await sheets.as(recruiter).get<RoleRescue>(rescueRoutes.rescueOf(role.id));
    expect(cover.body).toMatchObject({ problem: null, left: { freelancer_id: first.id, words: 'Did not come' } });
    await sheets.as(recruiter).put(callSheetRoutes.attendanceOf(callId, second.id));
    expect((await claim(recruiter, other, said)).body).toMatchObject({ code: 'SET_ARRIVED' });
    const { callId: elsewhere, first: third, recruiter: rival } = await lateBooked();
    isAt(hours(72) + 1);
    expectError(await claim(rival, await bookingOf(third), { call_id: elsewhere }), 409);
  });

  /** Booked by another company, at the real time. */
  async function lateBooked() {
    jest.restoreAllMocks();
    return sheets.booked(['Anna']);
  }

  it('takes the later calls out of the booking, and leaves the one that was missed [R388]', async () => {
    const { recruiter, job, role } = await crew.job({ event_date: sheetDay });
    const next = { starts_on: sheetDay, starts_at: '20:00', ends_at: '23:00' };
    await sheets.as(recruiter).post(`/api/jobs/${job.id}/calls`, next);
    const person = await crew.crew();
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const booking = await bookingOf(person);
    isAt(30);
    await claim(recruiter, booking, { call_id: role.call_ids[0] });
    const taken = await crew.service.rows<{ call_id: string }>(
      `SELECT call_id FROM bookings.commitments WHERE booking_id = $1 AND state = 'confirmed'`,
      [booking.id],
    );
    expect(taken.map(({ call_id }) => call_id)).toEqual([role.call_ids[0]]);
  });

  it('hears an objection within seven days, which an administrator reads and settles for the person [R388]', async () => {
    const { recruiter, callId, first, second, booking } = await claimed();
    expectError(await object(second, booking), 404);
    expectError(await object(recruiter, booking), 403);
    isAt(days(7) + 19);
    const { status, body } = await object(first, booking, { words: ' I was at gate B. ' });
    expect([status, body]).toMatchObject([200, { state: 'disputed', no_show: { objection: 'I was at gate B.' } }]);
    expectError(await object(first, booking), 409);
    const [dispute, ...others] = await crew.service.outbox(noShowDisputed, booking.id);
    expect([dispute?.actor_id, others]).toEqual([first.id, []]);
    expect(dispute?.payload).toMatchObject({
      kind: 'booking',
      target_id: booking.id,
      person_id: recruiter.id,
      snapshot: expect.stringMatching(/^Monitor engineer, Monitor engineer\n/) as string,
    });
    expect(JSON.stringify(dispute?.payload)).not.toMatch(/gate B|by phone/);
    const words = { note: 'No answer by phone.', objection: 'I was at gate B.' };
    expect((await readDispute(booking)).body).toMatchObject(words);
    expectError(await readDispute({ id: newId() }), 404);
    await settle(booking.id, 'attended');
    const settled = { outcome: 'attended', reason: 'Two saw them.' };
    expect(await read(recruiter, booking)).toMatchObject({ state: 'done', no_show: settled });
    await settle(booking.id, 'no_show');
    expect((await read(first, booking)).state).toBe('done');
    expect((await toldOf(callId)).map(({ what, outcome }) => [what, outcome])).toEqual([
      ['no_show', undefined],
      ['objected', undefined],
      ['settled', 'attended'],
    ]);
    const { history } = await read(first, booking);
    expect(history.slice(-3).map(({ what, by }) => [what, by])).toEqual([
      ['no_show', 'company'],
      ['objected', 'crew'],
      ['settled_attended', 'system'],
    ]);
  });

  it('takes it back until it is settled; the person is told, and their position is theirs again [R388]', async () => {
    const { recruiter, callId, job, first, second, booking } = await claimed();
    const withdraw = (actor: TestActor) => sheets.as(actor).delete<Booking>(bookingsRoutes.noShow(booking.id));
    const openPlaces = async () => (await sheets.as(recruiter).get<Job>(`/api/jobs/${job.id}`)).body.positions_left;
    const before = await openPlaces();
    expectError(await withdraw(second), 403);
    await object(first, booking);
    const { status, body } = await withdraw(recruiter);
    const withdrawn_at = expect.any(String) as string;
    expect([status, body]).toMatchObject([200, { state: 'done', no_show: { withdrawn_at, outcome: null } }]);
    expect(await openPlaces()).toBe((before ?? 0) - 1);
    expectError(await withdraw(recruiter), 409);
    expectError(await claim(recruiter, booking, { call_id: callId }), 409);
    await settle(booking.id, 'no_show');
    expect(await read(first, booking)).toMatchObject({ state: 'done', no_show: { outcome: null } });
    expect((await toldOf(callId)).map(({ what }) => what)).toEqual(['no_show', 'objected', 'withdrawn']);
    expect(await crew.service.outbox(noShowWithdrawn, booking.id)).toHaveLength(1);
    expect((await read(first, booking)).history.at(-1)).toMatchObject({ what: 'no_show_withdrawn', by: 'company' });
    jest.restoreAllMocks();
    const other = await claimed();
    await object(other.first, other.booking);
    await settle(other.booking.id, 'attended');
    expectError(await sheets.as(other.recruiter).delete(bookingsRoutes.noShow(other.booking.id)), 409);
  });

  it('needs no cover any more once it is taken back [R388] [R391]', async () => {
    const { recruiter, role, booking } = await claimed();
    const positions = { name: role.name, positions: 2, terms: { basis: 'day', amount_pence: 32_000, mode: 'set' } };
    await sheets.as(recruiter).put(`/api/roles/${role.id}`, positions);
    const started = await sheets.as(recruiter).post<Rescue>(rescueRoutes.rescueOf(role.id), {});
    expect([started.status, started.body]).toMatchObject([201, { role_id: role.id }]);
    await sheets.as(recruiter).delete(bookingsRoutes.noShow(booking.id));
    const { body } = await sheets.as(recruiter).get<Rescue>(rescueRoutes.rescue(started.body.id));
    expect(body.state).toBe('stopped');
  });

  it.each(['taken back', 'settled'])(
    'fills the role again once it is %s: its pencils are the reserve, and no one is asked [R388] [R363]',
    async (how) => {
      const { recruiter, callId, role, job, first } = await sheets.booked();
      const [holding, asked] = [await crew.crew(), await crew.crew()];
      const pencil = await crew.pencil(recruiter, role, holding);
      const offer = await crew.offer(recruiter, role, asked);
      const booking = await bookingOf(first);
      isAt(20);
      await claim(recruiter, booking, { call_id: callId });
      const positions = { name: role.name, positions: 2, terms: { basis: 'day', amount_pence: 32_000, mode: 'set' } };
      await sheets.as(recruiter).put(`/api/roles/${role.id}`, positions);
      if (how === 'settled') await object(first, booking);
      if (how === 'settled') await settle(booking.id, 'attended');
      else await sheets.as(recruiter).delete(bookingsRoutes.noShow(booking.id));
      expect((await crew.see(holding, pencil)).state).toBe('reserve');
      const ended = (await crew.service.outbox(offerEnded, offer.id)).map(({ payload }) => payload.outcome);
      expect([(await crew.see(asked, offer)).state, ended]).toEqual(['withdrawn', ['filled']]);
      const { body } = await sheets.as(recruiter).get<Job>(`/api/jobs/${job.id}`);
      expect([body.positions_left, body.status]).toEqual([0, 'closed']);
    },
  );

  it('is settled for the company too, and cannot be objected to after seven days or twice [R388]', async () => {
    const one = await claimed();
    expectError(await readDispute(one.booking), 404);
    await object(one.first, one.booking);
    expect((await readDispute(one.booking)).body).toMatchObject({ objection: null });
    await settle(one.booking.id, 'dismissed');
    expect((await read(one.first, one.booking)).state).toBe('disputed');
    await settle(one.booking.id, 'no_show');
    expect((await read(one.first, one.booking)).state).toBe('no_show');
    expectError(await object(one.first, one.booking), 409);
    jest.restoreAllMocks();
    const late = await claimed();
    isAt(days(7) + 21);
    expect((await object(late.first, late.booking)).body).toMatchObject({ code: 'OBJECT_LATE' });
  });
});
