import { Transactions } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { CrewDirectoryRepository } from './crew-directory.repository.js';

describe('CrewDirectoryRepository', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'identity' });
    await service.rows(`
      INSERT INTO users (id, email, role, first_name, terms_version, terms_accepted_at)
      SELECT gen_random_uuid(), 'crew' || n || '@example.test', 'freelancer', 'Crew ' || n, '1', now()
      FROM generate_series(1, 3000) n`);
    await service.rows(`
      INSERT INTO freelancer_profiles (id, user_id, search_text, location_text, skills_text)
      SELECT gen_random_uuid(), id, lower(first_name) || E'\\n' || md5(email), 'leeds', 'rigging' FROM users`);
    await service.rows('ANALYZE freelancer_profiles');
  });
  afterAll(() => service.stop());

  it('finds a few among many by the trigram index', async () => {
    const plan = await service.get(Transactions).run(async () => {
      await service.rows('SET LOCAL enable_seqscan = off');
      return service.rows(`EXPLAIN SELECT * FROM freelancer_profiles p WHERE p.search_text LIKE '%crew 2718%'`);
    });
    expect(JSON.stringify(plan)).toContain('freelancer_profiles_search');
    const found = await service.get(CrewDirectoryRepository).find({ search: 'crew 2718' }, { page: 1, page_size: 10 });
    expect(found).toMatchObject({ total: 1, items: [{ first_name: 'Crew 2718' }] });
  });

  it('walks all pages of equals without repeating or losing anybody', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 30; page += 1) {
      const { items, total } = await service.get(CrewDirectoryRepository).find({}, { page, page_size: 100 });
      expect(total).toBe(3000);
      for (const { id } of items) seen.add(id);
    }
    expect(seen.size).toBe(3000);
  });
});
