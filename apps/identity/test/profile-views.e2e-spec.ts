import { profileViewed } from '@crewcall/contracts-identity/dto';
import { AccountExporter } from '../src/data-export/account.exporter.js';
import { ProfileViewsService } from '../src/freelancers/profile-views.service.js';
import { Identity, password, type Person } from './identity.js';

describe('views of a crew profile', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  async function hasCrew(): Promise<Person> {
    const crew = await identity.hasPerson();
    await crew.client.post('/api/freelancer', { title: 'Rigger' });
    return crew;
  }
  const hasCompany = (isProfileVisible = true): Promise<Person> =>
    identity.hasPerson({ role: 'recruiter', isProfileVisible });
  const view = async ({ client }: Pick<Person, 'client'>, { user }: Person): Promise<number> =>
    (await client.get(`/api/freelancer/${user.id}`)).status;
  const published = ({ user }: Person) => identity.service.outbox(profileViewed, user.id);
  const rowsOf = ({ user }: Person) =>
    identity.service.rows('SELECT * FROM profile_views WHERE viewer_id = $1 OR viewed_id = $1', [user.id]);
  const recordedAgo = (age: string, { user }: Person) =>
    identity.service.rows('UPDATE profile_views SET recorded_at = now() - $2::interval WHERE viewed_id = $1', [
      user.id,
      age,
    ]);

  it('are published once in 24 hours for each company [Q17]', async () => {
    const [crew, one, other] = [await hasCrew(), await hasCompany(), await hasCompany()];
    for (const company of [one, one, other]) expect(await view(company, crew)).toBe(200);
    expect(await published(crew)).toMatchObject([
      { payload: { viewer_id: one.user.id } },
      { payload: { viewer_id: other.user.id } },
    ]);
    await recordedAgo('23 hours 59 minutes', crew);
    await view(one, crew);
    expect(await published(crew)).toHaveLength(2);
    await recordedAgo('24 hours', crew);
    await view(one, crew);
    await view(one, crew);
    expect(await published(crew)).toHaveLength(3);
  });

  it('are published once when a company looks many times at once [Q17]', async () => {
    const [crew, company] = [await hasCrew(), await hasCompany()];
    const atOnce = () => Promise.all(Array.from({ length: 12 }, () => view(company, crew)));
    expect(new Set(await atOnce())).toEqual(new Set([200]));
    expect(await published(crew)).toHaveLength(1);
    await recordedAgo('25 hours', crew);
    await atOnce();
    expect(await published(crew)).toHaveLength(2);
  });

  it('count neither for oneself nor for visitors, other crew and administrators [Q17]', async () => {
    const crew = await hasCrew();
    const viewers = [crew, await hasCrew(), await identity.hasPerson({ role: 'admin' })];
    for (const viewer of [...viewers, { client: identity.anonymous }]) expect(await view(viewer, crew)).toBe(200);
    expect(await published(crew)).toEqual([]);
    expect(await rowsOf(crew)).toEqual([]);
  });

  it('of a hidden or missing profile are none [Q17]', async () => {
    const [hidden, without, company] = [await hasCrew(), await identity.hasPerson(), await hasCompany()];
    await identity.service.rows('UPDATE users SET is_profile_visible = false WHERE id = $1', [hidden.user.id]);
    for (const person of [hidden, without]) {
      expect(await view(company, person)).toBe(404);
      expect(await published(person)).toEqual([]);
    }
    expect(await rowsOf(company)).toEqual([]);
  });

  it('leave a company that hides itself unnamed [Q17]', async () => {
    const [crew, company] = [await hasCrew(), await hasCompany(false)];
    await view(company, crew);
    expect((await published(crew)).map(({ payload }) => payload)).toEqual([{ viewer_id: null }]);
  });

  it('are in the copy of both people’s data', async () => {
    const [crew, company] = [await hasCrew(), await hasCompany()];
    await view(company, crew);
    for (const { user } of [crew, company]) {
      const records = [];
      for await (const record of identity.service.get(AccountExporter).records(user.id)) records.push(record);
      expect(records).toContainEqual({
        kind: 'profile-view',
        viewer_id: company.user.id,
        viewed_id: crew.user.id,
        recorded_at: expect.any(Date) as Date,
      });
    }
  });

  it.each(['crew', 'company'] as const)('go with the account of the %s', async (side) => {
    const people = { crew: await hasCrew(), company: await hasCompany() };
    await view(people.company, people.crew);
    expect(await rowsOf(people[side])).toHaveLength(1);
    await people[side].client.delete('/api/auth/delete-account', { password });
    expect(await rowsOf(people[side])).toEqual([]);
  });

  it('are kept for 24 hours', async () => {
    const [old, recent, company] = [await hasCrew(), await hasCrew(), await hasCompany()];
    await view(company, old);
    await view(company, recent);
    await recordedAgo('24 hours', old);
    await identity.service.get(ProfileViewsService).removeExpired();
    expect(await rowsOf(company)).toMatchObject([{ viewed_id: recent.user.id }]);
  });
});
