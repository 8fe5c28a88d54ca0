import { moderationDecided } from '@crewcall/contracts-admin/dto';
import { timesheetRoutes, bookingsRoutes, timesheetTexts } from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aFreelancer, anAdmin, aRecruiter } from './marketplace.js';
import { dayAfterCall, longDay, timesheetsOf, worked } from './timesheets.js';

describe('hours of a call that has ended', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  it('are there for each booked person at the end, once, filled with the planned times beside the check-in [R442]', async () => {
    const { first, second, callId, recruiter } = await hours.ended(['Priya', 'Maya'], { break_minutes: 60 });
    await hours.isAfter(-0.01);
    expect((await hours.list(first)).body).toEqual([]);
    const arrived = { what: 'arrived', at: `${sheetDay}T07:52:00.000Z` };
    await crew.service.rows(
      `INSERT INTO bookings.attendances (call_id, freelancer_id, what, by_side, by_id, at, sent_at)
       VALUES ($1, $2, 'arrived', 'crew', $2, $3, $3)`,
      [callId, first.id, arrived.at],
    );
    await hours.isAfter(0);
    await hours.isAfter(1);
    const mine = (await hours.list(first)).body;
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      state: 'due',
      round: 0,
      day: sheetDay,
      checked_in_at: arrived.at,
      planned: { starts_at: '08:00', ends_at: '18:00' },
      figures: { starts_at: '08:00', ends_at: '18:00', paid_minutes: 540, breaks: [{ starts_at: '12:30' }] },
      versions: [],
    });
    expect((await hours.only(second)).checked_in_at).toBeNull();
    expect(await hours.told(await hours.only(first))).toMatchObject([{ to: 'due', by: 'time', day: sheetDay }]);
    expect((await hours.list(recruiter)).body).toEqual([]);
    expectError(await hours.get(recruiter, await hours.only(first)), 404);
  });

  it('are none of a person who cancelled, nor of one who is said not to have come [R442]', async () => {
    const { first, second, recruiter } = await hours.ended();
    const [booking] = (await hours.as(first).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    await hours.as(first).put(bookingsRoutes.cancelBooking(booking?.id ?? ''), { kind: 'ill' });
    await hours.isAfter(1);
    expect([(await hours.list(first)).body.length, (await hours.list(second)).body.length]).toEqual([0, 1]);
    const other = await hours.ended();
    const [missed] = (await hours.as(other.first).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    await crew.service.rows(`UPDATE bookings.bookings SET state = 'no_show' WHERE id = $1`, [missed?.id]);
    await hours.isAfter(1);
    expect((await hours.list(other.first)).body).toEqual([]);
    expect((await hours.list(recruiter)).body).toEqual([]);
  });

  it('are corrected, kept as a draft, and submitted with what they come to [R442] [R443]', async () => {
    const { first, recruiter, callId } = await hours.ended();
    await hours.isAfter(7);
    const due = await hours.only(first);
    const saved = await hours.save(first, due, worked({ starts_at: '07:45' }));
    expect([saved.status, saved.body]).toMatchObject([200, { state: 'due', figures: { starts_at: '07:45' } }]);
    const { status, body } = await hours.move(first, due, 'submit', longDay);
    expect([status, body]).toMatchObject([
      200,
      { state: 'submitted', round: 1, versions: [{ number: 1, by: 'crew' }] },
    ]);
    expect(body.figures.pay?.lines.map(({ kind, words, pence }) => [kind, words, pence])).toEqual([
      ['basic', '1 day', 32_000],
      ['overtime', '4.5 h × £48.00', 21_600],
    ]);
    expect((await hours.told(due)).at(-1)).toMatchObject({ from: 'due', to: 'submitted', by: 'crew', waiting: 1 });
    expect((await hours.list(recruiter, `&call_id=${callId}&state=submitted`)).body.map(({ id }) => id)).toEqual([
      due.id,
    ]);
    expect((await hours.get(recruiter, due)).body).toEqual(body);
    expectError(await hours.save(first, due, longDay), 409);
  });

  it('are refused by field where they cannot have been [R444]', async () => {
    const { first } = await hours.ended();
    await hours.isAfter(1);
    const due = await hours.only(first);
    const refused = async (input: object) => {
      const answer = await hours.move(first, due, 'submit', input);
      expectError(answer, 400);
      return (answer.body as unknown as { details: object[] }).details;
    };
    const tooLong = worked({ ends_on: dayAfterCall, ends_at: '08:01' });
    expect(await refused(tooLong)).toEqual([{ field: 'out', message: timesheetTexts.tooLong }]);
    expect(await refused(worked({ ends_at: '19:01' }))).toEqual([{ field: 'out', message: timesheetTexts.notOver }]);
    const pause = { starts_on: sheetDay, starts_at: '12:00', ends_on: sheetDay, ends_at: '13:00' };
    expect(await refused(worked({ breaks: [pause, pause] }))).toEqual([
      { field: 'breaks.1', message: timesheetTexts.breaksMeet },
    ]);
    expectError(await hours.move(first, due, 'submit', worked({ breaks: Array<object>(5).fill(pause) as never })), 400);
    expectError(await hours.move(first, due, 'submit', worked({ starts_at: '8' })), 400);
    expect((await hours.get(first, due)).body.state).toBe('due');
  });

  it('do not exist for any user but the two [R462] [R530]', async () => {
    const { first, second, recruiter, sheet } = await hours.submitted();
    for (const actor of [second, aFreelancer(), aRecruiter()]) {
      expectError(await hours.get(actor, sheet), 404);
      expectError(await hours.move(actor, sheet, 'accept'), 404);
    }
    expectError(await hours.get(anAdmin(), sheet), 403);
    expectError(await hours.move(second, sheet, 'submit', longDay), 404);
    expectError(await hours.correct(second, sheet), 404);
    expectError(await hours.move(aRecruiter(), sheet, 'approve'), 404);
    expectError(await hours.move(first, sheet, 'approve'), 403);
    expectError(await hours.move(recruiter, sheet, 'submit', longDay), 403);
    expectError(await hours.as(first).get(`${timesheetRoutes.timesheets}?side=recruiter`), 403);
    expect((await hours.as(aRecruiter()).post(timesheetRoutes.approveAsPlanned(sheet.call_id), {})).body).toEqual({
      approved: 0,
      left_out: 0,
    });
    expect((await hours.get(recruiter, sheet)).status).toBe(200);
  });

  it('are there too for a person who is found to have come after all [R442]', async () => {
    const { first, recruiter, callId } = await hours.ended();
    const [booking] = (await hours.as(first).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    const id = booking?.id ?? '';
    await hours.isAfter(-9);
    expect((await hours.as(recruiter).put(bookingsRoutes.noShow(id), { call_id: callId })).status).toBe(200);
    expect((await hours.as(first).put(bookingsRoutes.objectToNoShow(id), {})).status).toBe(200);
    await hours.isAfter(1);
    expect((await hours.list(first)).body).toEqual([]);
    const target = { kind: 'booking' as const, id };
    const payload = { case_id: newId(), decision: 'attended' as const, target, note: 'Two saw them.' };
    await crew.service.deliver(moderationDecided, { subjectId: newId(), payload });
    await hours.isAfter(2);
    expect(await hours.only(first)).toMatchObject({ state: 'due', figures: { ends_at: '18:00' } });
  });

  it('come as a file for a spreadsheet, to each side its own [R451] [R462]', async () => {
    const { first, second, recruiter, sheet } = await hours.submitted();
    const file = (actor: TestActor, more = '') =>
      hours.as(actor).get<string>(`${timesheetRoutes.timesheetsFile}?side=${actor.role}${more}`);
    const own = await file(first);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(own.body.split('\r\n')).toHaveLength(4);
    expect(own.body).toContain(`"${sheet.id}","","Overtime","4.5 h × £48.00","216.00"`);
    expect((await file(recruiter, '&state=submitted')).body.split('\r\n')).toHaveLength(4);
    expect((await file(recruiter, '&state=approved')).body.split('\r\n')).toHaveLength(2);
    expect((await file(second)).body).not.toContain(sheet.id);
    expect((await file(aRecruiter())).body).not.toContain(sheet.id);
  });

  it('wait for the time of a call that never followed: an ordinary day is offered [R442]', async () => {
    const { recruiter, role } = await crew.job({
      event_date: sheetDay,
      duration_type: 'hours',
      hours: 10,
      start_time: undefined,
      end_time: undefined,
    });
    const terms = { basis: 'day', amount_pence: 32_000, mode: 'set' };
    await hours.as(recruiter).put(`/api/roles/${role.id}`, { name: role.name, positions: 1, terms });
    const person = await crew.crew('Priya');
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    await hours.isAfter(6.1);
    expect(await hours.only(person)).toMatchObject({
      planned: null,
      figures: { starts_at: '08:00', ends_at: '18:00', pay: { total_pence: 32_000 } },
    });
  });
});
