import { userDeleted } from '@crewcall/contracts-identity/dto';
import { applicationPartiesPublished } from '@crewcall/contracts-jobs/dto';
import { PublishApplicationsService } from '../src/applications/publish-applications.service.js';
import { Marketplace } from './marketplace.js';

describe('applications published once more', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('name the two sides of each, but of those that a side has left [Q50]', async () => {
    const [old, left] = [await market.applied(), await market.applied()];
    await market.service.deliver(userDeleted, {
      subjectId: left.freelancer.id,
      version: 9,
      payload: { role: 'freelancer' },
    });
    expect(await market.service.get(PublishApplicationsService).publishAll()).toBe(1);
    expect(await market.service.outbox(applicationPartiesPublished)).toMatchObject([
      {
        subject_id: old.application.id,
        payload: { recruiter_id: old.recruiter.id, freelancer_id: old.freelancer.id, applied: true },
      },
    ]);
  });
});
