import type { Team } from '@crewcall/contracts-bookings';
import { teamChanged } from '@crewcall/contracts-bookings/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { TestActor } from '@crewcall/testing-node';
import { TeamsExporter } from '../src/personal-data/teams.exporter.js';
import type { CrewMarket } from './crew-market.js';
import { expectCode, expectError } from './fortress.js';
import { aFreelancer, aRecruiter } from './marketplace.js';
import { TeamStory } from './teams.js';

describe('crew teams', () => {
  let crew: CrewMarket;
  let teams: TeamStory;

  beforeAll(async () => {
    teams = await TeamStory.open();
    crew = teams.crew;
  });
  afterAll(() => teams.close());

  const as = (actor: TestActor) => teams.as(actor);
  const leaves = ({ id, role }: TestActor): Promise<unknown> =>
    crew.service.deliver(userDeleted, { subjectId: id, version: 9, payload: { role } });
  const whatOf = async ({ id }: Team) =>
    (await crew.service.outbox(teamChanged, id)).map(({ payload }) => payload.what);

  it('is made by its lead; others join only by accepting an invitation [R427]', async () => {
    const [lead, tom] = [await crew.crew('Lena'), await crew.crew('Tom')];
    const made = await as(lead).post<Team>('/api/teams', { name: ' FOH Four ', what: 'Sound', town: 'Leeds' });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        name: 'FOH Four',
        what: 'Sound',
        town: 'Leeds',
        is_public: false,
        members: [{ user_id: lead.id, is_lead: true }],
      },
    ]);
    const team = made.body;
    const invited = await teams.invite(lead, team, tom, { role: 'Monitors' });
    expect([invited.status, invited.body]).toMatchObject([
      201,
      { members: [{ user_id: lead.id }], invited: [{ user_id: tom.id, role: 'Monitors' }] },
    ]);
    expect((await as(tom).get<Team[]>('/api/teams')).body).toMatchObject([
      { id: team.id, own: { has_joined: false, is_lead: false } },
    ]);
    const joined = await teams.join(tom, team);
    expect(joined.body).toMatchObject({
      invited: [],
      members: [
        { first_name: 'Lena', is_lead: true },
        { first_name: 'Tom', role: 'Monitors', is_lead: false },
      ],
      own: { has_joined: true },
    });
    expect(await whatOf(team)).toEqual(['invited', 'joined']);
    const [, told] = await crew.service.outbox(teamChanged, team.id);
    expect(told?.payload).toMatchObject({ person_id: tom.id, lead_id: lead.id, member_ids: [lead.id, tom.id] });
  });

  it('is changed, led and dissolved by its lead alone; a member leaves at any time [R427] [R433]', async () => {
    const { team, lead, members } = await teams.of(3);
    const [, tom, una] = members as [TestActor, TestActor, TestActor];
    const path = `/api/teams/${team.id}`;
    expectCode(await as(tom).put(path, { name: 'Mine' }), 403, 'ONLY_THE_LEAD');
    expectCode(await as(tom).delete(path), 403, 'ONLY_THE_LEAD');
    expectCode(await as(tom).put(`${path}/lead`, { user_id: tom.id }), 403, 'ONLY_THE_LEAD');
    expectCode(await as(tom).delete(`${path}/members/${una.id}`), 403, 'ONLY_THE_LEAD');
    expectCode(await teams.invite(tom, team, await crew.crew()), 403, 'ONLY_THE_LEAD');
    expect((await as(lead).put<Team>(path, { name: 'New name' })).body).toMatchObject({ name: 'New name', what: null });
    const stranger = await crew.crew();
    expectCode(await as(lead).put(`${path}/lead`, { user_id: stranger.id }), 409, 'NOT_IN_TEAM');
    expect((await as(lead).put<Team>(`${path}/lead`, { user_id: tom.id })).body).toMatchObject({
      members: [{ user_id: tom.id, is_lead: true }, { user_id: lead.id }, { user_id: una.id }],
    });
    expect((await as(una).delete(`${path}/members/${una.id}`)).status).toBe(204);
    expectError(await as(una).get(path), 404);
    expect((await as(tom).delete(`${path}/members/${tom.id}`)).status).toBe(204);
    expect((await as(lead).get<Team>(path)).body).toMatchObject({ members: [{ user_id: lead.id, is_lead: true }] });
    expect((await whatOf(team)).slice(-4)).toEqual(['led', 'left', 'left', 'led']);
    expect((await as(lead).delete(path)).status).toBe(204);
    expectCode(await as(lead).get(path), 404, 'TEAM_NOT_FOUND');
    expect((await whatOf(team)).at(-1)).toBe('dissolved');
  });

  it('holds 12 people, those invited among them, also when many are invited at once [R427]', async () => {
    const { team, lead } = await teams.of(2);
    const people = await Promise.all(Array.from({ length: 12 }, () => crew.crew()));
    const answers = await Promise.all(people.map((person) => teams.invite(lead, team, person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const answer of answers.filter(({ status }) => status !== 201)) expectCode(answer, 409, 'TEAM_FULL');
  });

  it('a person is in at most 5, also when several are joined at once [R427]', async () => {
    const person = await crew.crew();
    const invitations = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const lead = await crew.crew();
        const team = (await as(lead).post<Team>('/api/teams', { name: 'Team' })).body;
        await teams.invite(lead, team, person);
        return team;
      }),
    );
    const answers = await Promise.all(invitations.map((team) => teams.join(person, team)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectCode(answer, 409, 'TOO_MANY_TEAMS');
    expectCode(await as(person).post('/api/teams', { name: 'A sixth' }), 409, 'TOO_MANY_TEAMS');
    const [left] = answers.filter(({ status }) => status === 200);
    await as(person).delete(`/api/teams/${left?.body.id}/members/${person.id}`);
    expect((await as(person).post('/api/teams', { name: 'A fifth' })).status).toBe(201);
  });

  it('asks no person twice within a week, and none who cannot be asked [R427]', async () => {
    const { team, lead, members } = await teams.of(2);
    const person = await crew.crew();
    await teams.invite(lead, team, person);
    expectCode(await teams.invite(lead, team, person), 409, 'ALREADY_IN_TEAM');
    expectCode(await teams.invite(lead, team, members[1] as TestActor), 409, 'ALREADY_IN_TEAM');
    expect((await as(person).delete(`/api/teams/${team.id}/members/${person.id}`)).status).toBe(204);
    expect((await whatOf(team)).at(-1)).toBe('declined');
    expectCode(await teams.invite(lead, team, person), 409, 'INVITED_LATELY');
    const hidden = await crew.crew();
    await crew.service.rows('UPDATE people SET is_hidden = true WHERE user_id = $1', [hidden.id]);
    const company = aRecruiter();
    await crew.market.introduce(company, { company: 'Rival' });
    for (const one of [hidden, company, aFreelancer()])
      expectCode(await teams.invite(lead, team, one), 404, 'PERSON_NOT_FOUND');
    await crew.service.rows(
      'INSERT INTO bookings.team_invitations (lead_id, freelancer_id) SELECT $1, gen_random_uuid() FROM generate_series(1, 30)',
      [lead.id],
    );
    expectCode(await teams.invite(lead, team, await crew.crew()), 429, 'INVITATIONS_LIMITED');
  });

  it('refuses names, roles and rates that are none [R427]', async () => {
    const { team, lead } = await teams.of(2);
    for (const name of ['', '  ', 'x'.repeat(61), 'a\nb', 7, undefined])
      expectError(await as(lead).post('/api/teams', { name }), 400);
    for (const input of [{ what: 'x'.repeat(301) }, { town: 'a\u0000' }])
      expectError(await as(lead).put(`/api/teams/${team.id}`, { name: 'Fine', ...input }), 400);
    for (const input of [{ day_pence: 0 }, { day_pence: 1_000_001 }, { day_pence: 1.5 }, { role: 'x'.repeat(61) }])
      expectError(await as(lead).put(`/api/teams/${team.id}/membership`, input), 400);
  });

  it('shows no user what members alone may read or do, at any route [R427]', async () => {
    const { team, members } = await teams.of(2);
    const stranger = await crew.crew();
    const path = `/api/teams/${team.id}`;
    for (const answer of [
      await as(stranger).get(path),
      await as(stranger).put(path, { name: 'Mine' }),
      await as(stranger).delete(path),
      await as(stranger).put(`${path}/membership`, { agrees_to_page: true }),
      await as(stranger).put(`${path}/lead`, { user_id: stranger.id }),
      await as(stranger).delete(`${path}/members/${members[1]?.id}`),
      await as(stranger).delete(`${path}/members/${stranger.id}`),
      await teams.invite(stranger, team, stranger),
    ])
      expectCode(answer, 404, 'TEAM_NOT_FOUND');
    expect((await as(stranger).get('/api/teams')).body).toEqual([]);
    expectError(await as(aRecruiter()).get('/api/teams'), 403);
  });

  it('loses a member whose account closes and keeps its bookings apart; alone it is gone [R433] [R532]', async () => {
    const { team, lead, members } = await teams.of(2);
    const [, tom] = members as [TestActor, TestActor];
    const booked = await crew.job({ event_date: '2035-08-01' });
    await crew.hire(booked.recruiter, tom, booked.job);
    await teams.invite(lead, team, await crew.crew());
    await leaves(lead);
    await leaves(lead);
    expect((await as(tom).get<Team>(`/api/teams/${team.id}`)).body).toMatchObject({
      members: [{ user_id: tom.id, is_lead: true }],
    });
    const sent = await crew.service.rows('SELECT 1 FROM bookings.team_invitations WHERE lead_id = $1', [lead.id]);
    expect(sent).toEqual([]);
    await as(tom).delete(`/api/teams/${team.id}/members/${tom.id}`);
    expectError(await as(tom).get(`/api/teams/${team.id}`), 404);
    expect(await crew.service.rows('SELECT 1 FROM bookings.team_members WHERE team_id = $1', [team.id])).toEqual([]);
    const kept = await crew.service.rows('SELECT state FROM bookings.bookings WHERE job_id = $1', [booked.job.id]);
    expect(kept).toEqual([{ state: 'confirmed' }]);
  });

  it('is in the copy of each member, with what they said there [R531]', async () => {
    const { team, members } = await teams.of(2);
    const [, tom] = members as [TestActor, TestActor];
    await as(tom).put(`/api/teams/${team.id}/membership`, { role: 'Monitors', day_pence: 30_000 });
    const records: object[] = [];
    for await (const record of crew.service.get(TeamsExporter).records(tom.id)) records.push(record);
    expect(records).toMatchObject([
      { id: team.id, name: team.name, role: 'Monitors', day_pence: 30_000, is_lead: false },
    ]);
  });
});
