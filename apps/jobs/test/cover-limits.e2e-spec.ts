import { SearchAlerts } from '@crewcall/bookings-domain';
import { dayAfter } from '@crewcall/contracts-bookings';
import { offerMade } from '@crewcall/contracts-bookings/dto';
import { ticketsChanged } from '@crewcall/contracts-identity/dto';
import { type SavedSearch, searchRoutes } from '@crewcall/contracts-jobs';
import { savedSearchFound } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { coversOf, person, standing } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';

describe('cover and what bounds it', () => {
  let crew: CrewMarket;
  let covers: ReturnType<typeof coversOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    covers = coversOf(crew);
  });
  // Each has its own crew: all who are here can be asked.
  afterEach(() => crew.service.rows(`UPDATE people SET is_hidden = true WHERE role = 'freelancer'`));
  afterAll(() => crew.close());

  it('ends an hour after the call began, and earlier waves can accept until then [R399] [R393]', async () => {
    const [ana, ben] = [await covers.near('Ana', 6), await covers.near('Ben', 8)];
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id, { settings: { people: 1, minutes: 1 } });
    await covers.passes(1);
    await covers.passes(2);
    expect((await covers.see(recruiter, rescue)).state).toBe('exhausted');
    // 18:00 in London, in winter and in summer.
    const begins =
      (Date.parse(rescue.first_call_at) - Date.parse(`${rescue.first_call_at.slice(0, 10)}T12:00Z`)) / 60_000;
    await covers.passes(begins + 59);
    expect((await covers.offerOf(ana))?.state).toBe('open');
    await covers.passes(begins + 60);
    expect((await covers.see(recruiter, rescue)).state).toBe('over');
    expect([(await covers.offerOf(ana))?.state, (await covers.offerOf(ben))?.state]).toEqual(['expired', 'expired']);
  });

  it('asks reserves first, in their order, as the first wave [R400]', async () => {
    const [zoe, yan] = [await covers.near('Zoe', 39), await covers.near('Yan', 38)];
    await covers.team();
    const { recruiter, role } = await covers.fellFree({ positions: 2 });
    const held = [];
    for (const one of [zoe, yan]) held.push(await crew.pencil(recruiter, role, one));
    const last = await covers.near('Last', 2);
    const other = await covers.near('Other', 2);
    for (const one of [last, other])
      expect((await crew.move(one, await crew.offer(recruiter, role, one), 'accept')).status).toBe(200);
    expect((await crew.see(zoe, held[0] ?? { id: '' })).state).toBe('reserve');
    const [booking] = (await covers.as(other).get<{ id: string }[]>('/api/bookings?side=freelancer')).body;
    await covers.as(other).put(`/api/bookings/${booking?.id}/cancel`, { kind: 'family' });
    const rescue = await covers.start(recruiter, role.id);
    expect(standing(rescue.people).slice(0, 3)).toEqual(['Zoe asked 1', 'Yan asked 1', 'Ana waiting']);
    await covers.passes(10);
    expect(standing((await covers.see(recruiter, rescue)).people).slice(2)).toEqual([
      'Ana asked 2',
      'Ben asked 2',
      'Cem asked 2',
      'Dot waiting',
      'Eva waiting',
    ]);
  });

  it('wakes at night only those who asked to be, and asks the others in the morning [R395]', async () => {
    const [sleeper, wakeful] = [await covers.near('Sleeper', 6), await covers.near('Wakeful', 9)];
    const set = (settings: object) => covers.as(wakeful).put('/api/cover-settings', settings);
    expect((await covers.as(wakeful).get('/api/cover-settings')).body).toEqual({
      passes_quiet_hours: true,
      wakes_me: false,
    });
    expect((await set({ passes_quiet_hours: false, wakes_me: true })).body).toMatchObject({ wakes_me: true });
    const { recruiter, role } = await covers.fellFree();
    // Half past midnight in London, in winter and in summer within the night.
    const rescue = await covers.start(recruiter, role.id, {}, -690);
    expect(standing(rescue.people)).toEqual(['Sleeper waiting', 'Wakeful asked 1']);
    const woken = await covers.offerOf(wakeful);
    expect((await crew.service.outbox(offerMade, woken?.id ?? '')).map(({ payload }) => payload.cover)).toMatchObject([
      { passes_quiet_hours: true, rate: '£320 a day', miles: 9 },
    ]);
    await covers.passes(-670);
    const night = await covers.see(recruiter, rescue, -669);
    expect([night.state, night.is_night, standing(night.people)[0]]).toEqual(['asking', true, 'Sleeper waiting']);
    await covers.passes(-300);
    expect(standing((await covers.see(recruiter, rescue)).people)[0]).toBe('Sleeper asked 2');
    expect(await covers.offerOf(sleeper)).toMatchObject({ state: 'open' });
  });

  it('asks no person more than three times a day [R395]', async () => {
    const asked = await covers.near('Asked', 6);
    for (let times = 0; times < 3; times += 1) {
      const { recruiter, role } = await covers.fellFree();
      const rescue = await covers.start(recruiter, role.id);
      expect(standing(rescue.people)).toEqual(['Asked asked 1']);
      await covers.steer(recruiter, rescue, 'stop');
      await crew.service.rows(`UPDATE people SET is_hidden = true WHERE role = 'freelancer' AND user_id <> $1`, [
        asked.id,
      ]);
    }
    const { recruiter, role } = await covers.fellFree();
    const fourth = await covers.start(recruiter, role.id);
    expect([fourth.state, standing(fourth.people)]).toEqual(['exhausted', ['Asked asked_enough']]);
  });

  it('passes over who is booked, hidden or away by the time of their wave [R391]', async () => {
    const people = await covers.team();
    const { recruiter, role, job } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    const rival = await crew.job({ event_date: job.event_date, start_time: '20:00', end_time: '22:00' });
    expect((await crew.hire(rival.recruiter, person(people, 3), rival.job)).status).toBe(200);
    await crew.service.rows('UPDATE people SET is_hidden = true WHERE user_id = $1', [person(people, 4).id]);
    await covers.passes(10);
    const after = await covers.see(recruiter, rescue);
    expect([after.state, standing(after.people).slice(3)]).toEqual(['exhausted', ['Dot not_free', 'Eva gone']]);
  });

  it.each([true, false])(
    'asks no one without a ticket that is a must, only valid ones taken: %s [R391]',
    async (only_valid) => {
      const { recruiter, role, job } = await covers.fellFree();
      const needs = [
        { kind: 'ipaf', is_must: true, sum_pence: null },
        { kind: 'pasma', is_must: false, sum_pence: null },
      ];
      const input = { name: role.name, positions: 1, terms: { basis: 'day', amount_pence: 32_000, mode: 'set' } };
      await covers.as(recruiter).put(`/api/roles/${role.id}`, { ...input, tickets: { needs, only_valid } });
      const tells = ({ id: subjectId }: TestActor, expires_on: string, version = 1) => {
        const tickets = [{ id: newId(), kind: 'ipaf' as const, state: 'unchecked' as const, expires_on }];
        return crew.service.deliver(ticketsChanged, { subjectId, version, payload: { tickets, shared: 'applied' } });
      };
      const day = String(job.event_date);
      await tells(await covers.near('Good', 6), day);
      await tells(await covers.near('Over', 8), dayAfter(day, -1));
      await covers.near('Without', 9);
      const loses = await covers.near('Loses', 10);
      await tells(loses, dayAfter(day, 9));
      const { candidates } = await covers.look(recruiter, role.id);
      expect(candidates.map(({ first_name }) => first_name)).toEqual(['Good', 'Loses']);
      const rescue = await covers.start(recruiter, role.id, { settings: { people: 1 } });
      await tells(loses, dayAfter(day, -1), 2);
      await covers.passes(11);
      expect(standing((await covers.see(recruiter, rescue)).people)).toEqual(['Good asked 1', 'Loses gone']);
    },
  );

  it('posted publicly is told at once by saved searches, to no one a second time [R398] [R497]', async () => {
    const word = `posted${process.pid}q`;
    const save = async () => {
      const by = await crew.crew();
      const input = { name: 'Cover', wanted: { search: word }, alert: 'instant' };
      return (await covers.as(by).post<SavedSearch>(searchRoutes.list, input)).body;
    };
    const run = () => crew.service.get(SearchAlerts).run();
    const told = async ({ id }: SavedSearch) =>
      (await crew.service.outbox(savedSearchFound, id)).map(({ payload }) => payload.jobs.map(({ job_id }) => job_id));
    const before = [await save(), await save()];
    const { recruiter, role, job } = await covers.fellFree({ skills: [word], once: run });
    // So long ago that of one of them it is not kept what it found.
    await crew.service.rows(`UPDATE jobs SET created_at = created_at - interval '31 days' WHERE id = $1`, [job.id]);
    await crew.service.rows(`UPDATE bookings.saved_searches SET created_at = created_at - interval '32 days'`);
    await crew.service.rows('DELETE FROM bookings.search_finds WHERE search_id = $1', [before[0]?.id]);
    const after = await save();
    const rescue = await covers.start(recruiter, role.id);
    await run();
    expect(await told(after)).toEqual([]);
    expect((await covers.steer(recruiter, rescue, 'post')).status).toBe(200);
    expect(await crew.service.rows(`SELECT 1 FROM outbox WHERE name = 'alert-searches'`)).toHaveLength(1);
    await run();
    expect(await told(after)).toEqual([[job.id]]);
    for (const search of before) expect(await told(search)).toEqual([[job.id]]);
  });

  it('asks at most as many people as the company says, fifty at the most [R393]', async () => {
    await covers.team();
    const { recruiter, role } = await covers.fellFree();
    expectError(await covers.tryStart(recruiter, role.id, { settings: { most_people: 51 } }), 400);
    const rescue = await covers.start(recruiter, role.id, { settings: { most_people: 2, people: 5 } });
    expect([rescue.asked, rescue.of]).toEqual([2, 2]);
    await covers.passes(30);
    expect((await covers.see(recruiter, rescue)).state).toBe('exhausted');
  });

  it('needs no more cover once the slot is filled in another way [R399]', async () => {
    const people = await covers.team();
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    const other = await covers.near('Other', 2);
    const offer = await crew.offer(recruiter, role, other, { kind: 'pencil' });
    await crew.move(other, offer, 'accept');
    expect((await crew.move(recruiter, offer, 'confirm')).status).toBe(200);
    const after = await covers.see(recruiter, rescue);
    expect([after.state, after.filled_by]).toEqual(['filled', other.id]);
    expect((await covers.offerOf(person(people, 0)))?.state).toBe('withdrawn');
  });
});
