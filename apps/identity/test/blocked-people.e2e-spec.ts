import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { type CrewDirectoryItem, freelancerRoutes } from '@crewcall/contracts-identity';
import { blockChanged } from '@crewcall/contracts-messaging/dto';
import { envelopeOf } from '@crewcall/platform-events';
import type { TestAnswer, TestClient } from '@crewcall/testing-node';
import { Identity, password } from './identity.js';

describe('people one of whom blocked the other', () => {
  let identity: Identity;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    identity = await Identity.start();
    for (const first_name of ['Ana', 'Ben', 'Cat', 'Dan']) {
      const { client, user } = await identity.hasPerson();
      await client.post('/api/freelancer', { first_name, title: 'Rigger', location: 'Leeds' });
      ids[first_name] = user.id;
    }
  });
  afterAll(() => identity.stop());

  const block = (by: string, against: string, on = true) =>
    identity.service.deliver(blockChanged, { subjectId: by, payload: { by, against, on } });
  const read = ({ body, headers }: TestAnswer<CrewDirectoryItem[]>) => ({
    names: body.map(({ first_name: name }) => name).sort(),
    total: Number(headers.get('x-total-count')),
  });
  const find = async (client: TestClient, query = '') =>
    read(await client.get<CrewDirectoryItem[]>(`${freelancerRoutes.directory}?${query}`));

  it('do not find each other in Find Crew, with a search, dates or a list, and no one else misses them [R426]', async () => {
    const { client: company, user } = await identity.hasPerson({ role: 'recruiter' });
    const { client: other } = await identity.hasPerson({ role: 'recruiter' });
    await block(user.id, ids['Ana'] ?? '');
    await block(ids['Ben'] ?? '', user.id);
    const left = { names: ['Cat', 'Dan'], total: 2 };
    const on = `on=${dayAfter(wallTimeOf(new Date()).day, 3)}`;
    for (const query of ['', 'search=rigger', 'location=leeds', 'search=rigger&skill=', on]) {
      expect(await find(company, query)).toEqual(left);
      expect(await find(other, query)).toMatchObject({ total: 4 });
    }
    expect(await find(identity.anonymous)).toMatchObject({ total: 4 });
    expect(await find(company, 'page_size=1&page=2')).toMatchObject({ total: 2, names: [expect.any(String)] });
    const user_ids = Object.values(ids);
    for (const query of ['', `?${on}`])
      expect(read(await company.post<CrewDirectoryItem[]>(`${freelancerRoutes.among}${query}`, { user_ids }))).toEqual(
        left,
      );
    await block(user.id, ids['Ana'] ?? '', false);
    expect(await find(company)).toMatchObject({ total: 3 });
  });

  it('are kept apart by what happened last, and forgotten with an account [R426]', async () => {
    const { client, user } = await identity.hasPerson({ role: 'recruiter' });
    const payload = { by: user.id, against: ids['Cat'] ?? '' };
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const told = envelopeOf(blockChanged, { subjectId: user.id, payload: { ...payload, on: true } });
    const ended = envelopeOf(blockChanged, { subjectId: user.id, payload: { ...payload, on: false } });
    await identity.service.redeliver({ ...ended, occurred_at: at(5) });
    await identity.service.redeliver({ ...told, occurred_at: at(0) });
    expect(await find(client)).toMatchObject({ total: 4 });
    await block(user.id, ids['Cat'] ?? '');
    expect((await client.delete('/api/auth/delete-account', { password })).status).toBe(200);
    await block(user.id, ids['Dan'] ?? '');
    const kept = await identity.service.rows('SELECT 1 FROM blocked_people WHERE by_id = $1', [user.id]);
    expect(kept).toEqual([]);
  });
});
