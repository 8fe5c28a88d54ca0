import { bookingsRoutes } from '@crewcall/contracts-bookings';
import { contestedOf } from './contested.js';
import { CrewMarket } from './crew-market.js';
import { aKitItem, kitOf } from './kit.js';
import { dayAfterCall, timesheetsOf, worked } from './timesheets.js';

const fee = { basis: 'fixed', amount_pence: 50_000 };
const onNextDay = { starts_on: dayAfterCall, ends_on: dayAfterCall };

describe('hours of two days of which one is said to be missed', () => {
  let crew: CrewMarket;
  let hours: ReturnType<typeof timesheetsOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    hours = timesheetsOf(crew);
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  const contested = () => contestedOf(crew, hours);

  it('have a fixed fee once, also where what was said of the day before is taken back [R442]', async () => {
    const { first, recruiter, callId, nextId, sheetOf } = await contested().twoDays(fee);
    await hours.isAfter(1);
    await hours.isAfter(15);
    const booking = await contested().claim(recruiter, first, callId);
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
    const market = await contested().twoDays(terms, offer);
    const { first, recruiter, callId, nextId, sheetOf } = market;
    for (const at of [1, 15]) await hours.isAfter(at);
    const { body: sent } = await hours.move(first, await sheetOf(callId), 'submit', worked());
    if (between === 'dispute') {
      const lines = [{ line: 'out', reason: 'not_agreed' }];
      await hours.move(recruiter, sent, 'dispute', { lines, figures: worked({ ends_at: '17:00' }) });
    }
    const booking = await contested().claim(recruiter, first, callId);
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
        await contested().settledAs('attended', booking.id);
      }
      expect(await pence()).toEqual([0, 50_000]);
      expect((await hours.move(recruiter, await sheetOf(callId), 'approve')).status).toBe(200);
      expect(await pence()).toEqual([0, 50_000]);
    },
  );

  it.each(['submitted', 'disputed'] as const)(
    'sent for both days, and %s, have the fee with the day that was worked once the first is said to be missed [R388] [R442]',
    async (state) => {
      const { first, recruiter, callId, nextId, sheetOf } = await contested().twoDays(fee);
      for (const at of [1, 15]) await hours.isAfter(at);
      await hours.move(first, await sheetOf(callId), 'submit', worked());
      await hours.isAfter(25);
      const { body: next } = await hours.move(first, await sheetOf(nextId), 'submit', worked(onNextDay));
      expect(next.figures.pay?.total_pence).toBe(0);
      const lines = [{ line: 'out', reason: 'not_agreed' }];
      const given = worked({ ...onNextDay, ends_at: '17:00' });
      if (state === 'disputed') await hours.move(recruiter, next, 'dispute', { lines, figures: given });
      const booking = await contested().claim(recruiter, first, callId);
      await hours.as(first).put(bookingsRoutes.objectToNoShow(booking.id), {});
      await contested().settledAs('no_show', booking.id);
      expect((await sheetOf(nextId)).figures.pay?.total_pence).toBe(50_000);
      const [who, move] = state === 'disputed' ? ([first, 'accept'] as const) : ([recruiter, 'approve'] as const);
      const { body: agreed } = await hours.move(who, await sheetOf(nextId), move);
      expect([agreed.state, agreed.figures.pay?.total_pence]).toEqual(['approved', 50_000]);
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
});
