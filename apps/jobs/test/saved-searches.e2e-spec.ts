import { SearchAlerts } from '@crewcall/bookings-domain';
import { profileChanged } from '@crewcall/contracts-identity/dto';
import { type Job, jobRoutes, searchRoutes, type JobSearch, type SavedSearch } from '@crewcall/contracts-jobs';
import { savedSearchFound } from '@crewcall/contracts-jobs/dto';
import { Clock } from '@crewcall/jobs-domain';
import type { TestActor } from '@crewcall/testing-node';
import { expectCode } from './crew-lists.js';
import { aFreelancer, aRecruiter, gig, Marketplace } from './marketplace.js';

describe('saved searches', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => market.close());

  const as = (actor: TestActor) => market.service.as(actor);
  const at = (moment: string) => jest.spyOn(market.service.get(Clock), 'now').mockReturnValue(new Date(moment));
  const run = () => market.service.get(SearchAlerts).run();
  const ask = (actor: TestActor, wanted: JobSearch, alert = 'instant') =>
    as(actor).post<SavedSearch>(searchRoutes.list, { name: 'Desks', wanted, alert });
  const save = async (actor: TestActor, wanted: JobSearch, alert = 'instant'): Promise<SavedSearch> => {
    const { status, body } = await ask(actor, wanted, alert);
    if (status !== 201) throw new Error(`Saving answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const listOf = async (actor: TestActor) => (await as(actor).get<SavedSearch[]>(searchRoutes.list)).body;
  const told = async ({ id }: SavedSearch) =>
    (await market.service.outbox(savedSearchFound, id)).map(({ payload }) => payload);
  /** A word that no other test’s jobs have. */
  let words = 0;
  const aWord = () => `w${process.pid}x${(words += 1)}q`;

  it('are up to 20 of one’s own, edited, paused and deleted [R496]', async () => {
    const [crew, other] = [aFreelancer(), aFreelancer()];
    const search = await save(crew, { search: 'Monitor', from: '2035-06-01' }, 'weekly');
    expect(search).toMatchObject({ name: 'Desks', alert: 'weekly', is_paused: false, is_past: false, new_jobs: 0 });
    expect(search.wanted).toEqual({ search: 'Monitor', from: '2035-06-01' });
    const path = searchRoutes.one(search.id);
    const change = { name: 'Monitors', alert: 'daily', is_paused: true };
    expect((await as(crew).put(path, change)).body).toMatchObject({ ...change, id: search.id });
    expectCode(await as(other).put(path, change), 404, 'SAVED_SEARCH_NOT_FOUND');
    await as(other).delete(path);
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(crew)).toHaveLength(1);
    for (let count = 2; count < 20; count += 1) await save(crew, {}, 'none');
    const answers = await Promise.all([1, 2, 3].map(() => ask(crew, {}, 'none')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expectCode(await ask(crew, {}), 409, 'TOO_MANY_SAVED_SEARCHES');
    expect((await as(crew).delete(path)).status).toBe(204);
    expect(await listOf(crew)).toHaveLength(19);
    expect((await ask(aRecruiter(), {})).status).toBe(403);
    expect((await as(crew).post(searchRoutes.list, { name: ' ', wanted: {}, alert: 'daily' })).status).toBe(400);
  });

  it('are saved once, however often the same saving is sent [R496]', async () => {
    const crew = aFreelancer();
    const once = as(crew).with({ 'idempotency-key': `save-${crew.id}` });
    const send = () => once.post<SavedSearch>(searchRoutes.list, { name: 'Desks', wanted: {}, alert: 'none' });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await listOf(crew)).toHaveLength(1);
  });

  it('find what the page finds, whatever they look for [R496]', async () => {
    const crew = aFreelancer();
    const word = aWord();
    const wanted: JobSearch[] = [
      { search: word },
      { search: `${word} leeds` },
      { search: `${word} cardiff` },
      { search: `${word} 100%` },
      { location: 'yorkshire' },
      { category: 'freelance' },
      { category: 'contract' },
      { rate_unit: 'day' },
      { rate_unit: 'day', rate_min: 30_000 },
      { from: '2035-06-13' },
      { to: '2035-06-12' },
      { source: 'crewcall' },
      { source: 'boards' },
      {},
    ];
    const searches: SavedSearch[] = [];
    for (const each of wanted) searches.push(await save(crew, each, 'none'));
    const jobs = [
      await market.post(aRecruiter(), { title: `Rigger ${word}` }),
      await market.post(aRecruiter(), { title: `Rigger ${word}`, location: 'Cardiff', event_date: '2035-06-13' }),
      await market.post(aRecruiter(), { description: `Paid 100% on the day ${word}`, rate: '£320 a day' }),
      await market.post(aRecruiter(), { type: 'contract', contract_type: 'fixed-term', skills: [word] }),
    ].map(({ id }) => id);
    await market.service.rows(`UPDATE jobs SET recruiter_id = NULL, external_source = 'Reed' WHERE id = $1`, [jobs[1]]);
    await run();
    for (const [index, { id, wanted: looked }] of searches.entries()) {
      const given = { ...looked, rate_min: looked.rate_min?.toString() };
      const filters = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
      const query = new URLSearchParams([...filters, ['order', 'best'], ['page_size', '100']]);
      const page = await as(crew).get<Job[]>(`${jobRoutes.list}?${query.toString()}`);
      const shown = page.body.map((job) => job.id).filter((each) => jobs.includes(each));
      const found = await market.service.rows<{ job_id: string }>(
        'SELECT job_id FROM bookings.search_finds WHERE search_id = $1',
        [id],
      );
      const kept = found.map(({ job_id }) => job_id).filter((each) => jobs.includes(each));
      expect([index, kept.sort()]).toEqual([index, shown.sort()]);
    }
    const counts = (await listOf(crew)).map(({ new_jobs }) => new_jobs);
    expect(counts.slice(0, 4)).toEqual([4, 3, 1, 1]);
    await as(crew).post(searchRoutes.seen(searches[0]?.id));
    expect((await listOf(crew))[0]?.new_jobs).toBe(0);
  });

  it('pause themselves when their dates are past, and say so [R496]', async () => {
    const [crew, word] = [aFreelancer(), aWord()];
    at('2034-06-12T22:59:59Z');
    const search = await save(crew, { search: word, to: '2034-06-12' });
    expect((await listOf(crew))[0]?.is_past).toBe(false);
    at('2034-06-12T23:00:00Z');
    expect((await listOf(crew))[0]?.is_past).toBe(true);
    await market.post(aRecruiter(), { title: word });
    await run();
    expect(await told(search)).toEqual([]);
  });

  it('tell at once, five times a day, and then in the digest, of no job twice [R497]', async () => {
    const [crew, word] = [aFreelancer(), aWord()];
    at('2034-03-01T10:00:00Z');
    const search = await save(crew, { search: word });
    for (let alert = 1; alert <= 7; alert += 1) {
      await market.post(aRecruiter(), { title: `${word} ${alert}` });
      await Promise.all([run(), run()]);
    }
    const titles = async () => (await told(search)).map(({ jobs }) => jobs.map(({ title }) => title.slice(-1)).sort());
    expect(await titles()).toEqual([['1'], ['2'], ['3'], ['4'], ['5']]);
    expect((await told(search))[0]).toMatchObject({
      user_id: crew.id,
      name: 'Desks',
      total: 1,
      jobs: [{ event_date: gig.event_date, location: gig.location, rate: gig.rate }],
    });
    at('2034-03-02T08:59:59Z');
    await run();
    expect(await titles()).toHaveLength(5);
    at('2034-03-02T09:00:00Z');
    await run();
    expect((await titles())[5]).toEqual(['6', '7']);
    await run();
    expect(await titles()).toHaveLength(6);
  });

  it('call no one at once for what is farther than they travel, unless they searched there [R490]', async () => {
    const [crew, word] = [aFreelancer(), aWord()];
    const home = { kind: 'freelancer' as const, location: 'Leeds', lat: 53.79648, lon: -1.54785, completeness: 1 };
    const travels = (reach_miles: number, version: number) =>
      market.service.deliver(profileChanged, { subjectId: crew.id, version, payload: { ...home, reach_miles } });
    await travels(50, 1);
    at('2034-03-05T10:00:00Z');
    const searches = [
      await save(crew, { search: word }),
      await save(crew, { search: word, location: 'London' }),
      await save(crew, { search: word }, 'daily'),
    ];
    const [anywhere, there, daily] = searches;
    const titles = async (search?: SavedSearch) =>
      search && (await told(search)).flatMap(({ jobs }) => jobs.map(({ title }) => title));
    for (const location of ['York', 'London'])
      await market.post(aRecruiter(), { title: `${word} ${location}`, location });
    await run();
    expect(await titles(anywhere)).toEqual([`${word} York`]);
    expect(await titles(there)).toEqual([`${word} London`]);
    // What was not called out is found all the same.
    const sql = 'SELECT count(*)::integer AS count FROM bookings.search_finds WHERE search_id = ANY($1::uuid[])';
    expect(await market.service.rows(sql, [[anywhere?.id, daily?.id]])).toEqual([{ count: 4 }]);
    await travels(1000, 2);
    await market.post(aRecruiter(), { title: `${word} Plymouth`, location: 'Plymouth' });
    await run();
    expect(await titles(anywhere)).toEqual([`${word} York`, `${word} Plymouth`]);
  });

  it('call for what is posted those of whom no place is known [R490]', async () => {
    const [crew, word] = [aFreelancer(), aWord()];
    const { service } = market;
    await service.deliver(profileChanged, { subjectId: crew.id, payload: { kind: 'freelancer', completeness: 1 } });
    at('2034-03-07T10:00:00Z');
    const search = await save(crew, { search: word });
    await market.post(aRecruiter(), { title: word, location: 'Bristol' });
    await run();
    expect(search && (await told(search))).toHaveLength(1);
  });

  it('tell of nothing closed before, of no company that its owner has blocked, and not while paused [R497]', async () => {
    const [crew, paused, blocking, company, word] = [
      aFreelancer(),
      aFreelancer(),
      aFreelancer(),
      aRecruiter(),
      aWord(),
    ];
    at('2034-04-03T10:00:00Z');
    const daily = await save(crew, { search: word }, 'daily');
    const [still, apart] = [await save(paused, { search: word }), await save(blocking, { search: word })];
    await as(paused).put(searchRoutes.one(still.id), { is_paused: true });
    await market.service.rows(
      `INSERT INTO bookings.blocked_people (by_id, against_id, is_on, changed_at) VALUES ($1, $2, true, now())`,
      [company.id, blocking.id],
    );
    const closed = await market.post(company, { title: `${word} a` });
    await market.post(company, { title: `${word} b` });
    await run();
    await as(company).delete(jobRoutes.one(closed.id));
    at('2034-04-04T08:00:00Z');
    await run();
    expect((await told(daily)).map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([[`${word} b`]]);
    expect(await told(still)).toEqual([]);
    expect(await told(apart)).toEqual([]);
  });

  it('name ten of what they found and how many there are, with a hidden place as its area [R498]', async () => {
    const [crew, company, word] = [aFreelancer(), aRecruiter(), aWord()];
    const search = await save(crew, { search: word });
    for (let job = 0; job < 12; job += 1)
      await market.post(company, { title: word, hides_place: true, location: 'Printworks, London SE16 7PJ' });
    await run();
    const [alert] = await told(search);
    expect([alert?.total, alert?.jobs.length]).toEqual([12, 10]);
    expect(alert?.jobs[0]?.location).toBe('London, SE16');
  });

  it('are stopped by the link of their mail, without signing in and as often as it is asked [R498]', async () => {
    const [crew, word] = [aFreelancer(), aWord()];
    const [search, other] = [await save(crew, { search: word }), await save(crew, { search: word })];
    await market.post(aRecruiter(), { title: word });
    await run();
    const key = (await told(search))[0]?.stop_key ?? '';
    const stop = `${searchRoutes.stop}?key=${key}`;
    const asked = await market.service.anonymous().get(stop);
    expect([asked.status, asked.headers.get('location')]).toEqual([302, `/unsubscribe?search=${key}`]);
    expect((await listOf(crew)).map(({ alert }) => alert)).toEqual(['instant', 'instant']);
    expect((await market.service.anonymous().post(stop)).status).toBe(204);
    expect((await market.service.anonymous().post(stop)).status).toBe(204);
    expect((await listOf(crew)).map(({ alert }) => alert)).toEqual(['none', 'instant']);
    await market.post(aRecruiter(), { title: word });
    await run();
    expect([(await told(search)).length, (await told(other)).length]).toEqual([1, 2]);
    await as(crew).delete(searchRoutes.one(search.id));
    expectCode(await market.service.anonymous().post(stop), 404, 'SEARCH_LINK_DEAD');
  });
});
