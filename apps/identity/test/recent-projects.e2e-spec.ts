import type { FreelancerProfile } from '@crewcall/contracts-identity';
import { applicationStatusChanged } from '@crewcall/contracts-jobs/dto';
import { newId } from '@crewcall/platform-database';
import { BookingsService } from '../src/bookings/bookings.service.js';
import { Identity } from './identity.js';

describe('recent projects', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const hear = (freelancerId: string, applicationId: string, from: string, to: string, version: number) =>
    identity.service.deliver(applicationStatusChanged, {
      subjectId: applicationId,
      version,
      payload: {
        job_id: newId(),
        job_title: 'Rigger',
        recruiter_id: newId(),
        freelancer_id: freelancerId,
        from: from as 'applied',
        to: to as 'hired',
      },
    });
  const projectsOf = async (id: string) =>
    (await identity.anonymous.get<FreelancerProfile>(`/api/freelancer/${id}`)).body.recent_projects;

  it('are the real bookings of the last twelve months, once each [R180]', async () => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', {});
    const [first, second] = [newId(), newId()];
    await identity.service.redeliver(await hear(user.id, first, 'applied', 'hired', 2));
    await hear(user.id, second, 'applied', 'rejected', 2);
    expect(await projectsOf(user.id)).toBe(1);
    await hear(user.id, second, 'reviewed', 'hired', 3);
    expect(await projectsOf(user.id)).toBe(2);
    await hear(user.id, second, 'hired', 'withdrawn', 4);
    await hear(user.id, second, 'reviewed', 'hired', 3);
    expect(await projectsOf(user.id)).toBe(1);
    await identity.service.rows(`UPDATE crew_bookings SET hired_at = now() - interval '13 months'`);
    await identity.service.get(BookingsService).recount();
    expect(await projectsOf(user.id)).toBe(0);
  });

  it('are remembered for a profile that is made later', async () => {
    const { client, user } = await identity.hasPerson();
    await hear(user.id, newId(), 'applied', 'hired', 2);
    const { body } = await client.post<FreelancerProfile>('/api/freelancer', {});
    expect(body.recent_projects).toBe(1);
  });
});
