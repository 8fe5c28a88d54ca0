import { type Booking, callSheetRoutes, bookingsRoutes, type CallSheet, dayAfter } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { sheetDay, sheetsOf } from './call-sheets.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

const DAY_MS = 86_400_000;

describe('one’s own call sheets', () => {
  let crew: CrewMarket;
  let sheets: ReturnType<typeof sheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    sheets = sheetsOf(crew);
  });
  afterAll(() => crew.close());

  const ownOf = async (actor: TestActor): Promise<CallSheet[]> =>
    (await sheets.as(actor).get<CallSheet[]>(callSheetRoutes.ownSheets)).body;
  const callsOf = async (actor: TestActor): Promise<string[]> => (await ownOf(actor)).map(({ call_id }) => call_id);

  /** Booked on a call of another company in so many days, with a sheet. */
  async function alsoBooked(person: TestActor, days: number): Promise<string> {
    const { recruiter, role } = await crew.job({ event_date: dayAfter(sheetDay, days - 5) });
    await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    const callId = role.call_ids[0] ?? '';
    await sheets.publish(recruiter, callId);
    return callId;
  }

  it('are those published of the next 14 days and until two days after the call, soonest first [R414] [R415]', async () => {
    const { recruiter, callId, first } = await sheets.booked();
    expect(await ownOf(first)).toEqual([]);
    await sheets.fill(recruiter, callId, { parking: 'Dock C' });
    await sheets.publish(recruiter, callId);
    const [later, , sooner] = [await alsoBooked(first, 13), await alsoBooked(first, 16), await alsoBooked(first, 2)];
    const own = await ownOf(first);
    expect(own.map(({ call_id }) => call_id)).toEqual([sooner, callId, later]);
    expect(own[1]).toEqual(await sheets.sheetOf(first, callId));
    const onDay = async (days: number): Promise<string[]> => {
      const clock = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(Date.now() + days * DAY_MS));
      const found = await callsOf(first);
      clock.mockRestore();
      return found;
    };
    expect(await onDay(6.5)).toContain(callId);
    expect(await onDay(8.5)).not.toContain(callId);
  });

  it('are not there any more once one is cancelled from the call, whose line stays in the history [R415] [R418]', async () => {
    const { recruiter, callId, first, second } = await sheets.booked();
    await sheets.publish(recruiter, callId);
    expect(await callsOf(first)).toEqual([callId]);
    const { body } = await sheets.as(first).get<Booking[]>('/api/bookings?side=freelancer');
    const id = body[0]?.id ?? '';
    await sheets.as(recruiter).put(bookingsRoutes.cancelBooking(id), { reason: 'Fewer are needed.' });
    expectError(await sheets.see(first, callId), 404);
    expectError(await sheets.acknowledge(first, callId, 1), 404);
    expect([await callsOf(first), await callsOf(second)]).toEqual([[], [callId]]);
    const kept = await sheets.as(first).get<Booking>(bookingsRoutes.booking(id));
    expect(kept.body.cancellations).toMatchObject([{ by: 'company', reason: 'Fewer are needed.' }]);
    expect(kept.body.history.map(({ what }) => what)).toContain('cancelled');
  });
});
