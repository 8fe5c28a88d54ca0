import type { CrewDirectoryItem } from '@crewcall/contracts-identity';
import { ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { UserChangesService } from '../src/users/user-changes.service.js';
import { Identity } from './identity.js';

describe('the crew directory', () => {
  let identity: Identity;
  let ids: Record<string, string>;
  beforeAll(async () => {
    identity = await Identity.start();
    ids = {};
    const crew = [
      {
        first_name: 'Zoë',
        last_name: 'Étienne',
        title: 'FOH engineer',
        location: 'Leeds',
        skills: ['Sound Engineering', 'QLab'],
      },
      {
        first_name: 'Ben',
        last_name: 'Okafor',
        title: 'Lighting designer',
        location: 'Greater Manchester',
        skills: ['Lighting Design'],
      },
      { first_name: 'Cat', last_name: 'Moss', title: '100% rigger_one', location: 'Leeds', skills: ['Rigging'] },
    ];
    for (const fields of crew) {
      const { client, user } = await identity.hasPerson();
      await client.post('/api/freelancer', fields);
      ids[fields.first_name] = user.id;
    }
  });
  afterAll(() => identity.stop());

  const find = async (query: string) => {
    const answer = await identity.anonymous.get<CrewDirectoryItem[]>(`/api/freelancers${query}`);
    return { ...answer, names: answer.status === 200 ? answer.body.map(({ first_name: name }) => name).sort() : [] };
  };

  it('is a bare list for any caller, with its total beside it [R186]', async () => {
    const { status, headers, names, body } = await find('');
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('3');
    expect(names).toEqual(['Ben', 'Cat', 'Zoë']);
    expect(body.find(({ user_id: id }) => id === ids['Ben'])).toMatchObject({
      display_name: 'Ben Okafor',
      rating_average: null,
      rating_count: 0,
      recent_projects: 0,
      email_verified: true,
      availability_status: 'available',
      profile_photo_url: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/@example|password|phone/);
  });

  it('links to its other pages, keeping the search [R186]', async () => {
    const { headers } = await identity.anonymous.get('/api/freelancers?location=leeds&page_size=1');
    expect(headers.get('x-total-count')).toBe('2');
    expect(headers.get('link')).toBe(
      [
        '</api/freelancers?location=leeds&page_size=1&page=1>; rel="first"',
        '</api/freelancers?location=leeds&page_size=1&page=2>; rel="next"',
        '</api/freelancers?location=leeds&page_size=1&page=2>; rel="last"',
      ].join(', '),
    );
  });

  it.each([
    ['?search=BEN%20oka', ['Ben']],
    ['?search=étienne', ['Zoë']],
    ['?search=engineer', ['Zoë']],
    ['?search=qlab', ['Zoë']],
    ['?location=manchester', ['Ben']],
    ['?location=LEEDS', ['Cat', 'Zoë']],
    ['?skill=lighting', ['Ben']],
    ['?skill=All%20Skills', ['Ben', 'Cat', 'Zoë']],
    ['?skill=all', ['Ben', 'Cat', 'Zoë']],
    ['?search=e&location=leeds&skill=sound', ['Zoë']],
    ['?search=%25', ['Cat']],
    ['?search=_', ['Cat']],
    ['?search=%5C', []],
    ["?search='%20OR%201=1%20--", []],
    ['?search=%20%20', ['Ben', 'Cat', 'Zoë']],
    ['?search=engineer%0Asound', []],
  ])('finds by %s [R174]', async (query, names) => {
    const found = await find(query);
    expect({ status: found.status, names: found.names }).toEqual({ status: 200, names });
    expect(found.headers.get('x-total-count')).toBe(String(names.length));
  });

  it('finds people under the name they changed to in the settings [R174]', async () => {
    const { client } = await identity.hasPerson();
    await client.post('/api/freelancer', { first_name: 'Before' });
    await client.put('/api/auth/update-account', { first_name: 'Afterwards' });
    expect((await find('?search=before')).names).toEqual([]);
    expect((await find('?search=afterwards')).names).toEqual(['Afterwards']);
    await client.put('/api/auth/update-account', { role: 'recruiter' });
    expect((await find('?search=afterwards')).names).toEqual([]);
  });

  it('leaves out hidden and suspended people, and has them back afterwards [R186]', async () => {
    const hidden = await identity.hasPerson({ isProfileVisible: false });
    await hidden.client.post('/api/freelancer', { first_name: 'Unseen' });
    const suspended = await identity.hasPerson();
    await suspended.client.post('/api/freelancer', { first_name: 'Unseen' });
    const changes = identity.service.get(UserChangesService);
    await changes.changeUser(suspended.user.id, (user) => void (user.suspendedAt = new Date()));
    expect(await find('?search=unseen')).toMatchObject({ names: [], body: [] });
    await changes.changeUser(suspended.user.id, (user) => void (user.suspendedAt = null));
    expect((await find('?search=unseen')).names).toEqual(['Unseen']);
    await identity.service.rows('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.user.id]);
    expect((await find('?search=unseen')).names).toEqual([]);
    await changes.changeUser(suspended.user.id, (user) => void (user.isProfileVisible = false));
  });

  it('puts the best rated first, and one single 5 not above many of 4.8 [R176]', async () => {
    const rate = (name: string, average: number, count: number) =>
      identity.service.deliver(ratingSummaryChanged, {
        subjectId: ids[name] ?? '',
        version: 1,
        payload: { freelancer_id: ids[name] ?? '', average, count, distribution: [0, 0, 0, 0, count] },
      });
    await rate('Zoë', 5, 1);
    await rate('Ben', 4.8, 40);
    const { body } = await find('?page_size=2');
    expect(body.map(({ first_name: name, rating_average: average }) => [name, average])).toEqual([
      ['Ben', 4.8],
      ['Zoë', 5],
    ]);
  });

  it('is paged without repeating or losing any user', async () => {
    const pages = [
      await find('?page_size=1&page=1'),
      await find('?page_size=1&page=2'),
      await find('?page_size=1&page=3'),
    ];
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(3);
    expect((await find('?page_size=1&page=9')).body).toEqual([]);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?page=x',
    '?page_size=101',
    '?page_size=0',
    '?search[]=x',
    '?search=a&search=b',
    '?order=id',
    `?search=${'x'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect(await identity.anonymous.get(`/api/freelancers${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });
});
