import type { Call, Offer, Role, Team, TeamOffer } from '@crewcall/contracts-bookings';
import { bookingConfirmed, callChanged } from '@crewcall/contracts-bookings/dto';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import type { Job } from '@crewcall/contracts-jobs';
import type { TestActor } from '@crewcall/testing-node';
import { leeds } from './covers.js';
import type { CrewMarket } from './crew-market.js';
import { expectCode, expectError } from './fortress.js';
import { aRecruiter } from './marketplace.js';
import { TeamStory } from './teams.js';

describe('a team hired in one go', () => {
  let crew: CrewMarket;
  let teams: TeamStory;

  beforeAll(async () => {
    teams = await TeamStory.open();
    crew = teams.crew;
  });
  afterAll(() => teams.close());

  const as = (actor: TestActor) => teams.as(actor);
  const hire = (recruiter: TestActor, team: Team, members: TestActor[], { job, role }: { job: Job; role: Role }) =>
    teams.hire(recruiter, team, members, job, role);
  const asked = async (people: number, event_date: string) => {
    const { team, lead, members } = await teams.ofPublic(people);
    const place = await crew.job({ event_date, positions: people });
    const { status, body } = await hire(place.recruiter, team, members, place);
    expect([status, body]).toMatchObject([201, { state: 'open', side: 'company' }]);
    return { ...place, team, lead, members, offer: body };
  };
  const see = async (actor: TestActor, { id }: { id: string }) =>
    (await as(actor).get<TeamOffer>(`/api/team-offers/${id}`)).body;
  const move = (actor: TestActor, { id }: { id: string }, name: string, input: object = {}) =>
    as(actor).put<TeamOffer>(`/api/team-offers/${id}/${name}`, input);
  const ownOffer = async (actor: TestActor, offer: TeamOffer): Promise<string> =>
    (await see(actor, offer)).slots.find(({ user_id }) => user_id === actor.id)?.offer_id ?? '';
  const accept = async (actor: TestActor, offer: TeamOffer) =>
    as(actor).put<Offer>(`/api/offers/${await ownOffer(actor, offer)}/accept`);
  const bookedOf = async (jobId: string): Promise<number> =>
    (await crew.service.rows(`SELECT 1 FROM bookings.bookings WHERE job_id = $1 AND state = 'confirmed'`, [jobId]))
      .length;

  it('gives each member an offer with own terms, and books all with the last yes [R430]', async () => {
    const { team, members } = await teams.ofPublic(3);
    const [lead, tom, una] = members as [TestActor, TestActor, TestActor];
    const { recruiter, job, role } = await crew.job({ positions: 3, event_date: '2036-01-10' });
    const slots = members.map(({ id }) => ({ user_id: id, role_id: role.id }));
    const terms = { ...role.terms, amount_pence: 41_000 };
    const made = await as(recruiter).post<TeamOffer>(`/api/teams/${team.id}/offers`, {
      job_id: job.id,
      slots: [{ ...slots[0], terms }, ...slots.slice(1)],
    });
    expect(made.status).toBe(201);
    expect(made.body.slots.map(({ rate }) => rate).sort()).toEqual(['£280 a day', '£280 a day', '£410 a day']);
    expect((await accept(lead, made.body)).body).toMatchObject({ state: 'open' });
    expect((await accept(tom, made.body)).body).toMatchObject({ state: 'open' });
    expect(await bookedOf(job.id)).toBe(0);
    const seen = await see(tom, made.body);
    expect(seen).toMatchObject({ side: 'member', state: 'open' });
    expect(seen.slots.find(({ user_id }) => user_id === lead.id)).toMatchObject({
      answer: 'yes',
      rate: null,
      offer_id: null,
    });
    expect((await accept(una, made.body)).body).toMatchObject({ state: 'confirmed' });
    expect(await bookedOf(job.id)).toBe(3);
    expect(await see(recruiter, made.body)).toMatchObject({ state: 'booked' });
    const told = (await crew.service.outbox(bookingConfirmed)).filter(({ payload }) => payload.job_id === job.id);
    expect(told).toHaveLength(3);
  });

  it('is accepted by the lead for those alone who approved its rate, way and days beforehand [R430]', async () => {
    const { lead, members, offer, recruiter, job } = await asked(4, '2036-02-10');
    const [, tom, una, vic] = members as [TestActor, TestActor, TestActor, TestActor];
    await crew.service.rows('UPDATE bookings.calls SET lat = $2, lon = $3 WHERE job_id = $1', [
      job.id,
      leeds.lat,
      leeds.lon,
    ]);
    for (const { id } of members) {
      const near = { kind: 'freelancer' as const, completeness: 1, lat: leeds.lat + 0.1, lon: leeds.lon };
      await crew.service.deliver(profileChanged, { subjectId: id, version: 5, payload: near });
    }
    const approves = (person: TestActor, change: object) =>
      as(person).put(`/api/teams/${offer.team_id}/membership`, {
        approved: { day_pence: 25_000, miles: 20, from: '2036-01-01', until: '2036-03-01', ...change },
      });
    expectError(await approves(tom, { miles: 0 }), 400);
    expectError(await approves(tom, { until: '2035-12-31' }), 400);
    await approves(tom, {});
    await approves(una, { day_pence: 30_000 });
    await approves(vic, { miles: 5 });
    const may = async () => {
      const { slots } = await see(lead, offer);
      return members.map(({ id }) => slots.find(({ user_id }) => user_id === id)?.lead_may_accept);
    };
    expect(await may()).toEqual([true, true, false, false]);
    expectCode(await move(tom, offer, 'accept'), 404, 'TEAM_OFFER_NOT_FOUND');
    const first = await move(lead, offer, 'accept');
    expect(first.body.slots.map(({ answer }) => answer).sort()).toEqual(['waiting', 'waiting', 'yes', 'yes']);
    await approves(una, {});
    await approves(vic, { until: '2036-02-09' });
    expect(await may()).toEqual([false, false, true, false]);
    await move(lead, offer, 'accept');
    expect(await bookedOf(job.id)).toBe(0);
    await approves(vic, {});
    expect((await move(lead, offer, 'accept')).body).toMatchObject({ state: 'booked' });
    expect(await bookedOf(job.id)).toBe(4);
    expect(await see(recruiter, offer)).toMatchObject({ state: 'booked' });
  });

  it('books no one when one is booked elsewhere, says who, and books the rest where the company wants it [R431]', async () => {
    const { members, offer, recruiter, job, role } = await asked(3, '2036-03-14');
    const [lead, tom, una] = members as [TestActor, TestActor, TestActor];
    for (const one of [lead, una]) await accept(one, offer);
    const elsewhere = await crew.job({ event_date: '2036-03-14' });
    await crew.hire(elsewhere.recruiter, tom, elsewhere.job);
    const refused = await accept(tom, offer);
    expectCode(refused, 409, 'NOT_FREE');
    expect(refused.body).toMatchObject({ error: 'Tom is not free on Fri 14 Mar. No one was booked.' });
    expect(await bookedOf(job.id)).toBe(0);
    const blocked = await see(recruiter, offer);
    expect(blocked.state).toBe('blocked');
    expect(blocked.slots.flatMap(({ missing }) => missing ?? [])).toEqual(['Tom is not free on Fri 14 Mar']);
    expectCode(
      await hire(recruiter, { ...offer, id: offer.team_id } as unknown as Team, members, { job, role }),
      409,
      'NOT_FREE',
    );
    expectCode(await move(lead, offer, 'book-rest'), 403, 'FORBIDDEN');
    expectError(await move(aRecruiter(), offer, 'book-rest'), 404);
    const rest = await move(recruiter, offer, 'book-rest');
    expect([rest.status, rest.body]).toMatchObject([200, { state: 'booked', slots: [{}, {}] }]);
    expect(await bookedOf(job.id)).toBe(2);
    expectCode(await move(recruiter, offer, 'book-rest'), 409, 'NOTHING_MISSING');
    expectCode(await move(recruiter, offer, 'stop'), 409, 'TEAM_OFFER_OVER');
  });

  it('takes a named substitute that the lead proposes for who declined [R431]', async () => {
    const { members, offer, recruiter, job } = await asked(2, '2036-04-11');
    const [lead, tom] = members as [TestActor, TestActor];
    const wes = await crew.crew('Wes');
    expectCode(await move(lead, offer, 'substitute', { for_user_id: tom.id, user_id: wes.id }), 409, 'SUBSTITUTE');
    await as(tom).put(`/api/offers/${await ownOffer(tom, offer)}/decline`, { reason: 'rate' });
    const blocked = await see(recruiter, offer);
    expect(blocked.slots.flatMap(({ missing }) => missing ?? [])).toEqual(['Tom declined: Rate']);
    expectCode(await move(recruiter, offer, 'take-substitute', { for_user_id: tom.id }), 409, 'SUBSTITUTE');
    expectError(await move(recruiter, offer, 'substitute', { for_user_id: tom.id, user_id: wes.id }), 404);
    await move(lead, offer, 'substitute', { for_user_id: tom.id, user_id: wes.id });
    const proposed = (await see(recruiter, offer)).slots.find(({ user_id }) => user_id === tom.id);
    expect(proposed?.substitute).toEqual({ user_id: wes.id, name: 'Wes Ross' });
    const taken = await move(recruiter, offer, 'take-substitute', { for_user_id: tom.id });
    expect([taken.status, taken.body.state]).toEqual([200, 'open']);
    await accept(lead, offer);
    expect(await bookedOf(job.id)).toBe(0);
    expect((await accept(wes, offer)).body).toMatchObject({ state: 'confirmed' });
    expect(await bookedOf(job.id)).toBe(2);
  });

  it('asks again who said yes to what a call was before it moved or one was removed [R430]', async () => {
    const { members, offer, recruiter, job } = await asked(2, '2036-08-10');
    const [lead, tom] = members as [TestActor, TestActor];
    const [call] = (await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`)).body;
    const answers = async () => {
      const { slots } = await see(recruiter, offer);
      return [lead, tom].map(({ id }) => slots.find(({ user_id }) => user_id === id)?.answer);
    };
    const toldOf = async (callId = '') =>
      (await crew.service.outbox(callChanged, callId)).map(({ payload }) => [
        payload.what,
        payload.asks_again ?? false,
        payload.person_ids,
      ]);
    await accept(lead, offer);
    const times = { starts_on: '2036-08-10', starts_at: '12:00', ends_at: '22:00' };
    expect((await as(recruiter).put(`/api/calls/${call?.id}`, times)).status).toBe(200);
    expect(await answers()).toEqual(['waiting', 'waiting']);
    expect(await toldOf(call?.id)).toEqual([
      ['saved', false, [tom.id]],
      ['saved', true, [lead.id]],
    ]);
    await accept(tom, offer);
    expect(await bookedOf(job.id)).toBe(0);
    const second = { starts_on: '2036-08-11', starts_at: '08:00', ends_at: '18:00' };
    const added = (await as(recruiter).post<Call>(`/api/jobs/${job.id}/calls`, second)).body;
    await crew.service.rows('UPDATE bookings.offers SET call_ids = call_ids || $2::uuid WHERE job_id = $1', [
      job.id,
      added.id,
    ]);
    await as(recruiter).delete(`/api/calls/${added.id}`);
    expect(await answers()).toEqual(['waiting', 'waiting']);
    expect(await toldOf(added.id)).toEqual([
      ['removed', false, [lead.id]],
      ['removed', true, [tom.id]],
    ]);
    await accept(tom, offer);
    await accept(lead, offer);
    expect(await bookedOf(job.id)).toBe(2);
  });

  it('is stopped by the company, with no question left open [R431]', async () => {
    const { members, offer, recruiter } = await asked(2, '2036-05-11');
    const [lead] = members as [TestActor];
    await accept(lead, offer);
    expect((await move(recruiter, offer, 'stop')).body).toMatchObject({ state: 'stopped' });
    const live = await crew.service.rows(`SELECT 1 FROM bookings.offers WHERE state = 'open' AND job_id = $1`, [
      offer.job_id,
    ]);
    expect(live).toEqual([]);
    expectError(await accept(members[1] as TestActor, offer), 409);
  });

  it('asks members of a public team of one’s own job alone, and shows it to those with a part in it [R430]', async () => {
    const { members, offer, recruiter, job, role } = await asked(2, '2036-06-11');
    const hidden = await teams.of(2);
    expectCode(await hire(recruiter, hidden.team, hidden.members, { job, role }), 404, 'TEAM_NOT_FOUND');
    const other = await teams.ofPublic(2);
    expectCode(await hire(recruiter, other.team, members, { job, role }), 400, 'TEAM_SLOTS');
    expectError(await hire(recruiter, other.team, [other.lead], { job, role }), 400);
    expectError(await hire(aRecruiter(), other.team, other.members, { job, role }), 403);
    for (const stranger of [aRecruiter(), other.lead]) {
      expectCode(await as(stranger).get(`/api/team-offers/${offer.id}`), 404, 'TEAM_OFFER_NOT_FOUND');
      expect((await as(stranger).get('/api/team-offers')).body).toEqual([]);
    }
    expect((await as(members[1] as TestActor).get<TeamOffer[]>('/api/team-offers')).body).toMatchObject([
      { id: offer.id },
    ]);
  });

  it('loses a member who leaves the team without that changing what was booked [R433]', async () => {
    const { members, offer, job, team } = await asked(2, '2036-07-11');
    const [lead, tom] = members as [TestActor, TestActor];
    await accept(lead, offer);
    await accept(tom, offer);
    await as(tom).delete(`/api/teams/${team.id}/members/${tom.id}`);
    await as(lead).delete(`/api/teams/${team.id}`);
    expect(await bookedOf(job.id)).toBe(2);
  });
});
