import {
  crewSitemapRoute,
  type FreelancerProfile,
  freelancerRoutes,
  type NamedAddresses,
} from '@crewcall/contracts-identity';
import { newId } from '@crewcall/platform-database';
import { Identity, type Person } from './identity.js';

describe('profiles that search engines may find', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const crew = async (first_name: string, last_name: string): Promise<Person> => {
    const person = await identity.hasPerson();
    const { user, client } = person;
    await client.post(freelancerRoutes.create, { user_id: user.id, first_name, last_name });
    return person;
  };
  const allow = ({ client, user }: Person, is_indexed: unknown) =>
    client.put<FreelancerProfile>(freelancerRoutes.indexing(user.id), { is_indexed });
  const found = (slug: string) => identity.anonymous.get<FreelancerProfile>(freelancerRoutes.named(slug));

  it('are none until their owner wants it, and none again afterwards [R503]', async () => {
    const zoe = await crew('Zoë', 'O’Hara');
    const { body } = await identity.anonymous.get<FreelancerProfile>(freelancerRoutes.one(zoe.user.id));
    expect(body.public_slug).toBeUndefined();
    expect((await found('zoe-o-hara')).status).toBe(404);
    expect((await allow(zoe, true)).body.public_slug).toBe('zoe-o-hara');
    expect((await allow(zoe, true)).body.public_slug).toBe('zoe-o-hara');
    expect((await found('zoe-o-hara')).body.user_id).toBe(zoe.user.id);
    expect((await allow(zoe, false)).body.public_slug).toBeUndefined();
    expect((await found('zoe-o-hara')).status).toBe(404);
  });

  it('are told to search engines while strangers may read them [R503]', async () => {
    const [ida, hidden] = [await crew('Ida', 'Quay'), await crew('Hidden', 'Quay')];
    const listed = async () => (await identity.anonymous.get<NamedAddresses>(`${crewSitemapRoute}?page=1`)).body;
    const before = await listed();
    await allow(ida, true);
    await allow(hidden, true);
    await hidden.client.put('/api/users/me/preferences', { profile_visible: false, email_notifications: true });
    const { total, crew: found } = await listed();
    expect([total, found.length]).toEqual([before.total + 1, before.crew.length + 1]);
    const slugs = found.map(({ slug }) => slug);
    expect([slugs.includes('ida-quay'), slugs.includes('hidden-quay')]).toEqual([true, false]);
    expect(slugs).toEqual([...slugs].sort());
    await allow(ida, false);
    expect(await listed()).toEqual(before);
    expect((await identity.anonymous.get<NamedAddresses>(`${crewSitemapRoute}?page=100`)).body.crew).toEqual([]);
    for (const page of ['0', '-1', '101', 'x', '1e9'])
      expect((await identity.anonymous.get(`${crewSitemapRoute}?page=${page}`)).status).toBe(400);
  });

  it('have an address each, also of one name and at once [R503]', async () => {
    const people = await Promise.all(['1', '2', '3'].map(() => crew('Sam', 'Reed')));
    const slugs = (await Promise.all(people.map((person) => allow(person, true)))).map(({ body }) => body.public_slug);
    expect(slugs.sort()).toEqual(['sam-reed', 'sam-reed-2', 'sam-reed-3']);
    const unnamed = await crew('舞', '台');
    expect((await allow(unnamed, true)).body.public_slug).toBe('crew');
  });

  it('are opened by their owner alone, who has one, and by a yes or a no [R503]', async () => {
    const [one, other] = [await crew('Ana', 'Reyes'), await crew('Bo', 'Lind')];
    expect((await other.client.put(freelancerRoutes.indexing(one.user.id), { is_indexed: true })).status).toBe(403);
    for (const bad of [null, 'yes', 1, undefined]) expect((await allow(one, bad)).status).toBe(400);
    expect((await allow(await identity.hasPerson(), true)).status).toBe(404);
    for (const slug of ['../users', newId(), 'nul\u0000', 'x'.repeat(300)])
      expect([400, 404, 414]).toContain((await found(slug)).status);
  });
});
