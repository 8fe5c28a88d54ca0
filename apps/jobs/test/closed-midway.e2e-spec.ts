import { ConfirmService } from '@crewcall/bookings-domain';
import { type Booking, bookingsRoutes, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { bookingCancelled } from '@crewcall/contracts-bookings/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import { Clock } from '@crewcall/jobs-domain';
import { eventually, type TestActor } from '@crewcall/testing-node';
import { CloseAccountService } from '../src/applications/close-account.service.js';
import { CrewMarket } from './crew-market.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('an account that is closed while a booking is under way', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const leaves = ({ id, role }: TestActor): Promise<unknown> =>
    crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });
  const readBy = async (actor: TestActor, bookingId: string): Promise<Booking> =>
    (await crew.service.as(actor).get<Booking>(`/api/bookings/${bookingId}`)).body;
  const stateOf = async (bookingId: string) => {
    const [row] = await crew.service.rows<{ state: string; taken: number; filled: number }>(
      `SELECT b.state, r.filled, (SELECT count(*)::integer FROM bookings.commitments m
         WHERE m.booking_id = b.id AND m.state = 'confirmed') AS taken
       FROM bookings.bookings b JOIN bookings.roles r ON r.id = b.role_id WHERE b.id = $1`,
      [bookingId],
    );
    return row;
  };

  /** On two calls, the first of them in two days. */
  async function bookedTwice() {
    const person = await crew.crew();
    const { recruiter, job, role } = await crew.job({ event_date: on(2) });
    const wall = { starts_on: on(5), starts_at: '08:00', ends_at: '18:00' };
    const { body: next } = await crew.service.as(recruiter).post<{ id: string }>(`/api/jobs/${job.id}/calls`, wall);
    await crew.hire(recruiter, person, job);
    const [booking] = (await crew.service.as(person).get<Booking[]>('/api/bookings?side=freelancer')).body;
    return { person, recruiter, callId: role.call_ids[0] ?? '', nextId: next.id, bookingId: booking?.id ?? '' };
  }
  const isDay = (days: number) =>
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${on(days)}T12:00:00Z`));
  const isSomebodyWaiting = async (): Promise<boolean> => {
    const blocked = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))';
    return (await crew.service.rows(blocked)).length > 0;
  };
  const toldOf = async (bookingId: string) =>
    (await crew.service.outbox(bookingCancelled, bookingId)).map(({ payload }) => payload);

  it('leaves it as it is where the calls ahead were cancelled before [R532] [R533]', async () => {
    const { person, recruiter, nextId, bookingId } = await bookedTwice();
    const cancel = { reason: 'One day less.', call_ids: [nextId] };
    await crew.service.as(recruiter).put(bookingsRoutes.cancelBooking(bookingId), cancel);
    isDay(3);
    await leaves(person);
    await leaves(recruiter);
    expect(await stateOf(bookingId)).toEqual({ state: 'confirmed', taken: 1, filled: 1 });
    expect(await toldOf(bookingId)).toHaveLength(1);
  });

  it('of crew takes the days ahead alone out of it, and tells the company once [R532]', async () => {
    const { person, recruiter, nextId, bookingId } = await bookedTwice();
    isDay(3);
    await leaves(person);
    await leaves(person);
    expect(await stateOf(bookingId)).toEqual({ state: 'confirmed', taken: 1, filled: 1 });
    const { cancellations, history } = await readBy(recruiter, bookingId);
    expect(cancellations).toMatchObject([
      { by: 'crew', kind: 'account_closed', reason: 'Account closed', is_whole: false, call_ids: [nextId] },
    ]);
    expect(history.at(-1)).toMatchObject({ what: 'call_cancelled', by: 'crew' });
    const told = { by: 'crew', reason_kind: 'account_closed', is_whole: false, reserves: 0, calls: [{ id: nextId }] };
    expect(await toldOf(bookingId)).toMatchObject([told]);
  });

  it('of a company takes the days ahead alone out of it, and tells the person [R533]', async () => {
    const { person, recruiter, callId, nextId, bookingId } = await bookedTwice();
    isDay(3);
    await leaves(recruiter);
    const { state, cancellations } = await readBy(person, bookingId);
    expect([state, cancellations]).toMatchObject([
      'confirmed',
      [{ by: 'company', kind: 'account_closed', is_whole: false, call_ids: [nextId] }],
    ]);
    expect(await toldOf(bookingId)).toMatchObject([
      { by: 'company', reason_kind: 'account_closed', is_whole: false, calls: [{ id: nextId }], percent: 100 },
    ]);
    const taken = await crew.service.rows(
      `SELECT call_id FROM bookings.commitments WHERE booking_id = $1 AND state = 'confirmed'`,
      [bookingId],
    );
    expect(taken).toEqual([{ call_id: callId }]);
  });

  it.each(['a pencil is confirmed', 'an applicant is hired'])(
    'cancels what is booked as it goes: %s [R532]',
    async (of) => {
      const person = await crew.crew();
      const { recruiter, job, role } = await crew.job({ event_date: on(10) });
      const pencil = of === 'a pencil is confirmed' ? await crew.pencil(recruiter, role, person) : null;
      const application = pencil ? null : await crew.market.apply(person, job);
      const confirming = crew.service.get(ConfirmService);
      const confirm = confirming.confirm.bind(confirming);
      let begin = (): void => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let isGone = false;
      jest.spyOn(confirming, 'confirm').mockImplementationOnce(async (...about) => {
        begin();
        await eventually(async () => isGone || (await isSomebodyWaiting()));
        return confirm(...about);
      });
      const company = crew.service.as(recruiter);
      const booking = pencil
        ? crew.move(recruiter, pencil, 'confirm')
        : company.put(`/api/applications/${application?.id ?? ''}/accept`);
      await begun;
      const leaving = leaves(person).then(() => (isGone = true));
      expect((await booking).status).toBe(200);
      await leaving;
      const [{ id = '', state } = {}] = (await company.get<Booking[]>('/api/bookings?side=recruiter')).body;
      expect([state, await toldOf(id)]).toMatchObject(['cancelled', [{ by: 'crew', reason_kind: 'account_closed' }]]);
    },
  );

  it('is hired no more once its bookings are ended, while its applications still stand [R532]', async () => {
    const person = await crew.crew();
    const { recruiter, job } = await crew.job({ event_date: on(10) });
    const application = await crew.market.apply(person, job);
    await crew.service.get(CloseAccountService).closeAccount(person.id);
    const { status, body } = await crew.service.as(recruiter).put(`/api/applications/${application.id}/accept`);
    expect([status, body]).toMatchObject([404, { code: 'PERSON_NOT_FOUND' }]);
    expect((await crew.service.as(recruiter).get('/api/bookings?side=recruiter')).body).toEqual([]);
  });
});
