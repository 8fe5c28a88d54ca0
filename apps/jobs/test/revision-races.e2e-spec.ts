import { RevisionRepository } from '@crewcall/bookings-domain';
import type { Call, Offer } from '@crewcall/contracts-bookings';
import { bookingRevised } from '@crewcall/contracts-bookings/dto';
import { eventually } from '@crewcall/testing-node';
import { TouchedOffersRepository } from '../src/revisions/touched-offers.repository.js';
import { CrewMarket } from './crew-market.js';

describe('changes of what was agreed, while a person is booked elsewhere', () => {
  let crew: CrewMarket;

  beforeAll(async () => {
    crew = await CrewMarket.open();
  });
  afterAll(() => crew.close());
  afterEach(() => jest.restoreAllMocks());

  /** A pencil, what changes it, and another company's booking that ends it. */
  async function pencilled() {
    const { recruiter, job, role } = await crew.job();
    const person = await crew.crew();
    const pencil = await crew.pencil(recruiter, role, person);
    const other = await crew.job({ start_time: '10:00', end_time: '22:00' });
    const meeting = await crew.pencil(other.recruiter, other.role, person);
    const saved = { name: role.name, positions: 1, terms: { ...role.terms, amount_pence: 25_000 } };
    const moved = { starts_on: '2035-06-12', starts_at: '12:00', ends_at: '22:00' };
    const { body: calls } = await crew.service.anonymous().get<Call[]>(`/api/jobs/${job.id}/calls`);
    return {
      ofTerms: () => crew.service.as(recruiter).put(`/api/roles/${role.id}`, saved),
      ofCall: () => crew.service.as(recruiter).put(`/api/calls/${calls[0]?.id ?? ''}`, moved),
      bookElsewhere: () => crew.move(other.recruiter, meeting, 'confirm'),
      see: () => crew.see(person, pencil),
    };
  }
  const isSomebodyWaiting = async (): Promise<boolean> => {
    const blocked = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))';
    return (await crew.service.rows(blocked)).length > 0;
  };

  it('bring no pencil back that ends with that booking [R368] [R341]', async () => {
    const { ofTerms, bookElsewhere, see } = await pencilled();
    const revisions = crew.service.get(RevisionRepository);
    const lastOf = revisions.lastRevisionOf.bind(revisions);
    let booked: { status: number; body: Offer } | null = null;
    let booking: Promise<unknown> | null = null;
    jest.spyOn(revisions, 'lastRevisionOf').mockImplementationOnce(async (id) => {
      booking = bookElsewhere().then((answer) => (booked = answer));
      await eventually(async () => booked !== null || (await isSomebodyWaiting()));
      return lastOf(id);
    });
    expect((await ofTerms()).status).toBe(200);
    await booking;
    expect(booked).toMatchObject({ status: 200 });
    expect((await see()).state).toBe('lapsed');
  });

  it.each(['ofCall', 'ofTerms'] as const)('are not asked of a pencil that has just ended: %s [R341]', async (of) => {
    const { bookElsewhere, see, ...changes } = await pencilled();
    const touched = crew.service.get(TouchedOffersRepository);
    const read = touched[of].bind(touched);
    jest.spyOn(touched, of).mockImplementationOnce(async (...about: [string, string]) => {
      const found = await read(...about);
      expect((await bookElsewhere()).status).toBe(200);
      return found;
    });
    expect((await changes[of]()).status).toBe(200);
    const { id, state, revision } = await see();
    expect([state, revision, await crew.service.outbox(bookingRevised, id)]).toEqual(['lapsed', null, []]);
  });
});
