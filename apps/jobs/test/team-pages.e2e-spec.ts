import type { Team } from '@crewcall/contracts-bookings';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import { eventually, type TestActor } from '@crewcall/testing-node';
import pg from 'pg';
import type { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { aRecruiter } from './marketplace.js';
import { TeamStory } from './teams.js';

describe('the page of a crew team', () => {
  let crew: CrewMarket;
  let teams: TeamStory;

  beforeAll(async () => {
    teams = await TeamStory.open();
    crew = teams.crew;
  });
  afterAll(() => teams.close());

  const as = (actor: TestActor) => teams.as(actor);

  it('has a page that everyone reads once each member agreed, and outsiders not before [R428]', async () => {
    const { team, lead, members } = await teams.of(2);
    const [, tom] = members as [TestActor, TestActor];
    const page = () => crew.service.anonymous().get<Team>(`/api/teams/${team.id}`);
    const company = aRecruiter();
    await as(lead).put(`/api/teams/${team.id}/membership`, { agrees_to_page: true, day_pence: 22_000 });
    expectCode(await page(), 404, 'TEAM_NOT_FOUND');
    expectCode(await as(company).get(`/api/teams/${team.id}`), 404, 'TEAM_NOT_FOUND');
    await as(tom).put(`/api/teams/${team.id}/membership`, { agrees_to_page: true, day_pence: 34_000 });
    const skills = { kind: 'freelancer' as const, title: 'Rigger', completeness: 1 };
    for (const [{ id }, own] of [
      [lead, ['Rigging', 'Sound']],
      [tom, ['sound', 'Video']],
    ] as const)
      await crew.service.deliver(profileChanged, {
        subjectId: id,
        version: 5,
        payload: { ...skills, skills: [...own] },
      });
    await crew.service.rows('INSERT INTO rating_summaries (freelancer_id, distribution) VALUES ($1, $2)', [
      tom.id,
      [0, 0, 0, 1, 1],
    ]);
    const invited = await crew.crew('Ines');
    await teams.invite(lead, team, invited);
    const { status, body } = await page();
    expect([status, body]).toMatchObject([
      200,
      {
        is_public: true,
        skills: ['Rigging', 'sound', 'Video'],
        together: 0,
        day_rate: { from_pence: 22_000, to_pence: 34_000 },
        members: [
          { title: 'Rigger', rating_average: null, rating_count: 0 },
          { user_id: tom.id, rating_average: 4.5, rating_count: 2 },
        ],
        invited: [],
        own: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(invited.id);
    await crew.service.rows('UPDATE people SET is_hidden = true WHERE user_id = $1', [tom.id]);
    expectCode(await page(), 404, 'TEAM_NOT_FOUND');
    expectCode(await crew.service.anonymous().get('/api/teams/none'), 404, 'TEAM_NOT_FOUND');
  });

  it('is found among teams by name, town and skill while it is public [R429]', async () => {
    const { team, lead } = await teams.ofPublic(2);
    const hidden = await teams.of(2);
    for (const made of [{ team, lead }, hidden])
      await as(made.lead).put(`/api/teams/${made.team.id}`, { name: 'Quill riggers', town: 'Ambleside' });
    const found = async (search: string) =>
      (await crew.service.anonymous().get<Team[]>(`/api/team-directory?search=${search}`)).body.map(({ id }) => id);
    expect(await found('quill')).toEqual([team.id]);
    expect(await found('AMBLESIDE')).toEqual([team.id]);
    expect(await found('100%25')).toEqual([]);
    const skill = { kind: 'freelancer' as const, completeness: 1, skills: ['Telescoping'] };
    await crew.service.deliver(profileChanged, { subjectId: lead.id, version: 5, payload: skill });
    const page = await crew.service.anonymous().get<Team[]>('/api/team-directory?search=telesc&page_size=1');
    expect([page.headers.get('x-total-count'), page.body]).toMatchObject([
      '1',
      [{ id: team.id, own: null, invited: [] }],
    ]);
    await crew.service.rows('UPDATE people SET is_suspended = true WHERE user_id = $1', [lead.id]);
    expect(await found('quill')).toEqual([]);
  });

  it('is not on a page read while one of its members changes their mind, and the page stands [R429]', async () => {
    const [gone, stays] = [await teams.ofPublic(2), await teams.ofPublic(2)];
    for (const { lead, team } of [gone, stays])
      await as(lead).put(`/api/teams/${team.id}`, { name: 'Wavering riggers' });
    const holder = new pg.Client({ connectionString: crew.service.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    // What members are rated is read with them.
    await holder.query('LOCK TABLE rating_summaries IN ACCESS EXCLUSIVE MODE');
    const page = crew.service.anonymous().get<Team[]>('/api/team-directory?search=wavering');
    const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await eventually(async () => (await crew.service.rows(waits)).length > 0);
    await crew.service.rows('UPDATE bookings.team_members SET agrees_to_page = false WHERE team_id = $1', [
      gone.team.id,
    ]);
    await holder.query('ROLLBACK');
    await holder.end();
    const { status, body } = await page;
    expect([status, body.map(({ id }) => id)]).toEqual([200, [stays.team.id]]);
  });

  it('counts the jobs that members completed together [R428]', async () => {
    const { team, lead, members } = await teams.of(3);
    const [, tom] = members as [TestActor, TestActor];
    const [both, alone] = [
      await crew.job({ positions: 2, event_date: '2035-07-01' }),
      await crew.job({ event_date: '2035-07-02' }),
    ];
    for (const one of [lead, tom]) await crew.hire(both.recruiter, one, both.job);
    await crew.hire(alone.recruiter, lead, alone.job);
    const together = async () => (await as(tom).get<Team>(`/api/teams/${team.id}`)).body.together;
    expect(await together()).toBe(0);
    await crew.service.rows(
      `UPDATE bookings.commitments m SET during = tstzrange(lower(during) - interval '20 years', upper(during) - interval '20 years')
       FROM bookings.bookings b WHERE b.id = m.booking_id AND b.job_id = ANY($1::uuid[])`,
      [[both.job.id, alone.job.id]],
    );
    expect(await together()).toBe(1);
  });
});
