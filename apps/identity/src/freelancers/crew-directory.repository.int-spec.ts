import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { CommonWords } from './common-words.service.js';
import { CrewDirectoryRepository, type CrewFilters, pageOf } from './crew-directory.repository.js';

const crew = 20_000;
const none: CrewFilters = { search: '', location: '', skill: '' };

describe(`the directory of ${crew} people`, () => {
  let service: TestService;
  let directory: CrewDirectoryRepository;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'identity' });
    directory = service.get(CrewDirectoryRepository);
    await service.rows(
      `INSERT INTO users (id, email, role, first_name, terms_version, terms_accepted_at)
       SELECT gen_random_uuid(), 'crew' || n || '@example.test', 'freelancer', 'Crew ' || n, '1', now()
       FROM generate_series(1, $1) n`,
      [crew],
    );
    await service.rows(`
      INSERT INTO freelancer_profiles (id, user_id, bio, rating_average, rating_count)
      SELECT gen_random_uuid(), id, repeat('calm on comms ', 30), 1 + random() * 4, 20 * random() FROM users`);
    await service.rows(`
      INSERT INTO crew_entries (user_id, rating_score, search_text, skills_text, location_text)
      SELECT p.user_id, p.rating_score, lower(u.first_name) || E'\\nengineer\\n' || md5(u.email), 'rigging', 'leeds'
      FROM freelancer_profiles p JOIN users u ON u.id = p.user_id`);
    await service.rows('VACUUM ANALYZE crew_entries');
    await service.rows('ANALYZE freelancer_profiles, users');
  }, 60_000);
  afterAll(() => service.stop());

  const planOf = async (sql: string, parameters: unknown[]): Promise<string> => {
    const lines = await service.rows<Record<string, string>>(`EXPLAIN ${sql}`, parameters);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  const pagePlan = (filters: CrewFilters, offset: number, total: number): Promise<string> => {
    const { sql, parameters } = pageOf(filters, { offset, limit: 10, total, best: [] });
    return planOf(sql, parameters);
  };

  it('is counted without reading its rows', async () => {
    expect(await directory.findTotals()).toMatchObject({ listed: crew });
  });

  it('walks its order for a page, from whichever end is nearer, and reads no row it skips', async () => {
    for (const offset of [0, crew / 2 - 10, crew / 2 + 10, crew - 10]) {
      const plan = await pagePlan(none, offset, crew);
      expect(plan).toMatch(/Index Only Scan (Backward )?using crew_entries_best_first/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });

  it('walks the same order for who does not see a few of them, and counts those few alone [R426]', async () => {
    const apart = (await service.rows<{ id: string }>('SELECT id FROM users LIMIT 20')).map(({ id }) => id);
    for (const offset of [0, crew / 2 - 10, crew - 40]) {
      const plan = await pagePlan({ ...none, besides: apart }, offset, crew - apart.length);
      expect(plan).toMatch(/Index Only Scan (Backward )?using crew_entries_best_first/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
    expect((await directory.findAmong(none, apart)).sort()).toEqual([...apart].sort());
    const counted = await planOf('SELECT user_id FROM crew_entries WHERE user_id = ANY($1::uuid[])', [apart]);
    expect(counted).not.toMatch(/Seq Scan/);
  });

  it('finds a few among many by the trigram index, and counts them by it', async () => {
    const few = { ...none, search: 'crew 2718' };
    const plans = [
      await pagePlan(few, 0, 11),
      await planOf('SELECT count(*) FROM crew_entries WHERE search_text LIKE $1', ['%crew 2718%']),
      await planOf('SELECT count(*) FROM crew_entries WHERE search_text LIKE $1 AND location_text LIKE $2', [
        '%crew 2718%',
        '%leeds%',
      ]),
    ];
    for (const plan of plans) expect(plan).toMatch(/Bitmap Index Scan on crew_entries_search/);
    const one = { ...few, search: 'crew 12718' };
    const [found] = await directory.findCrew(one, { offset: 0, limit: 10, total: 1, best: [] });
    expect(found).toMatchObject({ first_name: 'Crew 12718' });
  });

  it('knows the best of a few when it has counted them, and shows the same people either way', async () => {
    const few = { ...none, search: 'crew 27' };
    const extent = await directory.measureCrew(few);
    expect(extent.total).toBeGreaterThan(50);
    expect(extent.best).toHaveLength(50);
    const { sql, parameters } = pageOf(few, { offset: 20, limit: 10, ...extent });
    expect(await planOf(sql, parameters)).not.toMatch(/crew_entries_search|Seq Scan/);
    for (const offset of [0, 20, 40, 50]) {
      const bounds = { offset, limit: 10, total: extent.total };
      const known = await directory.findCrew(few, { ...bounds, best: extent.best });
      const searched = await directory.findCrew(few, { ...bounds, best: [] });
      expect(known.map(({ id }) => id)).toEqual(searched.map(({ id }) => id));
      expect(known).toHaveLength(10);
    }
    expect(await directory.measureCrew({ ...none, search: 'nobody like that' })).toEqual({ total: 0, best: [] });
  });

  it('asks the index for the rare word alone where another is common, and compares the whole', async () => {
    const common = service.get(CommonWords);
    await common.read();
    expect(common.rareAmong('crew 12718')).toEqual(['12718']);
    expect(common.rareAmong('crew')).toEqual([]);
    expect(common.rareAmong('12718')).toEqual([]);
    const { sql, parameters } = pageOf(
      { ...none, search: 'crew 12718' },
      { offset: 0, limit: 10, total: 1, best: [] },
      ['12718'],
    );
    expect(await planOf(sql, parameters)).toMatch(/Index Cond: \(search_text ~~ '%12718%'::text\)/);
    expect(await directory.measureCrew({ ...none, search: 'crew 12718' })).toMatchObject({ total: 1 });
    // Both words are there, but not beside each other.
    expect(await directory.measureCrew({ ...none, search: 'engineer 12718' })).toMatchObject({ total: 0 });
  });

  it('finds five hundred named people by their keys, without looking at any other [R422]', async () => {
    const rows = await service.rows<{ user_id: string }>('SELECT user_id FROM crew_entries ORDER BY user_id LIMIT 500');
    const among = rows.map(({ user_id }) => user_id);
    const filters = { ...none, among };
    expect(await directory.measureCrew(filters)).toMatchObject({ total: 500 });
    const seen: string[] = [];
    for (let offset = 0; offset < 500; offset += 50)
      for (const { user_id } of await directory.findCrew(filters, { offset, limit: 50, total: 500, best: [] }))
        seen.push(user_id);
    expect(seen.sort()).toEqual([...among].sort());
    const { sql, parameters } = pageOf(filters, { offset: 20, limit: 10, total: 500, best: [] });
    expect(await planOf(sql, parameters)).not.toContain('Seq Scan');
  });

  it('fills a page of what most people have by walking the order, without collecting them first', async () => {
    const common = { ...none, search: 'engineer' };
    expect(await directory.measureCrew(common)).toEqual({ total: crew, best: [] });
    expect(await pagePlan(common, 0, crew)).toMatch(/Index Scan using crew_entries_best_first/);
  });

  it('joins profiles and accounts to a page by their keys', async () => {
    const { sql, parameters } = pageOf(none, { offset: 5000, limit: 10, total: crew, best: [] });
    const plan = await planOf(
      `SELECT * FROM (${sql}) page JOIN freelancer_profiles p USING (user_id) JOIN users u ON u.id = p.user_id`,
      parameters,
    );
    expect(plan).not.toContain('Seq Scan');
  });

  it('walks all pages, forwards and from the end, without repeating or losing any user', async () => {
    const seen: string[] = [];
    let last = Infinity;
    for (let offset = 0; offset < crew; offset += 1000) {
      const rows = await directory.findCrew(none, { offset, limit: 1000, total: crew, best: [] });
      for (const { id, rating_average: average, rating_count: count } of rows) {
        const score = (17.5 + Number(average ?? 0) * count) / (5 + count);
        expect(score).toBeLessThanOrEqual(last + 1e-6);
        last = score;
        seen.push(id);
      }
    }
    expect(new Set(seen).size).toBe(crew);
  });

  it('keeps its length with every change, no matter who makes it', async () => {
    const [some] = await service.rows<{ user_id: string }>('SELECT user_id FROM crew_entries LIMIT 1');
    const before = await directory.findTotals();
    await service.rows('UPDATE crew_entries SET rating_score = 5 WHERE user_id = $1', [some?.user_id]);
    expect(await directory.findTotals()).toEqual(before);
    await service.rows(`UPDATE crew_entries SET location_text = 'york' WHERE user_id = $1`, [some?.user_id]);
    const moved = await directory.findTotals();
    expect(moved).toMatchObject({ listed: crew, version: String(Number(before.version) + 1) });
    await service.rows('DELETE FROM users WHERE id = $1', [some?.user_id]);
    expect(await directory.findTotals()).toMatchObject({ listed: crew - 1 });
  });
});
