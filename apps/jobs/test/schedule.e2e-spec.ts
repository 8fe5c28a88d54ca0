import { type Call, dayAfter, type Role, type ScheduleRow, wallTimeOf, weekdayOf } from '@crewcall/contracts-bookings';
import type { Job } from '@crewcall/contracts-jobs';
import { jobChanged, jobPosted } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('the jobs of a company, seen together and again', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  const scheduleOf = async (actor: TestActor, query = '') =>
    (await crew.service.as(actor).get<ScheduleRow[]>(`/api/schedule${query}`)).body;

  it('are its calls of sixty days by day, unfilled first, and as a table [R345]', async () => {
    const recruiter = aRecruiter();
    const filled = await crew.job({ event_date: on(10) }, recruiter);
    await crew.hire(recruiter, await crew.crew(), filled.job);
    await crew.job({ event_date: on(10), start_time: '09:00', title: 'Open' }, recruiter);
    await crew.job({ event_date: on(59), title: 'Last' }, recruiter);
    await crew.job({ event_date: on(60), title: 'Beyond' }, recruiter);
    await crew.job({ event_date: on(0), start_time: '22:00', end_time: '23:30', title: 'Today' }, recruiter);
    await crew.job({ event_date: on(5) });
    const rows = await scheduleOf(recruiter);
    expect(rows.map(({ job_title, filled: booked, positions }) => [job_title, booked, positions])).toEqual([
      ['Today', 0, 1],
      ['Open', 0, 1],
      ['Monitor engineer', 1, 1],
      ['Last', 0, 1],
    ]);
    expect((await scheduleOf(recruiter, '?unfilled=true')).map(({ job_title }) => job_title)).toEqual([
      'Today',
      'Open',
      'Last',
    ]);
    const week = await scheduleOf(recruiter, '?this_week=true');
    expect(week.every(({ call }) => call.starts_on <= dayAfter(today, 7 - weekdayOf(today)))).toBe(true);
    const file = await crew.service.as(recruiter).get<string>('/api/schedule.csv');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.body.split('\r\n')).toHaveLength(6);
  });

  it('stay there while one of them goes on, which hires for the calls that are left [R345]', async () => {
    const { recruiter, job } = await crew.job({ event_date: on(5), positions: 2, title: 'Tour' });
    const later = { starts_on: on(8), starts_at: '08:00', ends_at: '18:00' };
    const call = (await crew.service.as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, later)).body;
    const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(`${on(6)}T12:00:00Z`));
    const person = await crew.crew();
    expect((await crew.hire(recruiter, person, job)).status).toBe(200);
    const taken = 'SELECT call_id FROM bookings.commitments WHERE freelancer_id = $1';
    expect(await crew.service.rows(taken, [person.id])).toEqual([{ call_id: call.id }]);
    clock.mockReturnValue(new Date(`${on(9)}T12:00:00Z`));
    expectError(await crew.service.as(await crew.crew()).post(`/api/jobs/${job.id}/apply`, {}), 409);
    clock.mockRestore();
    await crew.service.rows(`UPDATE jobs SET status = 'closed', closed_reason = 'expired' WHERE id = $1`, [job.id]);
    expect((await scheduleOf(recruiter)).map(({ job_title, filled }) => [job_title, filled])).toEqual([
      ['Tour', 0],
      ['Tour', 1],
    ]);
    await crew.service.rows(`UPDATE jobs SET closed_reason = 'suspended' WHERE id = $1`, [job.id]);
    expect(await scheduleOf(recruiter)).toEqual([]);
  });

  it('are made again on other days with calls, roles and terms, and without people [R344]', async () => {
    const { recruiter, job } = await crew.job({ event_date: on(10), positions: 2 });
    const post = (input: object) => crew.service.as(recruiter).post(`/api/jobs/${job.id}/calls`, input);
    await post({ name: 'Night', starts_on: on(12), starts_at: '22:00', ends_at: '04:00' });
    await crew.market.apply(await crew.crew(), job);
    await crew.hire(recruiter, await crew.crew(), job);
    const again = await crew.service.as(recruiter).post<Job>(`/api/jobs/${job.id}/duplicate`, { first_day: on(30) });
    expect([again.status, again.body]).toMatchObject([201, { title: job.title, status: 'active', positions_left: 2 }]);
    const calls = (await crew.service.anonymous().get<Call[]>(`/api/jobs/${again.body.id}/calls`)).body;
    const [first, second] = calls;
    expect(weekdayOf(first?.starts_on ?? '')).toBe(weekdayOf(on(10)));
    expect(first?.starts_on).toBe(again.body.event_date);
    expect([first?.starts_at, second]).toMatchObject([
      '08:00',
      { name: 'Night', starts_at: '22:00', ends_at: '04:00' },
    ]);
    expect(dayAfter(first?.starts_on ?? '', 2)).toBe(second?.starts_on);
    const roles = (await crew.service.anonymous().get<Role[]>(`/api/jobs/${again.body.id}/roles`)).body;
    expect(roles).toMatchObject([{ positions: 2, filled: 0, call_ids: calls.map(({ id }) => id) }]);
    expect(await crew.service.outbox(jobPosted, again.body.id)).toHaveLength(1);
    expectError(await crew.service.as(aRecruiter()).post(`/api/jobs/${job.id}/duplicate`, { first_day: on(30) }), 403);
    expectError(await crew.service.as(recruiter).post(`/api/jobs/${job.id}/duplicate`, { first_day: on(-1) }), 400);
  });

  it('stay closed when a slot of a filled one falls free, until they are opened again [R346]', async () => {
    const { recruiter, job, role } = await crew.job({ event_date: on(10) });
    const reopen = () => crew.service.as(recruiter).put<Job>(`/api/jobs/${job.id}/reopen`);
    expectError(await reopen(), 409);
    const person = await crew.crew();
    const application = await crew.market.apply(person, job);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/accept`);
    expectError(await reopen(), 409);
    await crew.service.as(recruiter).put(`/api/applications/${application.id}/cancel`, { reason: 'Ill.' });
    expect((await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body.status).toBe('closed');
    const offer = await crew.offer(recruiter, role, await crew.crew());
    expect(offer.state).toBe('open');
    expectError(await crew.service.as(aRecruiter()).put(`/api/jobs/${job.id}/reopen`), 403);
    const opened = await reopen();
    expect([opened.status, opened.body]).toMatchObject([200, { status: 'active', positions_left: 1 }]);
    expect((await crew.service.outbox(jobChanged, job.id)).at(-1)?.payload).toMatchObject({ changed: ['status'] });
  });
});
