import { timesheetRoutes, bookingsRoutes, dayAfter, timesheetTexts } from '@crewcall/contracts-bookings';
import { sheetDay } from './call-sheets.js';
import { contestedOf } from './contested.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { expensesOf } from './expenses.js';
import { dayAfterCall, longDay, timesheetsOf, worked } from './timesheets.js';

const onNextDay = { starts_on: dayAfterCall, ends_on: dayAfterCall };

describe('hours of a person who is said not to have come', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const contested = () => contestedOf(crew, hours);

  it('wait until it is settled: they are not submitted, judged or approved by time meanwhile [R445]', async () => {
    const { first, recruiter, callId, sheet } = await hours.submitted();
    const booking = await contested().claim(recruiter, first, callId);
    expect((await hours.move(recruiter, sheet, 'approve')).body).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    await hours.as(first).put(bookingsRoutes.objectToNoShow(booking.id), {});
    expect((await hours.as(recruiter).post(timesheetRoutes.approveAsPlanned(callId), {})).body).toEqual({
      approved: 0,
      left_out: 1,
    });
    await hours.isAfter(24 + 73);
    expect((await hours.only(first)).state).toBe('submitted');
    await contested().settledAs('attended', booking.id);
    await hours.isAfter(24 + 73 + 24);
    expect(await hours.only(first)).toMatchObject({ state: 'approved', approved_by: 'time' });
  });

  it('are made when an administrator finds that the person came after all [R442]', async () => {
    const { first, second, recruiter, callId } = await hours.ended();
    await hours.isAfter(-9);
    const booking = await contested().claim(recruiter, first, callId);
    await hours.isAfter(1);
    expect([(await hours.list(first)).body.length, (await hours.list(second)).body.length]).toEqual([0, 1]);
    await hours.as(first).put(bookingsRoutes.objectToNoShow(booking.id), {});
    await contested().settledAs('attended', booking.id);
    await hours.isAfter(30);
    const mine = await hours.only(first);
    expect(mine).toMatchObject({ state: 'due', day: sheetDay });
    expect((await hours.move(first, mine, 'submit', longDay)).status).toBe(200);
    expect((await hours.list(second)).body).toHaveLength(1);
  });

  it('are made when the company takes back what it said, once the call is over [R442]', async () => {
    const { first, recruiter, callId } = await hours.ended(['Priya']);
    await hours.isAfter(-9);
    const booking = await contested().claim(recruiter, first, callId);
    await hours.isAfter(1);
    expect((await hours.list(first)).body).toEqual([]);
    expect((await hours.as(recruiter).delete(bookingsRoutes.noShow(booking.id))).status).toBe(200);
    await hours.isAfter(2);
    expect(await hours.only(first)).toMatchObject({ state: 'due', day: sheetDay });
  });

  it('are of the day of the call, give or take one [R444]', async () => {
    const { first } = await hours.ended();
    await hours.isAfter(1);
    const due = await hours.only(first);
    const daysBefore = dayAfter(sheetDay, -2);
    const answer = await hours.move(first, due, 'submit', worked({ starts_on: daysBefore, ends_on: daysBefore }));
    expectError(answer, 400);
    expect(answer.body).toMatchObject({ details: [{ field: 'in', message: timesheetTexts.otherDay }] });
  });

  it('are about the day that was missed: one that was worked is noted, approved and has its expenses [R442] [R445] [R449]', async () => {
    const { first, recruiter, callId, nextId, sheetOf } = await contested().twoDays();
    await hours.isAfter(1);
    await hours.isAfter(14.5);
    const booking = await contested().claim(recruiter, first, nextId);
    const due = await sheetOf(callId);
    expect((await hours.save(first, due, worked())).status).toBe(200);
    expect((await hours.move(first, due, 'submit', worked())).status).toBe(200);
    expect((await expensesOf(crew).add(first, booking.id)).status).toBe(201);
    const planned = await hours.as(recruiter).post(timesheetRoutes.approveAsPlanned(callId), {});
    expect(planned.body).toEqual({ approved: 1, left_out: 0 });
    await hours.isAfter(25);
    expect((await hours.list(first)).body.map(({ call_id }) => call_id)).toEqual([callId]);
  });

  it('of the days after it that have begun stay theirs where the day before is said to be missed later [R388] [R442]', async () => {
    const { first, recruiter, callId, nextId, sheetOf } = await contested().twoDays();
    await hours.isAfter(1);
    await hours.isAfter(15);
    await contested().claim(recruiter, first, callId);
    expect(await hours.stateOf(recruiter, nextId, first)).toMatchObject({ is_no_show: false });
    expect(await hours.stateOf(recruiter, callId, first)).toMatchObject({ is_no_show: true });
    await hours.isAfter(25);
    const sent = await hours.move(first, await sheetOf(nextId), 'submit', worked(onNextDay));
    // The first day that counts: a fixed fee is paid with it, and no rest goes before it.
    expect([sent.status, sent.body]).toMatchObject([200, { has_fee: true, previous_out: null }]);
    expect((await hours.move(recruiter, sent.body, 'approve')).status).toBe(200);
    const missed = await hours.move(first, await sheetOf(callId), 'submit', worked());
    expect([missed.status, missed.body]).toMatchObject([409, { code: 'NOT_POSSIBLE_NOW' }]);
  });

  it('hold up no reminder of the others on that call, and are not among those that wait [R445]', async () => {
    const { first, second, recruiter, callId } = await hours.submitted();
    await hours.isAfter(25);
    const other = await hours.only(second);
    expect((await hours.move(second, other, 'submit', worked())).status).toBe(200);
    await hours.isAfter(26);
    await contested().claim(recruiter, first, callId);
    await hours.isAfter(48.5);
    await hours.isAfter(49.5);
    const reminders = (await hours.told(other)).filter(({ by, from }) => by === 'time' && from === 'submitted');
    expect(reminders).toMatchObject([{ to: 'submitted', waiting: 1 }]);
  });
});
