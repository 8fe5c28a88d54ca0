import { dayAfter, wallTimeOf } from '@crewcall/contracts-bookings';
import { ticketSeen } from '@crewcall/contracts-bookings/dto';
import type { CrewDirectoryItem, SaveTicketRequest, Ticket } from '@crewcall/contracts-identity';
import { newId } from '@crewcall/platform-database';
import { UsersService } from '../src/users/users.service.js';
import { Identity, type Person } from './identity.js';

const today = wallTimeOf(new Date()).day;
const on = (days: number): string => dayAfter(today, days);

describe('the crew directory by ticket', () => {
  let identity: Identity;
  let company: Person;
  const people: Record<string, Person> = {};

  const has = async (name: string, ...tickets: SaveTicketRequest[]): Promise<Ticket[]> => {
    const person = await identity.hasPerson();
    people[name] = person;
    await person.client.post('/api/freelancer', { first_name: name, title: 'Rigger' });
    const added: Ticket[] = [];
    for (const ticket of tickets) added.push((await person.client.post<Ticket>('/api/tickets', ticket)).body);
    return added;
  };
  const find = async (query: string, client = company.client) => {
    const { body, headers, status } = await client.get<CrewDirectoryItem[]>(`/api/freelancers?${query}`);
    expect(status).toBe(200);
    return { names: body.map(({ first_name }) => first_name).sort(), total: Number(headers.get('x-total-count')) };
  };
  const ipaf = (expires_on: string): SaveTicketRequest => ({ kind: 'ipaf', expires_on });

  beforeAll(async () => {
    identity = await Identity.start();
    company = await identity.hasPerson({ role: 'recruiter' });
    await has('Ana', ipaf(on(30)));
    await has('Ben', ipaf(on(5)));
    await has('Cat', ipaf(on(-3)), { kind: 'pasma', expires_on: on(30) });
    await has('Dan', ipaf(on(30)));
    await has('Eve');
    await people['Dan']?.client.put('/api/tickets/sharing', { audience: 'applied' });
  });
  afterAll(() => identity.stop());

  it('finds who has the kind, and who has one that is good on the last of the dates [R482]', async () => {
    expect(await find('ticket=ipaf')).toEqual({ names: ['Ana', 'Ben', 'Cat'], total: 3 });
    expect(await find('ticket=ipaf&ticket_is=valid')).toEqual({ names: ['Ana', 'Ben'], total: 2 });
    expect(await find(`ticket=ipaf&ticket_is=valid&on=${on(5)}`)).toEqual({ names: ['Ana', 'Ben'], total: 2 });
    expect(await find(`ticket=ipaf&ticket_is=valid&on=${on(4)},${on(6)}`)).toEqual({ names: ['Ana'], total: 1 });
    expect(await find('ticket=pasma&search=rigger')).toEqual({ names: ['Cat'], total: 1 });
    expect((await company.client.get('/api/freelancers?ticket=passport')).status).toBe(400);
    expect((await company.client.get('/api/freelancers?ticket=ipaf&ticket_is=old')).status).toBe(400);
  });

  it('finds what is shared with the company that asks, and for every other reader finds all [R482]', async () => {
    const other = await identity.hasPerson({ role: 'recruiter' });
    const users = identity.service.get(UsersService);
    await users.noteDealing(people['Dan']?.user.id ?? '', company.user.id, false);
    await users.noteDealing(people['Dan']?.user.id ?? '', other.user.id, true);
    expect((await find('ticket=ipaf', other.client)).names).toEqual(['Ana', 'Ben', 'Cat', 'Dan']);
    expect((await find('ticket=ipaf')).names).not.toContain('Dan');
    expect((await find('ticket=ipaf', identity.anonymous)).total).toBe(5);
    expect((await find('ticket=ipaf', people['Eve']?.client)).total).toBe(5);
  });

  it('finds those alone that CrewCall verified or three companies saw [R482]', async () => {
    const [mine] = await has('Fay', ipaf(on(20)));
    const [seen] = await has('Gus', ipaf(on(20)));
    expect((await find('ticket=ipaf&ticket_is=verified')).names).toEqual([]);
    await identity.service.rows(`UPDATE tickets SET state = 'verified' WHERE id = $1`, [mine?.id]);
    for (let count = 0; count < 3; count += 1)
      await identity.service.deliver(ticketSeen, {
        subjectId: newId(),
        payload: {
          recruiter_id: newId(),
          freelancer_id: people['Gus']?.user.id ?? '',
          ticket_id: seen?.id ?? '',
          kind: 'ipaf',
          expires_on: on(20),
          seen_at: new Date().toISOString(),
        },
      });
    expect(await find('ticket=ipaf&ticket_is=valid,verified')).toEqual({ names: ['Fay', 'Gus'], total: 2 });
    await identity.service.rows(`UPDATE tickets SET state = 'rejected' WHERE id = $1`, [mine?.id]);
    expect((await find('ticket=ipaf&ticket_is=verified')).names).toEqual(['Gus']);
  });
});
