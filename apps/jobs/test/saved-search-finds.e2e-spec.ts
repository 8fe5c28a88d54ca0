import { SearchAlerts } from '@crewcall/bookings-domain';
import { jobRoutes, type SavedSearch, searchRoutes } from '@crewcall/contracts-jobs';
import { savedSearchFound } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

describe('what a saved search has found and not told yet', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => market.close());

  const as = (actor: TestActor) => market.service.as(actor);
  const run = async (moment: string) => {
    jest.spyOn(market.service.get(Clock), 'now').mockReturnValue(new Date(moment));
    await market.service.get(SearchAlerts).run();
  };
  const save = async (actor: TestActor, search: string): Promise<SavedSearch> => {
    const input = { name: 'Desks', wanted: { search }, alert: 'daily' };
    return (await as(actor).post<SavedSearch>(searchRoutes.list, input)).body;
  };
  const newJobs = async (actor: TestActor) =>
    (await as(actor).get<SavedSearch[]>(searchRoutes.list)).body.map(({ new_jobs }) => new_jobs);
  const titles = async ({ id }: SavedSearch) =>
    (await market.service.outbox(savedSearchFound, id)).map(({ payload }) => [
      payload.total,
      ...payload.jobs.map(({ title }) => title),
    ]);
  const block = (by: TestActor, against: TestActor, isOn: boolean) =>
    market.service.rows(
      `INSERT INTO bookings.blocked_people (by_id, against_id, is_on, changed_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (by_id, against_id) DO UPDATE SET is_on = excluded.is_on`,
      [by.id, against.id, isOn],
    );

  it('is neither counted nor told once one of the two has blocked the other [R426]', async () => {
    const [crew, blocked, blocking, other] = [aFreelancer(), aRecruiter(), aRecruiter(), aRecruiter()];
    const word = `apart${process.pid}q`;
    jest.spyOn(market.service.get(Clock), 'now').mockReturnValue(new Date('2034-05-01T10:00:00Z'));
    const search = await save(crew, word);
    for (const [company, name] of [
      [blocked, 'blocked'],
      [blocking, 'blocking'],
      [other, 'other'],
    ] as const)
      await market.post(company, { title: `${word} ${name}` });
    await run('2034-05-01T11:00:00Z');
    expect(await newJobs(crew)).toEqual([3]);
    await block(crew, blocked, true);
    await block(blocking, crew, true);
    expect(await newJobs(crew)).toEqual([1]);
    await run('2034-05-02T09:00:00Z');
    expect(await titles(search)).toEqual([[1, `${word} other`]]);
    await block(crew, blocked, false);
    expect(await newJobs(crew)).toEqual([2]);
  });

  it('is neither counted nor told once it matches no more [R497]', async () => {
    const [crew, company] = [aFreelancer(), aRecruiter()];
    const word = `edited${process.pid}q`;
    jest.spyOn(market.service.get(Clock), 'now').mockReturnValue(new Date('2034-06-01T10:00:00Z'));
    const [search, wide] = [await save(crew, word), await save(crew, `${word} leeds`)];
    const [changed] = [await market.post(company, { title: `${word} changed` })];
    const moved = await market.post(company, { title: `${word} moved` });
    await run('2034-06-01T11:00:00Z');
    expect(await newJobs(crew)).toEqual([2, 2]);
    await as(company).put(jobRoutes.one(changed.id), { title: 'Rigger' });
    await as(company).put(jobRoutes.one(moved.id), { location: 'Cardiff' });
    expect(await newJobs(crew)).toEqual([1, 0]);
    await run('2034-06-02T09:00:00Z');
    expect([await titles(search), await titles(wide)]).toEqual([[[1, `${word} moved`]], []]);
  });
});
