import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { offerEnded } from '@crewcall/contracts-bookings/dto';
import type { Job } from '@crewcall/contracts-jobs';
import { coversOf, person, standing } from './covers.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';

const later = dayAfter(wallTimeOf(new Date()).day, 10);

describe('cover for a slot that fell free', () => {
  let crew: CrewMarket;
  let covers: ReturnType<typeof coversOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    covers = coversOf(crew);
  });
  // Each has its own crew: all who are here can be asked.
  afterEach(() => crew.service.rows(`UPDATE people SET is_hidden = true WHERE role = 'freelancer'`));
  afterAll(() => crew.close());

  it('is offered for a slot that fell free under 72 hours before its call, and for no other [R390]', async () => {
    const { recruiter, role, left } = await covers.fellFree();
    await covers.near('Ana', 6);
    expect(await covers.look(recruiter, role.id)).toMatchObject({
      problem: null,
      left: { freelancer_id: left.id, words: 'Ill' },
      settings: { people: 3, minutes: 10, miles: 40, most_people: 50 },
      candidates: [{ first_name: 'Ana', state: 'waiting' }],
    });
    const never = await crew.job({ event_date: dayAfter(wallTimeOf(new Date()).day, 1) });
    await covers.as(never.recruiter).put(`/api/roles/${never.role.id}`, {
      name: never.role.name,
      positions: 1,
      terms: { basis: 'day', amount_pence: 32_000, mode: 'set' },
    });
    expectError(await covers.tryStart(never.recruiter, never.role.id, {}, -600), 409);
    const far = await crew.job({ event_date: later });
    expect((await covers.look(far.recruiter, far.role.id)).problem).toContain('72 hours');
    expectError(await covers.tryStart(far.recruiter, far.role.id), 409);
  });

  it('asks who is free, near, skilled and not the one who left, best first [R391] [R392]', async () => {
    const { recruiter, role, job } = await covers.fellFree({ skills: ['Sound Engineering', 'Rigging'] });
    await covers.near('Both', 30, { skills: ['Rigging', 'Sound engineering'] });
    await covers.near('One', 30);
    await covers.near('Nearer', 8);
    await covers.near('Far', 41);
    await covers.near('Unskilled', 5, { skills: ['Catering'] });
    const booked = await covers.near('Booked', 5);
    const rival = await crew.job({ event_date: job.event_date, start_time: '20:00', end_time: '22:00' });
    expect((await crew.hire(rival.recruiter, booked, rival.job)).status).toBe(200);
    const away = await covers.near('Away', 5);
    await covers.as(away).post('/api/calendar/blocks', { kind: 'unavailable', starts_on: job.event_date });
    const says = await covers.near('Says', 39);
    await covers.as(says).post('/api/calendar/blocks', { kind: 'available', starts_on: job.event_date });
    const { candidates } = await covers.look(recruiter, role.id);
    expect(candidates.map(({ first_name, score, why }) => [first_name, score, why.slice(0, 2)])).toEqual([
      ['Says', 36, ['39 miles', '1 of 2 skills']],
      ['Both', 58, ['30 miles', 'all 2 skills']],
      ['Nearer', 51, ['8 miles', '1 of 2 skills']],
      ['One', 40, ['30 miles', '1 of 2 skills']],
    ]);
  });

  it('asks no one farther off than they travel, however far the company looks [R490]', async () => {
    const { recruiter, role } = await covers.fellFree();
    await covers.near('Home', 30, { reach: 25 });
    await covers.near('Usual', 39);
    await covers.near('Roams', 39, { reach: 1000 });
    await covers.near('Beyond', 41, { reach: 1000 });
    const { candidates } = await covers.look(recruiter, role.id);
    expect(candidates.map(({ first_name }) => first_name).sort()).toEqual(['Roams', 'Usual']);
  });

  it('asks in waves that stay open, each person once, until it is covered [R393] [R394]', async () => {
    const people = await covers.team();
    const { recruiter, role, job } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    expect([rescue.state, rescue.asked, rescue.of, rescue.wave]).toEqual(['asking', 3, 5, 1]);
    expect(standing(rescue.people)).toEqual([
      'Ana asked 1',
      'Ben asked 1',
      'Cem asked 1',
      'Dot waiting',
      'Eva waiting',
    ]);
    expect(await covers.offerOf(person(people, 0))).toMatchObject({
      kind: 'booking',
      state: 'open',
      cover: { rescue_id: rescue.id, asked: 3 },
      terms: { amount_pence: 32_000 },
    });
    await covers.passes(9);
    expect((await covers.see(recruiter, rescue)).asked).toBe(3);
    await covers.passes(10);
    await covers.passes(11);
    const second = await covers.see(recruiter, rescue);
    expect(standing(second.people).slice(3)).toEqual(['Dot asked 2', 'Eva asked 2']);
    expectError(await covers.tryStart(recruiter, role.id), 409);
    expect((await covers.answer(person(people, 1), 'accept', 12)).body).toMatchObject({ state: 'confirmed' });
    const filled = await covers.see(recruiter, rescue);
    expect([filled.state, filled.filled_by]).toEqual(['filled', person(people, 1).id]);
    expect(standing(filled.people)).toEqual([
      'Ana closed 1',
      'Ben accepted 1',
      'Cem closed 1',
      'Dot closed 2',
      'Eva closed 2',
    ]);
    expect((await covers.offerOf(person(people, 0)))?.cover?.is_covered).toBe(true);
    const late = await covers.answer(person(people, 0), 'accept', 13);
    expect([late.status, late.body]).toMatchObject([409, { code: 'SLOT_FILLED' }]);
    const told = await covers.toldOf(rescue);
    expect(told.map(({ what }) => what)).toEqual(['started', 'wave', 'wave', 'filled']);
    expect(told.at(-1)).toMatchObject({ state: 'filled', asked: 5, freelancer_id: person(people, 1).id, miles: 10 });
    for (const one of [0, 2, 3, 4]) {
      const offer = await covers.offerOf(person(people, one));
      const ended = await crew.service.outbox(offerEnded, offer?.id ?? '');
      expect(ended.map(({ payload }) => payload)).toMatchObject([{ outcome: 'covered', is_cover: true }]);
    }
    expect((await covers.as(recruiter).get<{ filled: number }[]>(`/api/jobs/${job.id}/roles`)).body[0]?.filled).toBe(1);
  });

  it('is stopped, hurried and edited by its company, and by no other [R397] [R393] [R392]', async () => {
    const people = await covers.team();
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id, {
      settings: { people: 1, minutes: 60, miles: 17 },
      left_out: [person(people, 1).id],
    });
    expect(standing(rescue.people)).toEqual(['Ana asked 1', 'Ben left_out', 'Cem waiting']);
    expect((await covers.steer(recruiter, rescue, 'next')).body.people[2]).toMatchObject({ state: 'asked', wave: 2 });
    const out = await covers.steer(recruiter, rescue, 'people', { left_out: [] });
    expect(standing(out.body.people)[1]).toBe('Ben waiting');
    const edited = await covers.steer(recruiter, rescue, 'settings', { minutes: 2 }, 1);
    expect(edited.body).toMatchObject({ settings: { people: 1, minutes: 2 }, has_own_waves: true });
    await covers.passes(2);
    expect(standing((await covers.see(recruiter, rescue)).people)[1]).toBe('Ben asked 3');
    for (const move of ['stop', 'next', 'widen', 'raise', 'settings', 'people'] as const) {
      const input = { miles: 60, amount_pence: 40_000, left_out: [] };
      const sent = { widen: { miles: 60 }, raise: { amount_pence: input.amount_pence }, people: { left_out: [] } };
      const body = move in sent ? sent[move as keyof typeof sent] : {};
      expectError(await covers.steer(aRecruiter(), rescue, move, body), 404);
    }
    expectError(await covers.as(aRecruiter()).get(`/api/rescues/${rescue.id}`), 404);
    expectError(await covers.as(aRecruiter()).get(`/api/roles/${role.id}/rescue`), 404);
    const seen = await covers.offerOf(person(people, 0));
    expectError(await covers.as(person(people, 1)).put(`/api/offers/${seen?.id}/seen`), 404);
    expect((await covers.as(person(people, 0)).put(`/api/offers/${seen?.id}/seen`)).status).toBe(204);
    expect((await covers.see(recruiter, rescue)).people[0]).toMatchObject({ state: 'seen' });
    const stopped = await covers.steer(recruiter, rescue, 'stop', {}, 3);
    expect([stopped.body.state, standing(stopped.body.people)]).toEqual([
      'stopped',
      ['Ana closed 1', 'Ben closed 3', 'Cem closed 2'],
    ]);
    expectError(await covers.steer(recruiter, rescue, 'next'), 409);
    expect((await covers.answer(person(people, 0), 'accept', 4)).status).toBe(409);
  });

  it('has one rate for all; raised, those asked before get the better one [R396]', async () => {
    const people = await covers.team();
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    expectError(await covers.steer(recruiter, rescue, 'raise', { amount_pence: 32_000 }), 409);
    const raised = await covers.steer(recruiter, rescue, 'raise', { amount_pence: 40_000 });
    expect(raised.body.steps.at(-1)).toMatchObject({ what: 'raised', words: '£320 is now £400 a day' });
    await covers.passes(10);
    const rates = await Promise.all(people.map(async (one) => (await covers.offerOf(one))?.terms.amount_pence));
    expect(rates).toEqual([40_000, 40_000, 40_000, 40_000, 40_000]);
    const told = (await covers.toldOf(rescue)).find(({ what }) => what === 'raised');
    expect(told).toMatchObject({ raised: '£320 is now £400 a day' });
    expect(told?.person_ids).toHaveLength(3);
    const accepted = await covers.answer(person(people, 0), 'accept', 11);
    expect(accepted.body).toMatchObject({ state: 'confirmed', terms: { amount_pence: 40_000 } });
  });

  it('asks the next at once when all have declined, says when all were asked, and goes on when widened [R397]', async () => {
    const people = await covers.team();
    const farther = await covers.near('Far', 45);
    const { recruiter, role } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    for (const one of [0, 1, 2]) await covers.answer(person(people, one), 'decline', 1);
    await covers.passes(1);
    expect(standing((await covers.see(recruiter, rescue)).people)).toEqual([
      'Ana declined 1',
      'Ben declined 1',
      'Cem declined 1',
      'Dot asked 2',
      'Eva asked 2',
    ]);
    await covers.passes(11);
    const left = await covers.see(recruiter, rescue);
    expect([left.state, left.wave_ends_at]).toEqual(['exhausted', null]);
    expect((await covers.toldOf(rescue)).at(-1)?.what).toBe('exhausted');
    expectError(await covers.steer(recruiter, rescue, 'widen', { miles: 40 }, 12), 409);
    const wider = await covers.steer(recruiter, rescue, 'widen', { miles: 60 }, 12);
    expect([wider.body.state, standing(wider.body.people).at(-1)]).toEqual(['asking', 'Far asked 3']);
    expect((await covers.answer(farther, 'accept', 13)).body.state).toBe('confirmed');
  });

  it('is posted publicly when no one is left: listed again and urgent, until the slot is filled or it ends [R398]', async () => {
    await covers.near('Ana', 6);
    const { recruiter, role, job } = await covers.fellFree();
    const listed = async (): Promise<Job | undefined> =>
      (await crew.service.anonymous().get<Job[]>('/api/jobs?page_size=50')).body.find(({ id }) => id === job.id);
    expect(await listed()).toBeUndefined();
    const rescue = await covers.start(recruiter, role.id);
    await covers.passes(10);
    expect((await covers.see(recruiter, rescue)).state).toBe('exhausted');
    const posted = await covers.steer(recruiter, rescue, 'post', {}, 11);
    expect(posted.body).toMatchObject({ state: 'exhausted', posted_at: expect.any(String) });
    expect(posted.body.steps.at(-1)?.what).toBe('posted');
    expect((await covers.steer(recruiter, rescue, 'post', {}, 12)).body).toEqual(posted.body);
    expect((await covers.toldOf(rescue)).map(({ what }) => what)).toEqual(['started', 'wave', 'exhausted', 'posted']);
    expect(await listed()).toMatchObject({ status: 'active', is_urgent: true });
    expect((await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body.is_urgent).toBe(true);
    // Some other change of the job leaves it so.
    await covers.as(recruiter).put(`/api/jobs/${job.id}`, { description: 'Doors at seven.' });
    expect(await listed()).toMatchObject({ description: 'Doors at seven.', is_urgent: true });
    const applicant = await crew.crew('Zoe');
    expect((await crew.hire(recruiter, applicant, job)).status).toBe(200);
    expect(await covers.see(recruiter, rescue)).toMatchObject({ state: 'filled', filled_by: applicant.id });
    expect(await listed()).toBeUndefined();
    const [row] = await crew.service.rows<{ is_urgent: boolean }>('SELECT is_urgent FROM jobs WHERE id = $1', [job.id]);
    expect(row?.is_urgent).toBe(false);
  });

  it('is urgent no more once its cover is stopped, and stays listed [R398]', async () => {
    const { recruiter, role, job } = await covers.fellFree();
    const rescue = await covers.start(recruiter, role.id);
    expect(rescue.state).toBe('exhausted');
    await covers.steer(recruiter, rescue, 'post');
    await covers.steer(recruiter, rescue, 'stop');
    const shown = (await crew.service.anonymous().get<Job>(`/api/jobs/${job.id}`)).body;
    expect(shown).toMatchObject({ status: 'active', is_urgent: false });
    expectError(await covers.steer(recruiter, rescue, 'post'), 409);
  });
});
