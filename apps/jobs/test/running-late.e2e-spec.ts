import { type Booking, callSheetRoutes, type RunningLateRequest } from '@crewcall/contracts-bookings';
import { attendanceTold } from '@crewcall/contracts-bookings/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('running late', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  /** It is so many minutes after the call time from here on. Answers the call time. */
  async function isAt(callId: string, minutes: number): Promise<Date> {
    const [call] = await crew.service.rows<{ from: Date }>(
      'SELECT lower(during) AS from FROM bookings.calls WHERE id = $1',
      [callId],
    );
    const from = call?.from ?? new Date(0);
    jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(from.getTime() + minutes * 60_000));
    return from;
  }
  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const [mine] = (await sheets.as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body;
    if (!mine) throw new Error('There is no booking');
    return mine;
  };
  const say = (actor: TestActor, { id }: { id: string }, input: RunningLateRequest) =>
    sheets.as(actor).put<Booking>(callSheetRoutes.late(id), input);
  const seenBy = async (company: TestActor, callId: string, { id }: TestActor) =>
    (await sheets.sheetOf(company, callId)).desk?.receipts.find(({ user_id }) => user_id === id)?.attendance.late;
  const toldOf = async (callId: string) =>
    (await crew.service.outbox(attendanceTold, callId)).map(({ payload }) => payload);

  it('is said from two hours before, and seen by the company beside the slot and on the booking [R387]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    const booking = await bookingOf(first);
    await isAt(callId, -121);
    const early = await say(first, booking, { call_id: callId, minutes: 30 });
    expect([early.status, early.body]).toMatchObject([409, { code: 'NOT_ON_THE_DAY' }]);
    const from = await isAt(callId, -119);
    const late = { call_id: callId, minutes: 30, note: 'The M6 is shut.' } as const;
    const { status, body } = await say(first, booking, late);
    const expected = new Date(from.getTime() + 30 * 60_000).toISOString();
    expect([status, body.late]).toMatchObject([200, [{ ...late, expected_at: expected }]]);
    expect(body).toMatchObject({ state: 'confirmed', calls: booking.calls });
    expect(await seenBy(recruiter, callId, first)).toMatchObject({ ...late, expected_at: expected });
    expect(await seenBy(recruiter, callId, second)).toBeNull();
    const { body: read } = await sheets.as(recruiter).get<Booking>(`/api/bookings/${booking.id}`);
    expect(read.late).toEqual(body.late);
    expect(read.history.at(-1)).toMatchObject({ what: 'late', by: 'crew' });
    await say(first, booking, late);
    await say(first, booking, { call_id: callId, time: '09:10' });
    expect(await seenBy(recruiter, callId, first)).toMatchObject({ minutes: 70, note: null });
    const told = await toldOf(callId);
    expect(told.map(({ what, late_minutes }) => [what, late_minutes])).toEqual([
      ['late', 30],
      ['late', 70],
    ]);
    expect(JSON.stringify(told)).not.toContain('M6');
  });

  it('is a time within the call, said a few times, by who has not arrived and is booked on it [R387]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    const { callId: elsewhere } = await sheets.booked(['Anna']);
    const [own, others] = [await bookingOf(first), await bookingOf(second)];
    await isAt(callId, 5);
    for (const when of [{}, { time: '08:00' }, { time: '18:01' }, { time: '8' }, { minutes: 20 as 15 }])
      expectError(await say(first, own, { call_id: callId, ...when }), 400);
    expectError(await say(first, own, { call_id: callId, minutes: 15, time: '09:00' }), 400);
    expectError(await say(first, own, { call_id: callId, minutes: 15, note: 'x'.repeat(201) }), 400);
    expectError(await say(first, others, { call_id: callId, minutes: 15 }), 404);
    expectError(await say(recruiter, own, { call_id: callId, minutes: 15 }), 403);
    expectError(await say(first, own, { call_id: elsewhere, minutes: 15 }), 404);
    for (const time of ['09:00', '09:01', '09:02', '09:03', '09:04', '09:05'])
      expect((await say(first, own, { call_id: callId, time })).status).toBe(200);
    expect((await say(first, own, { call_id: callId, time: '09:06' })).body).toMatchObject({ code: 'LATE_OFTEN' });
    await sheets.as(second).put(callSheetRoutes.attendance(callId), { what: 'arrived' });
    const here = await say(second, others, { call_id: callId, minutes: 15 });
    expect(here.body).toMatchObject({ code: 'ARRIVED_ALREADY' });
  });
});
