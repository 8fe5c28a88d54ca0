import { boardLimits, bookingsRoutes, dayAfter, fitWords, wallTimeOf } from '@crewcall/contracts-bookings';
import { boardOf } from './applicant-board.js';
import { CrewMarket } from './crew-market.js';

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

  it('says how long applications of a job stood in each stage, and whence they came [R526]', async () => {
    const { recruiter, job, role } = await crew.job({ positions: 2 });
    const [ann, ben] = [await board.apply(job, 'Ann'), await board.apply(job, 'Ben')];
    await crew.offer(recruiter, role, await crew.crew('Asked'));
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
    const read = await crew.service.as(recruiter).get(bookingsRoutes.boardTimes(job.id));
    expect(read.body).toEqual({
      stages: [
        { stage: 'applied', applications: 2, median_hours: 6 },
        { stage: 'reviewed', applications: 1, median_hours: 0 },
      ],
      sources: [
        { source: 'applied', applications: 2 },
        { source: 'invited', applications: 1 },
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
