import { moderationDecided } from '@crewcall/contracts-admin/dto';
import {
  type Booking,
  type Call,
  type OwnedKit,
  type Timesheet,
  timesheetRoutes,
  bookingsRoutes,
  dayAfter,
  timesheetTexts,
} from '@crewcall/contracts-bookings';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { expensesOf } from './expenses.js';
import { aKitItem, kitOf } from './kit.js';
import { dayAfterCall, longDay, timesheetsOf, worked } from './timesheets.js';

const fee = { basis: 'fixed', amount_pence: 50_000 };
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

  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const [mine] = (await hours.as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!mine) throw new Error('There is no booking');
    return mine;
  };
  const claim = async (company: TestActor, person: TestActor, callId: string): Promise<Booking> => {
    const booking = await bookingOf(person);
    const { status, body } = await hours.as(company).put(bookingsRoutes.noShow(booking.id), { call_id: callId });
    expect([status, body]).toMatchObject([200, { state: 'no_show' }]);
    return booking;
  };
  const settledAsAttended = (id: string) =>
    crew.service.deliver(moderationDecided, {
      subjectId: newId(),
      payload: { case_id: newId(), decision: 'attended', target: { kind: 'booking', id }, note: 'Two saw them.' },
    });

  it('wait until it is settled: they are not submitted, judged or approved by time meanwhile [R445]', async () => {
    const { first, recruiter, callId, sheet } = await hours.submitted();
    const booking = await claim(recruiter, first, callId);
    expect((await hours.move(recruiter, sheet, 'approve')).body).toMatchObject({ code: 'NOT_POSSIBLE_NOW' });
    await hours.as(first).put(bookingsRoutes.objectToNoShow(booking.id), {});
    expect((await hours.as(recruiter).post(timesheetRoutes.approveAsPlanned(callId), {})).body).toEqual({
      approved: 0,
      left_out: 1,
    });
    await hours.isAfter(24 + 73);
    expect((await hours.only(first)).state).toBe('submitted');
    await settledAsAttended(booking.id);
    await hours.isAfter(24 + 73 + 24);
    expect(await hours.only(first)).toMatchObject({ state: 'approved', approved_by: 'time' });
  });

  it('are made when an administrator finds that the person came after all [R442]', async () => {
    const { first, second, recruiter, callId } = await hours.ended();
    await hours.isAfter(-9);
    const booking = await claim(recruiter, first, callId);
    await hours.isAfter(1);
    expect([(await hours.list(first)).body.length, (await hours.list(second)).body.length]).toEqual([0, 1]);
    await hours.as(first).put(bookingsRoutes.objectToNoShow(booking.id), {});
    await settledAsAttended(booking.id);
    await hours.isAfter(30);
    const mine = await hours.only(first);
    expect(mine).toMatchObject({ state: 'due', day: sheetDay });
    expect((await hours.move(first, mine, 'submit', longDay)).status).toBe(200);
    expect((await hours.list(second)).body).toHaveLength(1);
  });

  it('are made when the company takes back what it said, once the call is over [R442]', async () => {
    const { first, recruiter, callId } = await hours.ended(['Priya']);
    await hours.isAfter(-9);
    const booking = await claim(recruiter, first, callId);
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

  /** Booked for two days, on the ordinary terms; the next one begins 14 hours after the end of the first. */
  async function twoDays(terms?: object, { owned, ...hire }: { owned?: OwnedKit } = {}) {
    jest.restoreAllMocks();
    const market = await hours.booked([]);
    if (terms)
      await hours
        .as(market.recruiter)
        .put(`/api/roles/${market.role.id}`, { name: market.role.name, positions: 3, terms });
    const wall = { starts_on: dayAfterCall, starts_at: '08:00', ends_at: '18:00' };
    const { body: next } = await hours.as(market.recruiter).post<Call>(`/api/jobs/${market.job.id}/calls`, wall);
    const first = await crew.crew('Priya');
    if (owned) await kitOf(crew).owns(first, owned);
    await crew.move(first, await crew.offer(market.recruiter, market.role, first, hire), 'accept');
    const sheetOf = async (callId: string): Promise<Timesheet> => hours.only(first, `&call_id=${callId}`);
    return { ...market, first, nextId: next.id, sheetOf };
  }

  it('are about the day that was missed: one that was worked is noted, approved and has its expenses [R442] [R445] [R449]', async () => {
    const { first, recruiter, callId, nextId, sheetOf } = await twoDays();
    await hours.isAfter(1);
    await hours.isAfter(14.5);
    const booking = await claim(recruiter, first, nextId);
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
    const { first, recruiter, callId, nextId, sheetOf } = await twoDays();
    await hours.isAfter(1);
    await hours.isAfter(15);
    await claim(recruiter, first, callId);
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

  it('have a fixed fee once, also where what was said of the day before is taken back [R442]', async () => {
    const { first, recruiter, callId, nextId, sheetOf } = await twoDays(fee);
    await hours.isAfter(1);
    await hours.isAfter(15);
    const booking = await claim(recruiter, first, callId);
    await hours.isAfter(25);
    const { body: next } = await hours.move(first, await sheetOf(nextId), 'submit', worked(onNextDay));
    expect([next.has_fee, next.figures.pay?.total_pence]).toEqual([true, 50_000]);
    expect((await hours.as(recruiter).delete(bookingsRoutes.noShow(booking.id))).status).toBe(200);
    await hours.isAfter(26);
    const { body: missed } = await hours.move(first, await sheetOf(callId), 'submit', worked());
    expect([missed.has_fee, missed.figures.pay?.total_pence]).toEqual([false, 0]);
    const { body: agreed } = await hours.move(recruiter, next, 'approve');
    const { body: corrected } = await hours.correct(first, agreed);
    expect([agreed.figures.pay?.total_pence, corrected.figures.pay?.total_pence]).toEqual([50_000, 50_000]);
  });

  /** The first day is sent, then said to be missed, and the next one is sent meanwhile: each with what is paid once. */
  async function bothSentWithFee(between: 'dispute' | 'none', terms: object, offer: object = {}) {
    const market = await twoDays(terms, offer);
    const { first, recruiter, callId, nextId, sheetOf } = market;
    for (const at of [1, 15]) await hours.isAfter(at);
    const { body: sent } = await hours.move(first, await sheetOf(callId), 'submit', worked());
    if (between === 'dispute') {
      const lines = [{ line: 'out', reason: 'not_agreed' }];
      await hours.move(recruiter, sent, 'dispute', { lines, figures: worked({ ends_at: '17:00' }) });
    }
    const booking = await claim(recruiter, first, callId);
    await hours.isAfter(25);
    const { body: next } = await hours.move(first, await sheetOf(nextId), 'submit', worked(onNextDay));
    const penceOf = async (id: string) => (await sheetOf(id)).figures.pay?.total_pence;
    const pence = async () => [await penceOf(callId), await penceOf(nextId)];
    return { ...market, booking, next, pence };
  }

  it.each(['taken back', 'settled'] as const)(
    'sent for both days while the first was contested have the fee once when that is %s, and what is agreed stays [R442] [R447]',
    async (how) => {
      const { first, recruiter, callId, sheetOf, booking, next, pence } = await bothSentWithFee('none', fee);
      expect((await hours.move(recruiter, next, 'approve')).status).toBe(200);
      expect(await pence()).toEqual([50_000, 50_000]);
      if (how === 'taken back') await hours.as(recruiter).delete(bookingsRoutes.noShow(booking.id));
      else {
        await hours.as(first).put(bookingsRoutes.objectToNoShow(booking.id), {});
        await settledAsAttended(booking.id);
      }
      expect(await pence()).toEqual([0, 50_000]);
      expect((await hours.move(recruiter, await sheetOf(callId), 'approve')).status).toBe(200);
      expect(await pence()).toEqual([0, 50_000]);
    },
  );

  it('that were questioned before have the fee no more either, once they are agreed to, while the next day is still open [R442]', async () => {
    const { first, recruiter, callId, sheetOf, booking, next, pence } = await bothSentWithFee('dispute', fee);
    await hours.as(recruiter).delete(bookingsRoutes.noShow(booking.id));
    expect((await hours.move(first, await sheetOf(callId), 'accept')).status).toBe(200);
    expect((await hours.move(recruiter, next, 'approve')).status).toBe(200);
    expect(await pence()).toEqual([0, 50_000]);
  });

  it('have the hire of kit once alike, and each day what is paid by the day [R439]', async () => {
    const mixer = aKitItem();
    const { recruiter, booking, pence } = await bothSentWithFee(
      'none',
      { basis: 'day', amount_pence: 32_000 },
      { owned: mixer, ...kitOf(crew).hire(mixer) },
    );
    expect(await pence()).toEqual([52_000, 52_000]);
    await hours.as(recruiter).delete(bookingsRoutes.noShow(booking.id));
    expect(await pence()).toEqual([32_000, 52_000]);
  });

  it('hold up no reminder of the others on that call, and are not among those that wait [R445]', async () => {
    const { first, second, recruiter, callId } = await hours.submitted();
    await hours.isAfter(25);
    const other = await hours.only(second);
    expect((await hours.move(second, other, 'submit', worked())).status).toBe(200);
    await hours.isAfter(26);
    await claim(recruiter, first, callId);
    await hours.isAfter(48.5);
    await hours.isAfter(49.5);
    const reminders = (await hours.told(other)).filter(({ by, from }) => by === 'time' && from === 'submitted');
    expect(reminders).toMatchObject([{ to: 'submitted', waiting: 1 }]);
  });
});
