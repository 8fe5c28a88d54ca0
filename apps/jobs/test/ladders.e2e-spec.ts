import { DeadlineKeeper } from '@crewcall/bookings-domain';
import { dayAfter, type Offer, wallTimeOf } from '@crewcall/contracts-bookings';
import { offerEnded, pencilMoved } from '@crewcall/contracts-bookings/dto';
import type { TestActor } from '@crewcall/testing-node';
import { CrewMarket } from './crew-market.js';

const HOUR = 3_600_000;
const on = (days: number): string => dayAfter(wallTimeOf(new Date()).day, days);

describe('ladders of pencils', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());

  async function ladder(count: number, overrides: Record<string, unknown> = {}) {
    const setting = await crew.job(overrides);
    const rungs: { person: TestActor; offer: Offer }[] = [];
    for (let rank = 0; rank < count; rank += 1) {
      const person = await crew.crew();
      rungs.push({ person, offer: await crew.pencil(setting.recruiter, setting.role, person) });
    }
    const [first, second, third] = rungs;
    if (!first || !second || !third) throw new Error('too short');
    return { ...setting, rungs, first, second, third };
  }
  const order = async (recruiter: TestActor, roleId: string): Promise<string[]> => {
    const { body } = await crew.service.as(recruiter).get<Offer[]>(`/api/roles/${roleId}/ladder`);
    return body.map(({ id }) => id);
  };

  it('stand in the order of acceptance, five for each open position, and name no user to crew [R355] [R357]', async () => {
    const { recruiter, role, rungs, second } = await ladder(5);
    expect(await order(recruiter, role.id)).toEqual(rungs.map(({ offer }) => offer.id));
    const sixth = await crew.crew();
    const offer = await crew.offer(recruiter, role, sixth, { kind: 'pencil' });
    const refused = await crew.move(sixth, offer, 'accept');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'LADDER_FULL', error: 'This slot already has 5 pencils.' },
    ]);
    const seen = await crew.see(second.person, second.offer);
    expect(seen.rank_words).toEqual(['You are 2nd of 5 for this slot', 'They hold 1st pencil on your dates']);
    for (const { person } of rungs)
      if (person.id !== second.person.id) expect(JSON.stringify(seen)).not.toContain(person.id);
    expect((await crew.service.as(second.person).get(`/api/roles/${role.id}/ladder`)).status).toBe(403);
  });

  it('are reordered by their company, and who moves is told [R356]', async () => {
    const { recruiter, role, first, second, third } = await ladder(3);
    const wanted = [third.offer.id, first.offer.id, second.offer.id];
    const put = (offer_ids: string[]) => crew.service.as(recruiter).put(`/api/roles/${role.id}/ladder`, { offer_ids });
    expect((await put(wanted)).status).toBe(200);
    expect(await order(recruiter, role.id)).toEqual(wanted);
    const told = await crew.service.outbox(pencilMoved, third.offer.id);
    expect(told.at(-1)?.payload).toMatchObject({ rank: 1, of: 3 });
    expect((await put(wanted.slice(1))).body).toMatchObject({ code: 'LADDER_CHANGED' });
  });

  it('move up when a rank falls free, and the next is told [R360] [R362]', async () => {
    const { recruiter, role, first, second } = await ladder(3);
    const released = await crew.move(first.person, first.offer, 'release', { text: 'Sorry.' });
    expect(released.body).toMatchObject({ state: 'released', reason_text: 'Sorry.' });
    expect((await crew.service.outbox(offerEnded, first.offer.id)).at(-1)?.payload).toMatchObject({
      outcome: 'released',
      by: 'crew',
    });
    expect((await crew.service.outbox(pencilMoved, second.offer.id)).at(-1)?.payload).toMatchObject({ rank: 1, of: 2 });
    expect((await crew.see(second.person, second.offer)).slot).toMatchObject({ rank: 1, of: 2 });
    expect((await order(recruiter, role.id))[0]).toBe(second.offer.id);
  });

  const timeUp = ({ id }: Offer) => {
    const due = `UPDATE bookings.deadlines SET due_at = now() - interval '1 second' WHERE subject_id = $1 AND kind = 'lapse'`;
    return crew.service.rows(due, [id]);
  };

  /** A ladder of three where the next one is confirmed by itself. */
  async function confirmingItself(positions = 1) {
    const rungs = await ladder(3);
    const { recruiter, role } = rungs;
    const saved = { name: role.name, positions, terms: role.terms, confirms_next: true };
    expect((await crew.service.as(recruiter).put(`/api/roles/${role.id}`, saved)).status).toBe(200);
    const states = async (): Promise<string[]> => {
      await crew.service.get(DeadlineKeeper).keepAll();
      const seen = await Promise.all(rungs.rungs.map(({ person, offer }) => crew.see(person, offer)));
      return seen.map(({ state }) => state);
    };
    return { ...rungs, states };
  }

  it('confirm the next one by themselves where that is switched on, passing over who clashes [R362]', async () => {
    const { recruiter, first, states } = await confirmingItself();
    await crew.move(recruiter, first.offer, 'release', { reason: 'changed_plans' });
    expect(await states()).toEqual(['released', 'confirmed', 'reserve']);
  });

  it('confirm no user by themselves whom their company has only put in another order [R362]', async () => {
    const { recruiter, role, first, second, third, states } = await confirmingItself();
    for (const order of [
      [first, third, second],
      [third, second, first],
    ]) {
      const offer_ids = order.map(({ offer }) => offer.id);
      expect((await crew.service.as(recruiter).put(`/api/roles/${role.id}/ladder`, { offer_ids })).status).toBe(200);
      expect(await states()).toEqual(['held', 'held', 'held']);
    }
  });

  it('confirm no user by themselves when a lower rank falls free [R362]', async () => {
    const { second, third, states } = await confirmingItself();
    await crew.move(third.person, third.offer, 'release');
    expect(await states()).toEqual(['held', 'held', 'released']);
    await timeUp(second.offer);
    expect(await states()).toEqual(['held', 'lapsed', 'released']);
  });

  it('confirm no other by themselves when the company confirms one by hand [R362]', async () => {
    const { recruiter, first, states } = await confirmingItself(3);
    await crew.move(recruiter, first.offer, 'confirm');
    expect(await states()).toEqual(['confirmed', 'held', 'held']);
  });

  it('confirm the next one by themselves when the first is booked elsewhere, or held no longer [R362]', async () => {
    const [away, late] = [await confirmingItself(), await confirmingItself()];
    const elsewhere = await crew.job();
    await crew.hire(elsewhere.recruiter, away.first.person, elsewhere.job);
    expect(await away.states()).toEqual(['lapsed', 'confirmed', 'reserve']);
    await timeUp(late.first.offer);
    expect(await late.states()).toEqual(['lapsed', 'confirmed', 'reserve']);
  });

  it('confirm the first by themselves in the place of a booking that is cancelled [R362]', async () => {
    const { recruiter, first, states } = await confirmingItself(3);
    const { body } = await crew.move(recruiter, first.offer, 'confirm');
    const cancelled = await crew.service
      .as(first.person)
      .put(`/api/bookings/${body.booking_id}/cancel`, { kind: 'ill' });
    expect(cancelled.status).toBe(200);
    expect((await states()).slice(1)).toEqual(['confirmed', 'held']);
  });

  it('become the reserve list with the last position, in order [R358] [R363]', async () => {
    const { recruiter, role, first, second, third } = await ladder(3);
    const confirmed = await crew.move(recruiter, second.offer, 'confirm');
    expect([confirmed.status, confirmed.body.state]).toEqual([200, 'confirmed']);
    for (const [rank, { person, offer }] of [first, third].entries()) {
      expect((await crew.see(person, offer)).state).toBe('reserve');
      const [told] = await crew.service.outbox(offerEnded, offer.id);
      expect(told?.payload).toMatchObject({ outcome: 'reserve', rank: rank + 1 });
    }
    expect((await crew.tryOffer(recruiter, role, first.person)).body).toMatchObject({ code: 'SLOT_FILLED' });
  });

  it('lapse elsewhere when the person is booked, and mark open offers on that time [R368]', async () => {
    const person = await crew.crew();
    const [one, other, open, apart] = [
      await crew.job(),
      await crew.job(),
      await crew.job(),
      await crew.job({ event_date: '2035-06-20' }),
    ];
    const [pencil, meeting] = [
      await crew.pencil(one.recruiter, one.role, person),
      await crew.pencil(other.recruiter, other.role, person),
    ];
    const asked = await crew.offer(open.recruiter, open.role, person, { kind: 'pencil' });
    const away = await crew.pencil(apart.recruiter, apart.role, person);
    await crew.move(one.recruiter, pencil, 'confirm');
    expect((await crew.see(person, meeting)).state).toBe('lapsed');
    expect((await crew.service.outbox(offerEnded, meeting.id))[0]?.payload).toMatchObject({
      outcome: 'not_free',
      by: 'system',
    });
    expect((await crew.see(person, away)).state).toBe('held');
    expect([(await crew.see(person, asked)).clashes, (await crew.see(open.recruiter, asked)).clashes]).toEqual([
      true,
      false,
    ]);
    const refused = await crew.move(person, asked, 'accept');
    const words = `You are already booked then: ${one.job.title}, ${one.job.company}, Tue 12 Jun, 08:00 to 18:00.`;
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'NOT_FREE', error: words }]);
  });

  it('are extended once, when both agree [R353]', async () => {
    const { recruiter, first } = await ladder(3);
    const asked = await crew.move(recruiter, first.offer, 'ask-to-extend', { hold_hours: 72 });
    expect(asked.body.decide_by).toBe(first.offer.decide_by);
    const agreed = await crew.move(first.person, first.offer, 'extend');
    expect(agreed.body).toMatchObject({ decide_by: asked.body.extension_asked, extension_asked: null });
    expect((await crew.move(recruiter, first.offer, 'ask-to-extend', { hold_hours: 24 })).body).toMatchObject({
      code: 'EXTENDED_ONCE',
    });
  });

  it('are held longer by the hours that are asked for, after the deadline that they have [R353]', async () => {
    const [{ recruiter, role }, person] = [await crew.job(), await crew.crew()];
    const pencil = await crew.pencil(recruiter, role, person, { hold_hours: 168 });
    const asked = await crew.move(recruiter, pencil, 'ask-to-extend', { hold_hours: 24 });
    const later = new Date(Date.parse(pencil.decide_by ?? '') + 24 * HOUR).toISOString();
    expect(asked.body).toMatchObject({ decide_by: pencil.decide_by, extension_asked: later });
    const agreed = await crew.move(person, pencil, 'extend');
    expect(agreed.body).toMatchObject({ state: 'held', decide_by: later });
    const [kept] = await crew.service.rows<{ at: Date }>(
      `SELECT due_at AS at FROM bookings.deadlines WHERE subject_id = $1 AND kind = 'lapse' ORDER BY due_at DESC`,
      [pencil.id],
    );
    expect(kept?.at.toISOString()).toBe(later);
  });

  it('are not extended where the call leaves no time to [R353]', async () => {
    const [{ recruiter, role }, person] = [await crew.job({ event_date: on(3) }), await crew.crew()];
    const pencil = await crew.pencil(recruiter, role, person, { hold_hours: 720 });
    const asked = await crew.move(recruiter, pencil, 'ask-to-extend', { hold_hours: 24 });
    const words = 'This pencil cannot be held for longer. A pencil ends two hours before the call at the latest.';
    expect([asked.status, asked.body]).toMatchObject([409, { code: 'NOT_LONGER', error: words }]);
    expect((await crew.see(recruiter, pencil)).extension_asked).toBeNull();
  });

  it('are not extended once the later end is over, or no later than their own', async () => {
    const [{ recruiter, role }, person] = [await crew.job(), await crew.crew()];
    const pencil = await crew.pencil(recruiter, role, person);
    await crew.move(recruiter, pencil, 'ask-to-extend', { hold_hours: 24 });
    const agreeing = async (decideBy: string, until: string) => {
      const sql = `UPDATE bookings.offers SET decide_by = now() + $2::interval, extension_asked = now() + $3::interval WHERE id = $1`;
      await crew.service.rows(sql, [pencil.id, decideBy, until]);
      const { status, body } = await crew.move(person, pencil, 'extend');
      return [status, (body as { code?: string }).code, (await crew.see(person, pencil)).state];
    };
    expect(await agreeing('-2 hours', '-1 hour')).toEqual([409, 'NOT_LONGER', 'held']);
    expect(await agreeing('3 hours', '2 hours')).toEqual([409, 'NOT_LONGER', 'held']);
  });

  it('are asked to be held longer no more once they are challenged, and end as the challenge says [R359]', async () => {
    const [person, upper, lower] = [await crew.crew(), await crew.job(), await crew.job()];
    const above = await crew.pencil(upper.recruiter, upper.role, person, { hold_hours: 168 });
    const below = await crew.pencil(lower.recruiter, lower.role, person);
    await crew.move(upper.recruiter, above, 'ask-to-extend', { hold_hours: 24 });
    await crew.move(lower.recruiter, below, 'challenge');
    const challenged = await crew.see(upper.recruiter, above);
    expect(challenged.extension_asked).toBeNull();
    expect((await crew.move(person, above, 'extend')).status).toBe(409);
    const again = await crew.move(upper.recruiter, above, 'ask-to-extend', { hold_hours: 24 });
    expect([again.status, again.body]).toMatchObject([409, { code: 'MUST_DECIDE' }]);
    expect(await crew.see(upper.recruiter, above)).toMatchObject({ state: 'held', decide_by: challenged.decide_by });
  });
});
