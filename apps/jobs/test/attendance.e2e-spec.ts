import {
  type Booking,
  callSheetRoutes,
  type CallSheet,
  type TellAttendanceRequest,
} from '@crewcall/contracts-bookings';
import { attendanceTold } from '@crewcall/contracts-bookings/dto';
import { DeadlineKeeper } from '@crewcall/bookings-domain';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

const place = { lat: 53.4763, lon: -2.2472 };
const beside = { lat: 53.4773, lon: -2.2472 };

describe('the day of a call', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  /** It is so many minutes after the call time from here on. */
  async function isAt(callId: string, minutes: number): Promise<Date> {
    const [call] = await crew.service.rows<{ from: Date }>(
      'SELECT lower(during) AS from FROM bookings.calls WHERE id = $1',
      [callId],
    );
    const at = new Date((call?.from.getTime() ?? 0) + minutes * 60_000);
    jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(at);
    return at;
  }
  const tell = (actor: TestActor, callId: string, input: TellAttendanceRequest) =>
    sheets.as(actor).put(callSheetRoutes.attendance(callId), input);
  const setArrived = (actor: TestActor, callId: string, { id }: TestActor) =>
    sheets.as(actor).put(callSheetRoutes.attendanceOf(callId, id));
  const seenBy = async (company: TestActor, callId: string, { id }: TestActor) =>
    (await sheets.sheetOf(company, callId)).desk?.receipts.find(({ user_id }) => user_id === id)?.attendance;
  const bookingOf = async (actor: TestActor): Promise<Booking> => {
    const [mine] = (await sheets.as(actor).get<Booking[]>('/api/bookings?side=freelancer')).body;
    return (await sheets.as(actor).get<Booking>(`/api/bookings/${mine?.id}`)).body;
  };
  const placed = async () => {
    const market = await sheets.booked();
    const wall = { starts_on: sheetDay, starts_at: '08:00', ends_at: '18:00', ...place };
    await sheets.as(market.recruiter).put(`/api/calls/${market.callId}`, wall);
    return market;
  };

  it('begins four hours before and ends two hours after the call time, by the time of the tap [R416]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await isAt(callId, -241);
    expect((await tell(first, callId, { what: 'on_way' })).body).toMatchObject({ code: 'NOT_ON_THE_DAY' });
    const onWay = await isAt(callId, -70);
    expect((await tell(first, callId, { what: 'on_way' })).status).toBe(204);
    expect((await tell(first, callId, { what: 'on_way' })).status).toBe(204);
    expect(await seenBy(recruiter, callId, first)).toEqual({
      on_way: { ...said(onWay, onWay), is_near: null, point: null },
      arrived: null,
      late: null,
      is_missing: false,
    });
    const sent = await isAt(callId, 150);
    const tapped = new Date(sent.getTime() - 158 * 60_000);
    expectError(await tell(second, callId, { what: 'arrived' }), 409);
    expect((await tell(second, callId, { what: 'arrived', at: tapped.toISOString() })).status).toBe(204);
    expect((await seenBy(recruiter, callId, second))?.arrived).toMatchObject(said(tapped, sent));
    const ahead = new Date(sent.getTime() + 10 * 60_000).toISOString();
    expect((await tell(first, callId, { what: 'arrived', at: ahead })).body).toMatchObject({ code: 'NOT_YET' });
    expectError(await tell(first, callId, { what: 'home' as 'arrived' }), 400);
    expectError(await tell(await crew.crew(), callId, { what: 'arrived' }), 404);
    const events = (await crew.service.outbox(attendanceTold, callId)).map(({ payload }) => payload);
    expect(events.map(({ what, people }) => [what, people.map(({ id }) => id)])).toEqual([
      ['on_way', [first.id]],
      ['arrived', [second.id]],
    ]);
  });

  it('keeps a place only where it is given, until midnight after the call, and then whether it was near [R416]', async () => {
    const { recruiter, callId, first, second } = await placed();
    await isAt(callId, -10);
    expectError(await tell(first, callId, { what: 'arrived', point: { lat: 91, lon: 0 } }), 400);
    await tell(first, callId, { what: 'arrived', point: beside });
    await tell(second, callId, { what: 'arrived', point: { lat: 51.5, lon: -0.12 } });
    expect((await seenBy(recruiter, callId, first))?.arrived).toMatchObject({ is_near: true, point: beside });
    expect((await seenBy(recruiter, callId, second))?.arrived).toMatchObject({ is_near: false });
    expect(JSON.stringify(await crew.service.outbox(attendanceTold, callId))).not.toContain('53.47');
    await isAt(callId, 16 * 60);
    expect((await seenBy(recruiter, callId, first))?.arrived).toMatchObject({ is_near: true, point: null });
    await crew.service.get(DeadlineKeeper).keepAll();
    const kept = await crew.service.rows(
      'SELECT lat, lon, point_until, is_near FROM bookings.attendances WHERE call_id = $1 ORDER BY is_near',
      [callId],
    );
    const none = { lat: null, lon: null, point_until: null };
    expect(kept).toEqual([
      { ...none, is_near: false },
      { ...none, is_near: true },
    ]);
  });

  it('shows ten minutes past the call who has not arrived, tells both sides once, and lets the company set it [R417]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await isAt(callId, -5);
    await tell(first, callId, { what: 'arrived' });
    await isAt(callId, 9);
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await seenBy(recruiter, callId, second))?.is_missing).toBe(false);
    await isAt(callId, 10);
    await crew.service.get(DeadlineKeeper).keepAll();
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await seenBy(recruiter, callId, second))?.is_missing).toBe(true);
    expect((await seenBy(recruiter, callId, first))?.is_missing).toBe(false);
    const missing = (await crew.service.outbox(attendanceTold, callId)).filter(
      ({ payload }) => payload.what === 'not_arrived',
    );
    expect(missing.map(({ payload }) => payload.people)).toMatchObject([[{ id: second.id }]]);
    const at = await isAt(callId, 20);
    expectError(await setArrived(second, callId, second), 403);
    expectError(await setArrived((await crew.job()).recruiter, callId, second), 404);
    expectError(await setArrived(recruiter, callId, await crew.crew()), 404);
    expect((await setArrived(recruiter, callId, second)).status).toBe(204);
    await isAt(callId, 25);
    await tell(second, callId, { what: 'arrived' });
    const seen = await seenBy(recruiter, callId, second);
    expect(seen).toMatchObject({ is_missing: false, arrived: { at: at.toISOString(), by: 'company' } });
    expect(seen?.arrived?.by_name).toBeTruthy();
    const { history } = await bookingOf(second);
    expect(history.slice(-3).map(({ what, by }) => [what, by])).toEqual([
      ['not_arrived', 'time'],
      ['set_arrived', 'company'],
      ['arrived', 'crew'],
    ]);
    expect((await sheets.see(second, callId)).body satisfies CallSheet).toMatchObject({
      attendance: { arrived: { by: 'company' } },
    });
  });

  it('is forgotten after ninety days as far as a sheet named people, but for who the company booked [R419]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    const contact = { name: 'Dan Price', role: 'stage manager', phone: '0161 496 0142' };
    await sheets.fill(recruiter, callId, { site_contact: { ...contact, name: 'Ann Lee' } });
    await sheets.publish(recruiter, callId);
    await sheets.fill(recruiter, callId, { site_contact: contact, parking: 'Dock C' });
    await sheets.publish(recruiter, callId);
    await sheets.as(second).put(callSheetRoutes.callContact, { phone: '07700 900123', shares_phone: true });
    await isAt(callId, 89 * 24 * 60);
    await crew.service.get(DeadlineKeeper).keepAll();
    expect((await sheets.sheetOf(first, callId)).others).toMatchObject([{ phone: '07700 900123' }]);
    expect((await sheets.sheetOf(first, callId)).content?.site_contact).toEqual(contact);
    await isAt(callId, 90 * 24 * 60);
    await crew.service.get(DeadlineKeeper).keepAll();
    const { content, others } = await sheets.sheetOf(first, callId);
    expect(others).toEqual([]);
    expect(content).toMatchObject({ parking: 'Dock C', site_contact: { name: null, phone: null, role: contact.role } });
    const { desk } = await sheets.sheetOf(recruiter, callId);
    expect(desk?.receipts.map(({ name, phone }) => [name?.split(' ')[0], phone])).toEqual([
      ['Priya', null],
      ['Maya', null],
    ]);
    const stored = await crew.service.rows(
      `SELECT s.fields, s.changed, f.fields AS typed FROM bookings.call_sheets s
       JOIN bookings.calls c ON c.id = s.call_id JOIN bookings.sheet_fields f ON f.job_id = c.job_id WHERE c.id = $1`,
      [callId],
    );
    expect(JSON.stringify(stored)).toContain('site_contact');
    for (const gone of ['Dan Price', 'Ann Lee', contact.phone]) expect(JSON.stringify(stored)).not.toContain(gone);
  });
});

const said = (at: Date, sent: Date) => ({
  at: at.toISOString(),
  sent_at: sent.toISOString(),
  by: 'crew',
  by_name: null,
});
