import {
  boardLimits,
  applicantBoardRoutes,
  dayAfter,
  fitWords,
  kitMatchWords,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import { ticketsChanged } from '@crewcall/contracts-identity/dto';
import type { Job } from '@crewcall/contracts-jobs';
import { newId } from '@crewcall/platform-database';
import type { TestActor } from '@crewcall/testing-node';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';
import { expectError } from './fortress.js';
import { aKitItem, kitOf } from './kit.js';

describe('the order of the applicants of a job', () => {
  let crew: CrewMarket;
  let board: ReturnType<typeof boardOf>;

  beforeAll(async () => {
    crew = await CrewMarket.open();
    board = boardOf(crew);
  });
  afterAll(() => crew.close());

  it('is by fit, with the reasons in words [R522]', async () => {
    const { recruiter, job } = await crew.job({ skills: ['Sound Engineering', 'Rigging'], positions: 3 });
    await board.apply(job, 'None');
    await board.apply(job, 'Both', ['Rigging', 'Sound Engineering']);
    await board.apply(job, 'One', ['rigging']);
    const read = await board.read(recruiter, job);
    expect(board.names(read, 'new')).toEqual(['Both', 'One', 'None']);
    expect(board.columnOf(read, 'new').cards.map(fitWords)).toEqual([
      '2 of 2 skills, free, no ratings yet',
      '1 of 2 skills, free, no ratings yet',
      '0 of 2 skills, free, no ratings yet',
    ]);
    expect(board.names(await board.read(recruiter, job, '?sort=newest'), 'new')).toEqual(['One', 'Both', 'None']);
  });

  it('says how far each is from the job by their town, and the nearer fits better [R514] [R522]', async () => {
    const { recruiter, job } = await crew.job({ location: 'Manchester' });
    await board.apply(job, 'Unknown');
    await board.apply(job, 'Leeds', [], { lat: 53.8, lon: -1.55 });
    await board.apply(job, 'Salford', [], { lat: 53.483, lon: -2.293 });
    const milesOf = async (query: string) => {
      const read = await board.read(recruiter, job, query);
      const { cards } = board.columnOf(read, 'new');
      return [read.has_point, ...cards.map(({ first_name, miles }) => [first_name, miles])];
    };
    const near = '?lat=53.48&lon=-2.24';
    expect(await milesOf(near)).toEqual([false, ['Salford', 2], ['Unknown', null], ['Leeds', 36]]);
    expect(await milesOf('?sort=newest')).toEqual([false, ['Salford', null], ['Leeds', null], ['Unknown', null]]);
    await crew.service.rows('UPDATE bookings.calls SET lat = 53.8, lon = -1.55 WHERE job_id = $1', [job.id]);
    expect(await milesOf(near)).toEqual([true, ['Leeds', 0], ['Unknown', null], ['Salford', 37]]);
    expectError(await crew.service.as(recruiter).get(`${applicantBoardRoutes.board(job.id)}?lat=91&lon=0`), 400);
  });

  it('knows who is not free, and leaves them out when asked [R522] [R525]', async () => {
    const { recruiter, job } = await crew.job({ event_date: dayAfter(wallTimeOf(new Date()).day, 9) });
    const busy = await board.apply(job, 'Busy');
    await board.apply(job, 'Free');
    const away = { kind: 'unavailable', starts_on: job.event_date };
    expect((await crew.service.as(busy.person).post('/api/calendar/blocks', away)).status).toBe(201);
    const read = await board.read(recruiter, job);
    expect(board.names(read, 'new')).toEqual(['Free', 'Busy']);
    expect(board.columnOf(read, 'new').cards.map(fitWords)[1]).toContain('not free');
    const free = await board.read(recruiter, job, '?free=all');
    expect([board.names(free, 'new'), free.total]).toEqual([['Free'], 2]);
  });

  it('is filtered by role, tag and rating [R525]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 2 });
    const rated = await board.apply(job, 'Rated');
    const tagged = await board.apply(job, 'Tagged');
    await crew.service.rows(`INSERT INTO rating_summaries (freelancer_id, distribution) VALUES ($1, '{0,0,0,0,4}')`, [
      rated.person.id,
    ]);
    await board.bulk(recruiter, { application_ids: [tagged.application.id], action: 'tag', tag: 'A team' });
    expect(board.names(await board.read(recruiter, job, '?rating=4'), 'new')).toEqual(['Rated']);
    expect(board.names(await board.read(recruiter, job, '?tag=a%20team'), 'new')).toEqual(['Tagged']);
    expect(board.names(await board.read(recruiter, job, `?role=${role.id}`), 'new')).toHaveLength(2);
  });

  it('is filtered by tickets that are shared, good on the last day and verified [R482]', async () => {
    const lastDay = dayAfter(wallTimeOf(new Date()).day, 9);
    const { recruiter, job } = await crew.job({ event_date: lastDay });
    const tells = async (name: string, expires_on: string, more: object = {}): Promise<void> => {
      const { person } = await board.apply(job, name);
      const tickets = [{ id: newId(), kind: 'ipaf' as const, expires_on, state: 'unchecked' as const, ...more }];
      const payload = { tickets, shared: 'companies' as const };
      await crew.service.deliver(ticketsChanged, { subjectId: person.id, version: 1, payload });
    };
    await tells('Over', dayAfter(lastDay, -1));
    await tells('Good', lastDay);
    await tells('Verified', lastDay, { state: 'verified' });
    await tells('Seen', dayAfter(lastDay, -1), { seen_by: 3 });
    await board.apply(job, 'None');
    const found = async (query: string) => board.names(await board.read(recruiter, job, query), 'new').sort();
    expect(await found('?ticket=ipaf')).toEqual(['Good', 'Over', 'Seen', 'Verified']);
    expect(await found('?ticket=ipaf&ticket_is=valid')).toEqual(['Good', 'Verified']);
    expect(await found('?ticket=ipaf&ticket_is=verified')).toEqual(['Seen', 'Verified']);
    expect(await found('?ticket=ipaf&ticket_is=valid,verified')).toEqual(['Verified']);
    expect((await board.read(recruiter, job, '?ticket=pasma')).total).toBe(5);
    expectError(await crew.service.as(recruiter).get(`${applicantBoardRoutes.board(job.id)}?ticket=passport`), 400);
  });

  it('is filtered by who brings the kit that is a must of the role, hidden or not, for they applied [R436] [R438]', async () => {
    const kit = kitOf(crew);
    const asks = { words: null, count: 1, pays_hire: true, cap_pence: null } as const;
    const { recruiter, role } = await kit.jobOn(
      ['2035-06-10'],
      [
        { kind: 'vehicle', need: 'must', ...asks },
        { kind: 'laser', need: 'nice', ...asks },
      ],
    );
    const job = { id: role.job_id } as Job;
    const [brings, hides] = [await board.apply(job, 'Brings'), await board.apply(job, 'Hides')];
    await board.apply(job, 'None');
    await kit.owns(brings.person, aKitItem({ kind: 'vehicle' }));
    await kit.owns(hides.person, aKitItem({ kind: 'vehicle', shared: false }));
    expect(board.names(await board.read(recruiter, job, `?role=${role.id}&kit=all`), 'new').sort()).toEqual([
      'Brings',
      'Hides',
    ]);
    expect(board.names(await board.read(recruiter, job), 'new')).toHaveLength(3);
  });

  it('says on each card which tickets of the role applied for are missing, and how much of its kit they have [R514]', async () => {
    const kit = kitOf(crew);
    const asks = { words: null, count: 1, pays_hire: true, cap_pence: null, need: 'must' } as const;
    const { recruiter, role } = await kit.jobOn(
      ['2035-06-10'],
      [
        { kind: 'vehicle', ...asks },
        { kind: 'laser', ...asks },
      ],
    );
    const job = { id: role.job_id } as Job;
    const needs = { needs: [{ kind: 'ipaf', is_must: true, sum_pence: null }], only_valid: false };
    const cards = async () =>
      Object.fromEntries(
        board
          .columnOf(await board.read(recruiter, job), 'new')
          .cards.map((card) => [card.first_name, [card.tickets, card.kit && kitMatchWords(card.kit)]]),
      );
    const [good, over, hides] = [
      await board.apply(job, 'Good'),
      await board.apply(job, 'Over'),
      await board.apply(job, 'Hides'),
    ];
    await board.apply(job, 'None');
    expect((await cards())['Good']).toEqual([null, 'Has 0 of 2 needed']);
    await crew.service.rows('UPDATE bookings.roles SET tickets = $2 WHERE id = $1', [role.id, JSON.stringify(needs)]);
    const tells = (person: TestActor, expires_on: string, shared: 'companies' | 'applied') =>
      crew.service.deliver(ticketsChanged, {
        subjectId: person.id,
        version: 1,
        payload: { tickets: [{ id: newId(), kind: 'ipaf', expires_on, state: 'unchecked' }], shared },
      });
    await tells(good.person, '2035-06-10', 'companies');
    await tells(over.person, '2035-06-09', 'companies');
    await tells(hides.person, '2035-06-10', 'applied');
    await crew.service.rows('UPDATE applications SET invited_at = now() WHERE id = $1', [hides.application.id]);
    await kit.owns(good.person, aKitItem({ kind: 'vehicle' }), aKitItem({ kind: 'laser' }));
    await kit.owns(over.person, aKitItem({ kind: 'vehicle', shared: false }));
    await kit.owns(hides.person, aKitItem({ kind: 'vehicle', shared: false }));
    expect(await cards()).toEqual({
      Good: [[], 'Has 2 of 2 needed'],
      Over: [['IPAF expires 9 Jun, the job ends 10 Jun.'], 'Has 1 of 2 needed'],
      Hides: [
        ['This role needs IPAF valid on 10 Jun. Tickets of this person are not shared with you.'],
        'Has 0 of 2 needed',
      ],
      None: [['No IPAF.'], 'Has 0 of 2 needed'],
    });
    const other = { id: newId(), name: 'Runner' };
    await crew.service.rows(
      `INSERT INTO bookings.roles SELECT (jsonb_populate_record(r, jsonb_build_object('id', $2::uuid, 'name', $3::text,
         'kit', '[]'::jsonb, 'tickets', '{"needs":[],"only_valid":false}'::jsonb))).* FROM bookings.roles r WHERE id = $1`,
      [role.id, other.id, other.name],
    );
    await crew.service.rows('UPDATE applications SET role_ids = $2 WHERE id = $1', [over.application.id, [other.id]]);
    expect((await cards())['Over']).toEqual([null, null]);
  });

  it('says how long applications of a job stood in each stage, and whence they came [R526]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 2 });
    const [ann, ben] = [await board.apply(job, 'Ann'), await board.apply(job, 'Ben')];
    await crew.offer(recruiter, role, await crew.crew('Asked'));
    const apply = (source: string) =>
      crew.crew('Came').then((person) => crew.service.as(person).post(`/api/jobs/${job.id}/apply`, { source }));
    expect([(await apply('share')).status, (await apply('alert')).status]).toEqual([201, 201]);
    expectError(await apply('invite'), 400);
    for (const { application } of [ann, ben]) await board.move(recruiter, application, { from: 'new', to: 'reviewed' });
    await board.move(recruiter, ann.application, { from: 'reviewed', to: 'shortlisted' });
    const hoursAgo = (id: string, hours: number) =>
      crew.service.rows(
        `UPDATE bookings.application_steps SET at = (SELECT at FROM bookings.application_steps
           WHERE application_id = $1 AND status = 'reviewed') - $2 * interval '1 hour'
         WHERE application_id = $1 AND status = 'applied'`,
        [id, hours],
      );
    await hoursAgo(ann.application.id, 2);
    await hoursAgo(ben.application.id, 10);
    const read = await crew.service.as(recruiter).get(applicantBoardRoutes.boardTimes(job.id));
    expect(read.body).toEqual({
      stages: [
        { stage: 'applied', applications: 2, median_hours: 6 },
        { stage: 'reviewed', applications: 1, median_hours: 0 },
      ],
      sources: [
        { source: 'search', applications: 2 },
        { source: 'alert', applications: 1 },
        { source: 'invite', applications: 1 },
        { source: 'share', applications: 1 },
      ],
    });
  });

  it('comes thirty at a time for each column, and goes on from where it was left [R525]', async () => {
    const { recruiter, job } = await crew.job();
    await crew.service.rows(
      `INSERT INTO applications (id, job_id, freelancer_id, recruiter_id, status, version)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), $2, 'applied', 1 FROM generate_series(1, 70)`,
      [job.id, recruiter.id],
    );
    const seen: string[] = [];
    const first = board.columnOf(await board.read(recruiter, job), 'new');
    expect([first.count, first.cards.length]).toEqual([70, boardLimits.page]);
    seen.push(...first.cards.map((card) => card.application_id));
    for (let { next } = first; next;) {
      const read = await board.read(recruiter, job, `?column=new&after=${encodeURIComponent(next)}`);
      expect(read.columns.map(({ column }) => column)).toEqual(['new']);
      const more = board.columnOf(read, 'new');
      seen.push(...more.cards.map((card) => card.application_id));
      next = more.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([70, 70]);
  });
});
