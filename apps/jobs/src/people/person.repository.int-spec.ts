import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { PersonRepository } from './person.repository.js';

const nowhere = { skills: ['Rigging'], location: 'Leeds', point: null, reachMiles: 50 };

describe('PersonRepository', () => {
  let service: TestService;
  let people: PersonRepository;
  const named = (companyName: string | null) => ({ role: 'recruiter', firstName: null, lastName: null, companyName });
  const rowOf = async (id: string) => (await service.rows('SELECT * FROM people WHERE user_id = $1', [id]))[0];

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'jobs' });
    people = service.get(PersonRepository);
  });
  afterAll(() => service.stop());

  it('knows the name of a company, trimmed, and nothing of a stranger [R138]', async () => {
    const id = newId();
    expect(await people.findCompanyName(id)).toBeNull();
    await people.saveAccount(id, 1, named('  '));
    expect(await people.findCompanyName(id)).toBeNull();
    await people.saveAccount(id, 2, named(' Northlight '));
    expect(await people.findCompanyName(id)).toBe('Northlight');
  });

  it('lets the highest version win, in whatever order it hears', async () => {
    const id = newId();
    await people.saveAccount(id, 5, named('Now'));
    await people.saveAccount(id, 4, named('Then'));
    await people.saveAccount(id, 5, named('Then again'));
    expect(await people.findCompanyName(id)).toBe('Now');
  });

  it('keeps the versions of account, profile and standing apart', async () => {
    const id = newId();
    await people.saveCrewProfile(id, 1, { title: 'Rigger', experienceYears: 3, availability: 'busy', ...nowhere });
    await people.saveStanding(id, 7, true);
    await people.saveAccount(id, 2, { role: 'freelancer', firstName: 'Ana', lastName: 'Reyes', companyName: null });
    expect(await rowOf(id)).toMatchObject({ title: 'Rigger', first_name: 'Ana', is_suspended: true });
    await people.saveStanding(id, 6, false);
    expect(await rowOf(id)).toMatchObject({ is_suspended: true });
  });

  it('forgets for good', async () => {
    const id = newId();
    await people.saveAccount(id, 1, { role: 'freelancer', firstName: 'Ana', lastName: 'Reyes', companyName: null });
    await people.forgetPerson(id);
    await people.saveAccount(id, 9, named('Back again'));
    await people.saveCrewProfile(id, 9, { title: 'Rigger', experienceYears: 1, availability: null, ...nowhere });
    expect(await rowOf(id)).toMatchObject({ first_name: null, last_name: null, company_name: null, title: null });
    expect((await rowOf(id))?.['deleted_at']).not.toBeNull();
  });
});
