import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import type { CrewDirectoryItem, SaveKitItemRequest } from '@crewcall/contracts-identity';
import { UsersService } from '../src/users/users.service.js';
import { Identity, type Person } from './identity.js';

const day = dayAfter(wallTimeOf(new Date()).day, 10);

describe('the crew directory by kit', () => {
  let identity: Identity;
  let company: Person;
  const people: Record<string, Person> = {};

  const has = async (name: string, ...items: Partial<SaveKitItemRequest>[]): Promise<void> => {
    const person = await identity.hasPerson();
    people[name] = person;
    await person.client.post('/api/freelancer', { first_name: name, title: 'Rigger' });
    for (const item of items) {
      const { status } = await person.client.post('/api/kit', { kind: 'microphones', name: 'Own', count: 1, ...item });
      expect(status).toBe(201);
    }
  };
  const find = async (query: string, client = company.client) => {
    const { body, headers, status } = await client.get<CrewDirectoryItem[]>(`/api/freelancers?${query}`);
    expect(status).toBe(200);
    return { names: body.map(({ first_name }) => first_name).sort(), total: Number(headers.get('x-total-count')) };
  };

  beforeAll(async () => {
    identity = await Identity.start();
    company = await identity.hasPerson({ role: 'recruiter' });
    await has('Ana', { count: 4 }, { kind: 'sound_console' });
    await has('Ben', { count: 2 }, { count: 2 });
    await has('Cat', { count: 4, is_hidden: true }, { kind: 'sound_console' });
    await has('Dan');
  });
  afterAll(() => identity.stop());

  it('finds who brings all of it, as many as are asked for [R438]', async () => {
    expect(await find('kit=microphones.4')).toEqual({ names: ['Ana', 'Ben'], total: 2 });
    expect(await find('kit=microphones.5')).toEqual({ names: [], total: 0 });
    expect(await find('kit=sound_console')).toEqual({ names: ['Ana', 'Cat'], total: 2 });
    expect(await find('kit=sound_console,microphones.4&search=rigger')).toEqual({ names: ['Ana'], total: 1 });
    expect(await find(`kit=sound_console,microphones.4&on=${day}`)).toEqual({ names: ['Ana'], total: 1 });
    for (const wrong of ['yacht', 'microphones.0', ''])
      expect((await company.client.get(`/api/freelancers?kit=${wrong}`)).status).toBe(400);
  });

  it('counts what is hidden for a company that its owner applied to, and filters for companies alone [R438] [R436]', async () => {
    const other = await identity.hasPerson({ role: 'recruiter' });
    await identity.service.get(UsersService).noteDealing(people['Cat']?.user.id ?? '', other.user.id, true);
    expect((await find('kit=microphones.4', other.client)).names).toEqual(['Ana', 'Ben', 'Cat']);
    expect((await find('kit=microphones.4')).names).toEqual(['Ana', 'Ben']);
    expect((await find('kit=microphones.4', identity.anonymous)).total).toBe(4);
    expect((await find('kit=microphones.4', people['Dan']?.client)).total).toBe(4);
  });
});
