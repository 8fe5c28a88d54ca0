import type { FreelancerProfile } from '@crewcall/contracts-identity';
import { ratingSummaryChanged } from '@crewcall/contracts-jobs/dto';
import { Identity } from './identity.js';

describe('ratings told by jobs', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await Identity.start();
  });
  afterAll(() => identity.stop());

  const hear = (freelancerId: string, average: number, count: number, version: number) =>
    identity.service.deliver(ratingSummaryChanged, {
      subjectId: freelancerId,
      version,
      payload: { freelancer_id: freelancerId, average, count, distribution: [0, 0, 0, 0, count] },
    });
  const ratingOf = async (id: string) => {
    const { body } = await identity.anonymous.get<FreelancerProfile>(`/api/freelancer/${id}`);
    return [body.rating_average, body.rating_count];
  };

  it('show on the profile, the newest one whatever order they come in [R176]', async () => {
    const { client, user } = await identity.hasPerson();
    await client.post('/api/freelancer', {});
    expect(await ratingOf(user.id)).toEqual([null, 0]);
    const second = await hear(user.id, 4.75, 4, 2);
    await identity.service.redeliver(second);
    await hear(user.id, 5, 1, 1);
    expect(await ratingOf(user.id)).toEqual([4.75, 4]);
    await hear(user.id, 0, 0, 3);
    expect(await ratingOf(user.id)).toEqual([null, 0]);
  });

  it('are remembered for a profile that is made later', async () => {
    const { client, user } = await identity.hasPerson();
    await hear(user.id, 4, 2, 1);
    await client.post('/api/freelancer', {});
    expect(await ratingOf(user.id)).toEqual([4, 2]);
  });
});
