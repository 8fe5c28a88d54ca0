import type { TicketsChangedPayload } from '@crewcall/contracts-identity/dto';
import { newId } from '@crewcall/platform-database';
import { startTestService, type TestService } from '@crewcall/testing-node';
import { AppModule } from '../app.module.js';
import { PeopleService } from '../people/people.service.js';
import { CrewTicketRepository } from './crew-ticket.repository.js';

describe('CrewTicketRepository', () => {
  let service: TestService;
  let tickets: CrewTicketRepository;
  const ipafUntil = (expires_on: string): TicketsChangedPayload => ({
    tickets: [{ id: newId(), kind: 'ipaf', level: '3a', sum_pence: null, expires_on, state: 'unchecked' }],
    shared: 'companies',
  });
  const rowOf = async (id: string) => (await service.rows('SELECT * FROM people WHERE user_id = $1', [id]))[0];

  beforeAll(async () => {
    service = await startTestService({ module: AppModule, name: 'jobs' });
    tickets = service.get(CrewTicketRepository);
  });
  afterAll(() => service.stop());

  it('keeps the tickets of the highest version, in whatever order it hears', async () => {
    const id = newId();
    await tickets.saveCrewTicket(id, 3, ipafUntil('2027-11-20'));
    await tickets.saveCrewTicket(id, 2, ipafUntil('2026-11-20'));
    expect(await rowOf(id)).toMatchObject({ tickets: [{ kind: 'ipaf', expires_on: '2027-11-20' }], role: null });
    await tickets.saveCrewTicket(id, 4, { tickets: [], shared: 'applied' });
    expect(await rowOf(id)).toMatchObject({ tickets: [], tickets_shared: 'applied' });
  });

  it('forgets them with the person, for good', async () => {
    const id = newId();
    await tickets.saveCrewTicket(id, 1, ipafUntil('2027-11-20'));
    await service.get(PeopleService).forgetPerson(id);
    await tickets.saveCrewTicket(id, 2, ipafUntil('2027-11-20'));
    expect(await rowOf(id)).toMatchObject({ tickets: [] });
  });
});
