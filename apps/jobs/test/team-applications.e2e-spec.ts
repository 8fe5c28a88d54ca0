import { DeadlineKeeper } from '@crewcall/bookings-domain';
import type { ApplicantBoard, Role, TeamApplication } from '@crewcall/contracts-bookings';
import { teamApplicationChanged } from '@crewcall/contracts-bookings/dto';
import { userDeleted } from '@crewcall/contracts-identity/dto';
import type { Application, Job } from '@crewcall/contracts-jobs';
import { applicationStatusChanged, applicationSubmitted } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor, TestService } from '@crewcall/testing-node';
import { TeamsExporter } from '../src/personal-data/teams.exporter.js';
import type { CrewMarket } from './crew-market.js';
import { expectCode } from './fortress.js';
import { TeamStory } from './teams.js';

const HOUR = 3_600_000;

describe('a team that applies as one', () => {
  let crew: CrewMarket;
  let teams: TeamStory;
  let replica: TestService;

  beforeAll(async () => {
    teams = await TeamStory.open();
    crew = teams.crew;
    replica = await teams.replica();
  });
  afterAll(() => teams.close(), 60_000);

  const as = (actor: TestActor) => teams.as(actor);
  let day = 0;
  const place = (positions: number) =>
    crew.job({ positions, event_date: new Date(Date.UTC(2037, 0, (day += 1))).toISOString().slice(0, 10) });
  const slotsOf = (members: readonly TestActor[], role: Role) =>
    members.map(({ id }) => ({ user_id: id, role_id: role.id }));
  const tryApply = (lead: TestActor, teamId: string, job: Job, slots: object[], input: object = {}) =>
    as(lead).post<TeamApplication>(`/api/teams/${teamId}/applications`, { job_id: job.id, slots, ...input });
  const move = (actor: TestActor, { id }: { id: string }, name: 'confirm' | 'withdraw') =>
    as(actor).put<TeamApplication>(`/api/team-applications/${id}/${name}`);
  const see = async (actor: TestActor, { id }: { id: string }) =>
    (await as(actor).get<TeamApplication>(`/api/team-applications/${id}`)).body;
  const asked = async (people: number, positions = people) => {
    const made = await teams.of(people);
    const at = await place(positions);
    const answer = await tryApply(made.lead, made.team.id, at.job, slotsOf(made.members, at.role));
    expect([answer.status, answer.body]).toMatchObject([201, { state: 'asked', side: 'lead' }]);
    return { ...made, ...at, applying: answer.body };
  };
  const sent = async (people: number, positions = people) => {
    const made = await asked(people, positions);
    for (const member of made.members.slice(1)) await move(member, made.applying, 'confirm');
    const [application] = await applicantsOf(made.recruiter, made.job);
    if (!application) throw new Error('Nothing was sent');
    return { ...made, application };
  };
  const applicantsOf = async (recruiter: TestActor, { id }: Job) =>
    (await as(recruiter).get<Application[]>(`/api/recruiter/${recruiter.id}/applications?job_id=${id}`)).body;
  const accept = (recruiter: TestActor, { id }: { id: string }, service = crew.service) =>
    service.as(recruiter).put<Application>(`/api/applications/${id}/accept`);
  const bookedOf = async ({ id }: Job): Promise<string[]> =>
    (
      await crew.service.rows<{ id: string }>(
        `SELECT freelancer_id AS id FROM bookings.bookings WHERE job_id = $1 AND state = 'confirmed' ORDER BY 1`,
        [id],
      )
    ).map(({ id: userId }) => userId);
  const idsOf = (members: readonly TestActor[]): string[] => members.map(({ id }) => id).sort();
  const whatOf = async ({ id }: { id: string }) =>
    (await crew.service.outbox(teamApplicationChanged, id)).map(({ payload }) => payload.what);

  it('is asked by its lead, and seen by the company as one row with all faces once each has confirmed [R434]', async () => {
    const { team, members } = await teams.of(4);
    const [lead, tom, una, vic] = members as [TestActor, TestActor, TestActor, TestActor];
    const { recruiter, job, role } = await place(4);
    const made = await tryApply(lead, team.id, job, slotsOf(members, role), { cover_letter: 'All four of us.' });
    expect(made.status).toBe(201);
    expect(Date.parse(made.body.confirm_by) - Date.parse(made.body.created_at)).toBe(24 * HOUR);
    expect(await applicantsOf(recruiter, job)).toEqual([]);
    for (const member of [tom, una]) expect((await move(member, made.body, 'confirm')).body.state).toBe('asked');
    expect((await see(lead, made.body)).members.map(({ has_confirmed }) => has_confirmed)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect((await move(vic, made.body, 'confirm')).body).toMatchObject({ state: 'sent', status: 'applied' });
    expect((await move(vic, made.body, 'confirm')).status).toBe(200);
    const rows = await applicantsOf(recruiter, job);
    expect(rows).toMatchObject([
      {
        freelancer_id: lead.id,
        cover_letter: 'All four of us.',
        team: {
          name: team.name,
          members: [
            { first_name: 'Lena', role_name: role.name },
            { first_name: 'Tom' },
            { first_name: 'Una' },
            { first_name: 'Vic' },
          ],
        },
      },
    ]);
    const { body: board } = await as(recruiter).get<ApplicantBoard>(`/api/jobs/${job.id}/board`);
    const cards = board.columns.flatMap((column) => column.cards);
    expect(cards).toMatchObject([{ freelancer_id: lead.id, team: { members: [{}, {}, {}, {}] } }]);
    expect(await whatOf(made.body)).toEqual(['asked', 'confirmed', 'confirmed', 'sent']);
    const submitted = (await crew.service.outbox(applicationSubmitted)).filter(
      ({ payload }) => payload.job_id === job.id,
    );
    expect(submitted).toHaveLength(1);
  });

  it('is accepted whole: each is booked on their own role, paid and rated alone [R434]', async () => {
    const { recruiter, job, members, application, applying } = await sent(3, 4);
    expect((await accept(recruiter, application)).body).toMatchObject({ status: 'hired' });
    expect(await bookedOf(job)).toEqual(idsOf(members));
    const told = (await crew.service.outbox(applicationStatusChanged)).filter(
      ({ payload }) => payload.job_id === job.id && payload.to === 'hired',
    );
    expect(told.map(({ payload }) => payload.freelancer_id).sort()).toEqual(idsOf(members));
    expect(await see(members[1] as TestActor, applying)).toMatchObject({ state: 'sent', status: 'hired' });
    expectCode(await move(members[1] as TestActor, applying, 'withdraw'), 409, 'TEAM_BOOKED');
    expect((await applicantsOf(recruiter, job)).map(({ status }) => status)).toEqual(['hired', 'hired', 'hired']);
  });

  it('is not accepted in part: with one who is booked then, or too few positions, no one is [R434]', async () => {
    const { recruiter, job, members, application } = await sent(3);
    const other = await crew.job({ event_date: job.event_date });
    await crew.hire(other.recruiter, members[2] as TestActor, other.job);
    const answer = await accept(recruiter, application);
    expectCode(answer, 409, 'NOT_FREE');
    expect((answer.body as { error?: string }).error).toMatch(/^Una is not free on .*No one was booked\.$/);
    expect(await bookedOf(job)).toEqual([]);
    expect((await applicantsOf(recruiter, job)).map(({ status }) => status)).toEqual(['applied']);
    const full = await sent(2);
    const taken = await crew.crew('Single');
    await crew.hire(full.recruiter, taken, full.job);
    expectCode(await accept(full.recruiter, full.application), 409, 'JOB_FILLED');
    expect(await bookedOf(full.job)).toEqual([taken.id]);
  });

  it('lapses 24 hours later without every answer, is not seen by the company, and can be sent anew [R434]', async () => {
    const { recruiter, job, role, team, lead, members, applying } = await asked(3);
    await move(members[1] as TestActor, applying, 'confirm');
    const now = jest.spyOn(crew.service.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 24 * HOUR + 1000));
    await crew.service.get(DeadlineKeeper).keepAll();
    expectCode(await move(members[2] as TestActor, applying, 'confirm'), 409, 'TEAM_APPLICATION_OVER');
    now.mockRestore();
    expect(await see(lead, applying)).toMatchObject({ state: 'ended', ended: 'Not everyone confirmed in time.' });
    expect(await whatOf(applying)).toEqual(['asked', 'confirmed', 'late']);
    expect(await applicantsOf(recruiter, job)).toEqual([]);
    expect((await tryApply(lead, team.id, job, slotsOf(members, role))).status).toBe(201);
  });

  it('is over when a member declines, withdraws or leaves, and the others and the company are told [R434]', async () => {
    const declined = await asked(3);
    const [, tom, una] = declined.members as [TestActor, TestActor, TestActor];
    expect((await move(tom, declined.applying, 'withdraw')).body).toMatchObject({
      state: 'ended',
      ended: 'Tom did not confirm.',
    });
    expectCode(await move(una, declined.applying, 'confirm'), 409, 'TEAM_APPLICATION_OVER');
    const gone = await sent(3);
    await move(gone.members[2] as TestActor, gone.applying, 'withdraw');
    expect(await see(gone.lead, gone.applying)).toMatchObject({ ended: 'Una withdrew it.', status: 'withdrawn' });
    expect((await applicantsOf(gone.recruiter, gone.job)).map(({ status }) => status)).toEqual(['withdrawn']);
    expectCode(await accept(gone.recruiter, gone.application), 409, 'APPLICATION_DECIDED');
    const left = await sent(2);
    const [, second] = left.members as [TestActor, TestActor];
    await as(second).delete(`/api/teams/${left.team.id}/members/${second.id}`);
    expect(await see(left.lead, left.applying)).toMatchObject({ state: 'ended' });
    const away = await asked(2);
    await crew.service.deliver(userDeleted, {
      subjectId: away.members[1]?.id ?? '',
      version: 9,
      payload: { role: 'freelancer' },
    });
    expect(await see(away.lead, away.applying)).toMatchObject({ state: 'ended' });
    expect(await whatOf(away.applying)).toEqual(['asked', 'declined']);
  });

  it('is sent by the lead alone, of those who joined, once for a job, with room for all of them [R434]', async () => {
    const { team, members } = await teams.of(3);
    const [lead, tom] = members as [TestActor, TestActor];
    const { job, role } = await place(2);
    const pair = slotsOf([lead, tom], role);
    expectCode(await tryApply(tom, team.id, job, pair), 403, 'ONLY_THE_LEAD');
    const stranger = await crew.crew('Stranger');
    for (const slots of [slotsOf([lead, stranger], role), slotsOf(members.slice(1), role), [pair[0], pair[0]]])
      expectCode(await tryApply(lead, team.id, job, slots as object[]), 400, 'APPLYING_SLOTS');
    expectCode(await tryApply(lead, team.id, job, slotsOf(members, role)), 409, 'TEAM_TOO_LARGE');
    const elsewhere = await place(2);
    expectCode(await tryApply(lead, team.id, job, slotsOf([lead, tom], elsewhere.role)), 409, 'PLAN_CHANGED');
    const made = await tryApply(lead, team.id, job, pair);
    expectCode(await tryApply(lead, team.id, job, pair), 409, 'TEAM_APPLYING_ALREADY');
    for (const outsider of [stranger, members[2] as TestActor]) {
      expectCode(await as(outsider).get(`/api/team-applications/${made.body.id}`), 404, 'TEAM_APPLICATION_NOT_FOUND');
      expectCode(await move(outsider, made.body, 'confirm'), 404, 'TEAM_APPLICATION_NOT_FOUND');
      expectCode(await move(outsider, made.body, 'withdraw'), 404, 'TEAM_APPLICATION_NOT_FOUND');
    }
    expect((await as(tom).get<TeamApplication[]>('/api/team-applications')).body).toMatchObject([
      { id: made.body.id, side: 'member' },
    ]);
    await crew.market.apply(lead, elsewhere.job);
    expectCode(
      await tryApply(lead, team.id, elsewhere.job, slotsOf([lead, tom], elsewhere.role)),
      409,
      'ALREADY_APPLIED',
    );
  });

  it('is booked whole or withdrawn whole when a member withdraws at the moment of acceptance [R434]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { recruiter, job, members, application, applying } = await sent(3);
      const [, tom] = members as [TestActor, TestActor];
      const withdrawing = (): Promise<{ status: number }> => move(tom, applying, 'withdraw');
      const accepting = (): Promise<{ status: number }> => accept(recruiter, application, replica);
      const both = round % 2 ? [withdrawing(), accepting()].reverse() : [accepting(), withdrawing()];
      const [accepted, withdrawn] = await Promise.all(both);
      expect([accepted?.status, withdrawn?.status].sort()).toEqual([200, 409]);
      const isBooked = accepted?.status === 200;
      expect(await bookedOf(job)).toEqual(isBooked ? idsOf(members) : []);
      expect((await see(tom, applying)).status).toBe(isBooked ? 'hired' : 'withdrawn');
    }
    const [row] = await crew.service.rows<{ deadlocks: string }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(Number(row?.deadlocks)).toBe(0);
  });

  it('is in the copy of those in it, with what the lead wrote for the lead alone [R434] [R531]', async () => {
    const { team, members } = await teams.of(2);
    const [lead, tom] = members as [TestActor, TestActor];
    const { job, role } = await place(2);
    await tryApply(lead, team.id, job, slotsOf(members, role), { cover_letter: 'We tour together.' });
    const copyOf = async ({ id }: TestActor): Promise<string> => {
      const records: object[] = [];
      for await (const record of crew.service.get(TeamsExporter).records(id)) records.push(record);
      return JSON.stringify(records);
    };
    expect(await copyOf(lead)).toContain('We tour together.');
    expect(await copyOf(tom)).toContain('confirm_by');
    expect(await copyOf(tom)).not.toContain('We tour together.');
    await crew.service.deliver(userDeleted, { subjectId: lead.id, version: 9, payload: { role: 'freelancer' } });
    expect(await crew.service.everything()).not.toContain('We tour together.');
  });
});
