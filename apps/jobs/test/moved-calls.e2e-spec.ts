import { DeadlineKeeper } from '@crewcall/bookings-domain';
import { type Booking, bookingsRoutes, type Call, callSheetRoutes, dayAfter } from '@crewcall/contracts-bookings';
import { attendanceTold, bookingRevised, callReminded } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { cancelling, on } from './cancelling.js';
import { CrewMarket } from './crew-market.js';

describe('a call that moved, for those who agreed to its time of before', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const { booked, cancel } = cancelling(() => crew);
  const isAt = (time: string) =>
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${sheetDay}T${time}:00Z`));
  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const [mine] = (await sheets.as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!mine) throw new Error('There is no booking');
    return mine;
  };
  /** Two are booked at eight in the morning, and the company wants another time. */
  async function moved(starts_at: string) {
    const market = await sheets.booked();
    expect((await sheets.moveCall(market.recruiter, market.callId, starts_at)).status).toBe(200);
    return market;
  }
  const claim = async (company: TestActor, person: TestActor, call_id: string) =>
    sheets.as(company).put(bookingsRoutes.noShow((await bookingOf(person)).id), { call_id });

  it('is missed by the time of before [R388]', async () => {
    const later = await moved('12:00');
    isAt('08:14');
    expect((await claim(later.recruiter, later.first, later.callId)).body).toMatchObject({ code: 'NOT_NOW' });
    isAt('08:15');
    expect((await claim(later.recruiter, later.first, later.callId)).status).toBe(200);
    jest.restoreAllMocks();
    const earlier = await moved('06:00');
    isAt('08:14');
    expect((await claim(earlier.recruiter, earlier.first, earlier.callId)).body).toMatchObject({ code: 'NOT_NOW' });
  });

  it('is come to and come late to by the time of before [R416] [R387]', async () => {
    const { recruiter, first, second, callId } = await moved('14:00');
    isAt('07:30');
    const late = { call_id: callId, minutes: 30 };
    expect((await sheets.as(first).put(callSheetRoutes.late((await bookingOf(first)).id), late)).status).toBe(200);
    expect((await sheets.stateOf(recruiter, callId, first))?.attendance.late?.expected_at).toBe(
      `${sheetDay}T08:30:00.000Z`,
    );
    expect((await sheets.stateOf(recruiter, callId, first))?.attendance.late?.minutes).toBe(30);
    expect((await bookingOf(first)).late).toMatchObject([{ call_id: callId, minutes: 30 }]);
    isAt('07:50');
    expect((await sheets.as(first).put(callSheetRoutes.attendance(callId), { what: 'arrived' })).status).toBe(204);
    expect((await sheets.as(recruiter).put(callSheetRoutes.attendanceOf(callId, second.id))).status).toBe(204);
  });

  it('begins at the time of before on their sheet, and on the company’s for each of them', async () => {
    const { recruiter, first, callId } = await moved('14:00');
    const eight = `${sheetDay}T08:00:00.000Z`;
    expect(await sheets.sheetOf(first, callId)).toMatchObject({ from: eight, is_time_to_follow: false });
    const receipts = (await sheets.sheetOf(recruiter, callId)).desk?.receipts ?? [];
    expect(receipts.map(({ from }) => from)).toEqual([eight, eight]);
    await sheets.as(first).put(bookingsRoutes.acceptRevision((await bookingOf(first)).id));
    expect((await sheets.sheetOf(first, callId)).from).toBe(`${sheetDay}T14:00:00.000Z`);
  });

  it('reminds each of them of the time that they agreed to [R411]', async () => {
    const { first, second, callId } = await moved('12:00');
    expect((await sheets.as(first).put(bookingsRoutes.acceptRevision((await bookingOf(first)).id))).status).toBe(200);
    const soonAt = async (time: string) => {
      isAt(time);
      await crew.service.get(DeadlineKeeper).keepAll();
      const told = (await crew.service.outbox(callReminded, callId)).map(({ payload }) => payload);
      return told.flatMap(({ what, call_time, people }) => (what === 'soon' ? [[call_time, people[0]?.id]] : []));
    };
    expect(await soonAt('06:01')).toEqual([['08:00', second.id]]);
    expect(await soonAt('10:01')).toEqual([
      ['08:00', second.id],
      ['12:00', first.id],
    ]);
  });

  it('has a sheet of hours of the day that was agreed, where its time was to follow', async () => {
    const untimed = { duration_type: 'days', days: 1, start_time: undefined, end_time: undefined };
    const { recruiter, job, role } = await crew.job({ event_date: sheetDay, ...untimed });
    await crew.hire(recruiter, await crew.crew(), job);
    const [callId = ''] = role.call_ids;
    const next = { starts_on: dayAfter(sheetDay), starts_at: '08:00', ends_at: '18:00' };
    expect((await sheets.as(recruiter).put(`/api/calls/${callId}`, next)).status).toBe(200);
    jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(`${dayAfter(sheetDay)}T20:00:00Z`));
    await crew.service.get(DeadlineKeeper).keepAll();
    const sheet = `SELECT is_time_to_follow, lower(planned)::date::text AS day,
      extract(epoch FROM upper(planned) - lower(planned))::integer / 3600 AS hours FROM bookings.timesheets WHERE call_id = $1`;
    expect(await crew.service.rows(sheet, [callId])).toEqual([{ is_time_to_follow: true, day: sheetDay, hours: 10 }]);
  });

  it('misses each of them at the time that they agreed to, once [R417]', async () => {
    const { recruiter, first, second, callId } = await moved('09:00');
    const accepted = await sheets.as(first).put(bookingsRoutes.acceptRevision((await bookingOf(first)).id));
    expect(accepted.status).toBe(200);
    const missingAt = async (time: string) => {
      isAt(time);
      await crew.service.get(DeadlineKeeper).keepAll();
      const told = (await crew.service.outbox(attendanceTold, callId)).map(({ payload }) => payload);
      const seen = (await sheets.sheetOf(recruiter, callId)).desk?.receipts ?? [];
      return {
        told: told.flatMap(({ people }) => people.map(({ id }) => id)),
        seen: seen.filter(({ attendance }) => attendance.is_missing).map(({ user_id }) => user_id),
      };
    };
    expect(await missingAt('08:09')).toEqual({ told: [], seen: [] });
    expect(await missingAt('08:10')).toEqual({ told: [second.id], seen: [second.id] });
    const both = await missingAt('09:10');
    expect(both.told).toEqual([second.id, first.id]);
    expect(both.seen.sort()).toEqual([first.id, second.id].sort());
  });

  it('is asked about no more once it is removed, while another that moved still is [R343]', async () => {
    const { recruiter, job } = await crew.job({ event_date: '2035-06-12' });
    for (const starts_on of ['2035-06-13', '2035-06-14'])
      await sheets.as(recruiter).post(`/api/jobs/${job.id}/calls`, { starts_on, starts_at: '08:00', ends_at: '18:00' });
    const person = await crew.crew();
    await crew.hire(recruiter, person, job);
    const [first, second] = (await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    const company = sheets.as(recruiter);
    const save = (call: Call | undefined, changes: object) =>
      company.put(`/api/calls/${call?.id}`, {
        starts_on: call?.starts_on,
        starts_at: '08:00',
        ends_at: '18:00',
        ...changes,
      });
    const remove = (call?: Call) => company.delete(`/api/calls/${call?.id}?reason=Rain`);
    const waits = async () => (await bookingOf(person)).revision?.changed;
    expect((await save(first, { starts_at: '10:00' })).status).toBe(200);
    expect((await save(second, { place: 'Gate 4' })).status).toBe(200);
    expect(await waits()).toEqual(['starts_at', 'place']);
    expect((await remove(first)).status).toBe(204);
    expect(await waits()).toEqual(['place']);
    expect((await remove(second)).status).toBe(204);
    expect(await waits()).toBeUndefined();
    const answered = await sheets.as(person).put(bookingsRoutes.acceptRevision((await bookingOf(person)).id));
    expect(answered.status).toBe(404);
  });

  it('is asked about no more once its role works it no more, and again once the booking is put back onto it [R343] [R386]', async () => {
    const { recruiter, job, role } = await crew.job({ event_date: '2035-06-12' });
    const company = sheets.as(recruiter);
    const wall = { starts_on: '2035-06-13', starts_at: '08:00', ends_at: '18:00' };
    const { body: second } = await company.post<Call>(`/api/jobs/${job.id}/calls`, wall);
    const person = await crew.crew();
    await crew.hire(recruiter, person, job);
    const waits = async () => (await bookingOf(person)).revision?.changed;
    const { name, positions, terms } = role;
    const works = (call_ids: string[]) =>
      company.put(`/api/roles/${role.id}`, { name, positions, terms, call_ids, reason: 'Rain' });
    await company.put(`/api/calls/${second.id}`, { ...wall, starts_at: '10:00' });
    expect(await waits()).toEqual(['starts_at']);
    expect((await works(role.call_ids)).status).toBe(200);
    expect(await waits()).toBeUndefined();
    const { id } = await bookingOf(person);
    expect((await sheets.as(person).put(bookingsRoutes.acceptRevision(id))).status).toBe(404);
    expect((await works([...role.call_ids, second.id])).status).toBe(200);
    expect((await company.put(bookingsRoutes.putBackBooking(id))).status).toBe(200);
    expect(await waits()).toEqual(['starts_at']);
    expect((await sheets.as(person).put(bookingsRoutes.acceptRevision(id))).status).toBe(200);
    expect((await bookingOf(person)).calls.at(-1)).toMatchObject({ starts_at: '10:00' });
  });

  it('is asked about no more once it is cancelled for the person alone, and again once it is put back [R384] [R386]', async () => {
    const { person, recruiter, booking } = await booked(20, 22);
    const [, second] = booking.calls;
    const company = sheets.as(recruiter);
    const waits = async () => (await bookingOf(person)).revision?.changed;
    await company.put(`/api/calls/${second?.id}`, { starts_on: on(22), starts_at: '10:00', ends_at: '18:00' });
    expect(await waits()).toEqual(['starts_at']);
    expect((await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] })).status).toBe(200);
    expect(await waits()).toBeUndefined();
    expect((await sheets.as(person).put(bookingsRoutes.acceptRevision(booking.id))).status).toBe(404);
    expect((await company.put(bookingsRoutes.putBackBooking(booking.id))).status).toBe(200);
    expect(await waits()).toEqual(['starts_at']);
  });

  it('is accepted whatever is on a day that was cancelled for them, and that stays [R341] [R384]', async () => {
    const { person, recruiter, booking } = await booked(20, 22);
    const [first, second] = booking.calls;
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [second?.id] });
    const [morning, evening] = [
      await crew.job({ event_date: on(22), start_time: '08:00', end_time: '12:00' }),
      await crew.job({ event_date: on(22), start_time: '13:00', end_time: '18:00' }),
    ];
    expect((await crew.hire(morning.recruiter, person, morning.job)).status).toBe(200);
    const pencil = await crew.pencil(evening.recruiter, evening.role, person);
    const later = { starts_on: on(20), starts_at: '10:00', ends_at: '18:00' };
    expect((await sheets.as(recruiter).put(`/api/calls/${first?.id}`, later)).status).toBe(200);
    expect((await sheets.as(person).put(bookingsRoutes.acceptRevision(booking.id))).status).toBe(200);
    expect((await crew.see(person, pencil)).state).toBe('held');
  });

  it('is no part of a change of another call once it is cancelled for them [R341] [R384]', async () => {
    const { person, recruiter, booking } = await booked(20, 22);
    const [first, second] = booking.calls;
    await cancel(recruiter, booking, { reason: 'One day less.', call_ids: [first?.id] });
    const moves = (call: Call | undefined, starts_on: string) =>
      sheets.as(recruiter).put(`/api/calls/${call?.id}`, { starts_on, starts_at: '10:00', ends_at: '18:00' });
    expect((await moves(second, on(22))).status).toBe(200);
    expect((await moves(first, on(20))).status).toBe(200);
    expect((await bookingOf(person)).revision?.calls.map(({ call_id }) => call_id)).toEqual([second?.id]);
    expect((await sheets.as(person).put(bookingsRoutes.acceptRevision(booking.id))).status).toBe(200);
    const told = (await crew.service.outbox(bookingRevised, booking.id)).map(({ payload }) => payload);
    expect(told.map(({ state, first_changed_at }) => [state, first_changed_at])).toEqual([
      ['asked', second?.from],
      ['accepted', second?.from],
    ]);
  });
});
