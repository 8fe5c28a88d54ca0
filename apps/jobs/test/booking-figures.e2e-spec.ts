import { type BookingFigures, bookingsRoutes, dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { CrewMarket } from './crew-market.js';
import { coversOf } from './covers.js';
import { aFreelancer, anAdmin } from './marketplace.js';

const today = wallTimeOf(new Date()).day;

describe('figures of bookings', () => {
  let crew: CrewMarket;

  beforeEach(async () => (crew = await CrewMarket.open()));
  afterEach(async () => {
    jest.restoreAllMocks();
    await crew.close();
  });

  const figures = async (): Promise<BookingFigures> =>
    (await crew.service.as(anAdmin()).get<BookingFigures>(bookingsRoutes.figures)).body;
  const countsOf = ({ states }: BookingFigures): Record<string, number> =>
    Object.fromEntries(states.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]));
  const monthOf = ({ months }: BookingFigures, month: string) => months.find((one) => one.month === month);

  it('count bookings by how they stand, the share of positions filled and the hours that it took [R537]', async () => {
    const on = dayAfter(today, 1);
    const { recruiter, role } = await crew.job({ event_date: on, positions: 4 });
    const [stays, leaves] = [await crew.crew(), await crew.crew()];
    for (const person of [stays, leaves]) await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    await crew.service.rows(`UPDATE bookings.roles SET created_at = now() - interval '5 hours' WHERE id = $1`, [
      role.id,
    ]);
    const [gone] = (await crew.service.as(leaves).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    await crew.service.as(leaves).put(bookingsRoutes.cancelBooking(gone?.id), { kind: 'ill', reason: 'Ill.' });

    const before = await figures();
    expect(countsOf(before)).toEqual({ confirmed: 1, cancelled: 1 });
    expect(before.months).toHaveLength(12);
    expect(before.months.at(-1)?.month).toBe(today.slice(0, 7));
    const months = [...new Set([today.slice(0, 7), on.slice(0, 7)])];
    const known = months.map((month) => monthOf(before, month));
    // Where the call is next month it is not one of the last twelve yet.
    if (months.length === 1) expect(known).toMatchObject([{ positions: 4, filled: 1, hours_to_fill: 5 }]);
    else expect(known[0]).toMatchObject({ hours_to_fill: 5 });

    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${on}T12:00:00Z`));
    expect(countsOf(await figures())).toEqual({ on: 1, cancelled: 1 });
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${on}T23:00:00Z`));
    expect(countsOf(await figures())).toEqual({ over: 1, cancelled: 1 });
  });

  it('count a booking by the calls that it still has [R537]', async () => {
    const [first, later] = [dayAfter(today, 3), dayAfter(today, 6)];
    const { recruiter, role } = await crew.job({ event_date: first, duration_type: 'days', days: 2 });
    const [off = '', stays = ''] = role.call_ids;
    const wall = { starts_on: later, starts_at: '08:00', ends_at: '18:00' };
    await crew.service.as(recruiter).put(`/api/calls/${stays}`, wall);
    const person = await crew.crew();
    const { body } = await crew.move(person, await crew.offer(recruiter, role, person), 'accept');
    await crew.service
      .as(recruiter)
      .put(bookingsRoutes.cancelBooking(body.booking_id ?? ''), { reason: 'One day less.', call_ids: [off] });
    jest.spyOn(crew.service.get(Clock), 'now').mockImplementation(() => new Date(`${first}T12:00:00Z`));
    expect(countsOf(await figures())).toEqual({ confirmed: 1 });
  });

  it('count each confirm that a booking was in the way of, by day, and nothing else that was refused [R537]', async () => {
    const on = { event_date: dayAfter(today, 9) };
    const [one, two] = [await crew.job(on), await crew.job(on)];
    const person = await crew.crew();
    const [first, second] = [
      await crew.offer(one.recruiter, one.role, person),
      await crew.offer(two.recruiter, two.role, person),
    ];
    await crew.move(person, first, 'accept');
    expect((await figures()).days.every(({ refused }) => refused === 0)).toBe(true);
    for (const _ of [1, 2]) expect((await crew.move(person, second, 'accept')).status).toBe(409);
    expect((await crew.move(person, first, 'accept')).status).toBe(409);
    const { days } = await figures();
    expect([days.length, days.at(-1)]).toEqual([30, { day: wallTimeOf(new Date()).day, refused: 2 }]);
    const [kept] = await crew.service.rows('SELECT * FROM bookings.refused_clashes');
    expect(Object.keys(kept ?? {})).toEqual(['day', 'count']);
  });

  it('count covers and those that found someone [R537]', async () => {
    const covers = coversOf(crew);
    const found = async (): Promise<[number, number]> => {
      const { months } = await covers.at(60, figures);
      return months.reduce<[number, number]>((sum, one) => [sum[0] + one.rescues, sum[1] + one.rescues_filled], [0, 0]);
    };
    await covers.team();
    const [first, second] = [await covers.fellFree(), await covers.fellFree()];
    await covers.start(first.recruiter, first.role.id);
    const stopped = await covers.start(second.recruiter, second.role.id);
    await covers.steer(second.recruiter, stopped, 'stop');
    expect(await found()).toEqual([2, 0]);
    const ladder = await covers.look(first.recruiter, first.role.id, 1);
    const asked = (
      await crew.service.rows<{ id: string }>(
        `SELECT freelancer_id AS id FROM bookings.offers WHERE rescue_id = $1 AND state = 'open'`,
        [ladder.rescue?.id],
      )
    )[0];
    expect(asked).toBeDefined();
    const accepted = await covers.answer({ ...aFreelancer(), id: asked?.id ?? '' }, 'accept');
    expect(accepted.status).toBe(200);
    expect(await found()).toEqual([2, 1]);
  });
});
