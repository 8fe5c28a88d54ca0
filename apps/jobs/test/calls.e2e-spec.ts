import { DeadlineKeeper } from '@crewcall/bookings-domain';
import type { Call, Estimate, Role } from '@crewcall/contracts-bookings';
import { bookingRevised, callChanged } from '@crewcall/contracts-bookings/dto';
import type { Job } from '@crewcall/contracts-jobs';
import { Clock } from '@crewcall/jobs-domain';
import { CrewMarket } from './crew-market.js';
import { aRecruiter } from './marketplace.js';

describe('calls and roles', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const callsOf = async (job: Job) => (await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
  const rolesOf = async (job: Job) => (await crew.service.anonymous().get<Role[]>(`/api/jobs/${job.id}/roles`)).body;
  const read = async (job: Job) => (await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body;

  it('are read from the form that knows none [R328]', async () => {
    const recruiter = aRecruiter();
    const job = await crew.market.post(recruiter, { days: 3, positions: 2 });
    expect((await callsOf(job)).map((call) => [call.starts_on, call.is_time_to_follow])).toEqual([
      ['2035-06-12', true],
      ['2035-06-13', true],
      ['2035-06-14', true],
    ]);
    expect(await rolesOf(job)).toMatchObject([
      {
        name: 'Monitor engineer',
        positions: 2,
        filled: 0,
        rate_words: '£280 a day',
        estimate_words: 'about £840 for 3 days',
      },
    ]);
  });

  it('are typed as local times, and refused in words [R326] [R330] [R314]', async () => {
    const { recruiter, job } = await crew.job();
    const post = (input: object) => crew.service.as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, input);
    const night = await post({ name: 'Get-out', starts_on: '2035-06-13', starts_at: '22:00', ends_at: '04:00' });
    expect([night.status, night.body]).toMatchObject([
      201,
      { ends_on: '2035-06-14', from: '2035-06-13T21:00:00.000Z' },
    ]);
    const refused = async (input: object) => {
      const { status, body } = await post(input);
      return [status, (body as unknown as { error: string }).error];
    };
    expect(await refused({ starts_on: '2035-03-25', starts_at: '01:30', ends_at: '09:00' })).toEqual([
      400,
      'That time does not exist: the clocks go forward at 01:00.',
    ]);
    const equal = { starts_on: '2035-06-15', starts_at: '08:00', ends_at: '08:00' };
    expect(await refused(equal)).toEqual([400, 'End time must be after start time']);
    expect(await refused({ starts_on: '2035-06-12', starts_at: '17:00', ends_at: '20:00', name: 'Show' })).toEqual([
      409,
      'Tue 12 Jun and Show overlap. One person cannot work both.',
    ]);
    const stranger = await crew.service.as(aRecruiter()).post(`/api/jobs/${job.id}/calls`, equal);
    expect(stranger.status).toBe(403);
  });

  it('fill the old fields of the job, and several roles refuse them [R327] [R332]', async () => {
    const { recruiter, job, role } = await crew.job();
    const input = { name: 'Rigger', positions: 3, terms: { basis: 'hour', amount_pence: 2200 } };
    const added = await crew.service.as(recruiter).post<Role>(`/api/jobs/${job.id}/roles`, input);
    expect([added.status, added.body]).toMatchObject([201, { terms: { minimum_hours: 5 }, call_ids: role.call_ids }]);
    expect(await read(job)).toMatchObject({ positions: 4, positions_left: 4 });
    const edited = await crew.service.as(recruiter).put(`/api/jobs/${job.id}`, { positions: 2 });
    expect([edited.status, edited.body]).toMatchObject([
      409,
      { code: 'USE_ROLES', error: 'This job has several roles. Edit them below.' },
    ]);
  });

  it('keep the skill of a role that a change of it does not name [R327]', async () => {
    const { recruiter, job, role } = await crew.job({ skills: ['Rigging'] });
    const save = (change: object) =>
      crew.service.as(recruiter).put<Role>(`/api/roles/${role.id}`, {
        name: 'Rigger',
        positions: 1,
        terms: role.terms,
        ...change,
      });
    expect((await save({})).body).toMatchObject({ name: 'Rigger', skill: 'Rigging' });
    expect((await rolesOf(job))[0]?.skill).toBe('Rigging');
    expect((await save({ skill: null })).body.skill).toBeNull();
  });

  it('follow the old form while there is one role [R340]', async () => {
    const { recruiter, job } = await crew.job();
    const edited = await crew.service
      .as(recruiter)
      .put(`/api/jobs/${job.id}`, { event_date: '2035-07-01', positions: 2 });
    expect(edited.status).toBe(200);
    expect((await callsOf(job)).map((call) => [call.starts_on, call.starts_at])).toEqual([['2035-07-01', '08:00']]);
    expect((await rolesOf(job))[0]).toMatchObject({ positions: 2 });
  });

  it('take their whole day until the time is set, which asks no user [R331]', async () => {
    const { recruiter, job } = await crew.job({
      duration_type: 'days',
      days: 1,
      start_time: undefined,
      end_time: undefined,
    });
    const [call] = await callsOf(job);
    const person = await crew.crew();
    await crew.hire(recruiter, person, job);
    const late = await crew.job({ start_time: '20:00', end_time: '23:00' });
    expect((await crew.hire(late.recruiter, person, late.job)).status).toBe(409);
    const set = { starts_on: '2035-06-12', starts_at: '08:00', ends_at: '18:00' };
    expect((await crew.service.as(recruiter).put(`/api/calls/${call?.id}`, set)).status).toBe(200);
    const again = await crew.job({ start_time: '20:00', end_time: '23:00' });
    expect((await crew.hire(again.recruiter, person, again.job)).status).toBe(200);
    const [booking] = await crew.service.rows<{ id: string }>('SELECT id FROM bookings.bookings WHERE job_id = $1', [
      job.id,
    ]);
    const told = await crew.service.outbox(bookingRevised, booking?.id ?? '');
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { state: 'time_set', booked: { version: 2, calls: [{ from: '2035-06-12T07:00:00.000Z' }] } },
    ]);
  });

  it('whose time is to follow are asked for three days before, once, unless it is known by then [R331]', async () => {
    const untimed = { duration_type: 'days', days: 1, start_time: undefined, end_time: undefined };
    const [asked, known] = [await crew.job(untimed), await crew.job(untimed)];
    const [call, other] = [(await callsOf(asked.job))[0], (await callsOf(known.job))[0]];
    const set = { starts_on: '2035-06-12', starts_at: '08:00', ends_at: '18:00' };
    await crew.service.as(known.recruiter).put(`/api/calls/${other?.id}`, set);
    const deadlines = `SELECT due_at FROM bookings.deadlines WHERE subject_id = $1 AND kind = 'time_missing'`;
    const due = await crew.service.rows<{ due_at: Date }>(deadlines, [call?.id]);
    expect(due.map(({ due_at }) => due_at.toISOString())).toEqual(['2035-06-08T23:00:00.000Z']);
    const threeDaysBefore = new Date('2035-06-08T23:00:01Z');
    const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(threeDaysBefore);
    await crew.service.get(DeadlineKeeper).keepAll();
    await crew.service.get(DeadlineKeeper).keepAll();
    clock.mockRestore();
    const told = await crew.service.outbox(callChanged, call?.id ?? '');
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { what: 'time_missing', day: '2035-06-12', recruiter_id: asked.recruiter.id },
    ]);
    expect(await crew.service.outbox(callChanged, other?.id ?? '')).toEqual([]);
  });

  it('keep positions that are booked, and a call that is worked goes only for a reason [R343]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    const second = { starts_on: '2035-06-13', starts_at: '08:00', ends_at: '18:00' };
    const call = await crew.service.as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, second);
    const person = await crew.crew();
    for (const hired of [person, await crew.crew()]) await crew.hire(recruiter, hired, job);
    const lowered = { name: role.name, positions: 1, terms: role.terms };
    const refused = await crew.service.as(recruiter).put(`/api/roles/${role.id}`, lowered);
    const error = '2 people are booked as Monitor engineer. Cancel a booking first.';
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'SLOTS_TAKEN', error }]);
    const remove = (query = '') => crew.service.as(recruiter).delete(`/api/calls/${call.body.id}${query}`);
    expect((await remove()).body).toMatchObject({ code: 'REASON_NEEDED' });
    expect((await remove('?reason=Rain')).status).toBe(204);
    const free = await crew.job({ event_date: '2035-06-13' });
    expect((await crew.hire(free.recruiter, person, free.job)).status).toBe(200);
  });

  it('that are removed leave what is pencilled and asked, and no user is booked on them [R343]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 3 });
    const input = { starts_on: '2035-06-13', starts_at: '08:00', ends_at: '18:00' };
    const call = (await crew.service.as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, input)).body;
    const [priya, asked, friday] = [await crew.crew('Priya'), await crew.crew(), await crew.crew()];
    const pencil = await crew.pencil(recruiter, role, priya);
    const offer = await crew.offer(recruiter, role, asked);
    const alone = await crew.pencil(recruiter, role, friday, { call_ids: [call.id] });
    await crew.service.rows('DELETE FROM bookings.availability_marks WHERE user_id = $1', [priya.id]);
    expect((await crew.service.as(recruiter).delete(`/api/calls/${call.id}`)).status).toBe(204);
    const marked = 'SELECT 1 FROM bookings.availability_marks WHERE user_id = $1';
    expect(await crew.service.rows(marked, [priya.id])).toHaveLength(1);
    const [told] = (await crew.service.outbox(callChanged, call.id)).map(({ payload }) => payload);
    expect(told).toMatchObject({ what: 'removed', day: '2035-06-13' });
    expect(told?.person_ids.sort()).toEqual([priya.id, asked.id].sort());
    expect((await crew.see(friday, alone)).state).toBe('released');
    expect((await crew.see(priya, pencil)).calls.map(({ starts_on }) => starts_on)).toEqual(['2035-06-12']);
    // As of an offer of before, which kept what was removed.
    await crew.service.rows('UPDATE bookings.offers SET call_ids = call_ids || $2::uuid WHERE id = $1', [
      offer.id,
      call.id,
    ]);
    expect((await crew.see(asked, offer)).calls.map(({ starts_on }) => starts_on)).toEqual(['2035-06-12']);
    expect((await crew.move(recruiter, pencil, 'confirm')).body.state).toBe('confirmed');
    expect((await crew.move(asked, offer, 'accept')).body.state).toBe('confirmed');
    for (const person of [priya, asked]) {
      const taken = 'SELECT lower(during) AS from FROM bookings.commitments WHERE freelancer_id = $1';
      expect(await crew.service.rows(taken, [person.id])).toEqual([{ from: new Date('2035-06-12T07:00:00Z') }]);
      const free = await crew.job({ event_date: '2035-06-13' });
      expect((await crew.hire(free.recruiter, person, free.job)).status).toBe(200);
    }
  });

  it('have sums by the same table of rules as the form [R336] [R338]', async () => {
    const estimate = async (terms: object, starts_at: string, ends_at: string) => {
      const input = { terms, calls: [{ starts_on: '2026-11-26', starts_at, ends_at }] };
      return (await crew.service.anonymous().post<Estimate>('/api/rates/estimate', input)).body;
    };
    expect((await estimate({ basis: 'day', amount_pence: 32_000 }, '08:00', '23:30')).words).toBe(
      'about £584 for the day',
    );
    const short = await estimate({ basis: 'hour', amount_pence: 2200 }, '09:00', '12:00');
    expect([short.pay?.total_pence, short.pay?.notes]).toEqual([11_000, ['minimum call 5 hours']]);
  });
});
