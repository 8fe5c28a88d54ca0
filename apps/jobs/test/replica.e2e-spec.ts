import type { Job } from '@crewcall/contracts-jobs';
import { eventually, PostgresPair } from '@crewcall/testing-servers';
import { aFreelancer, aRecruiter, Marketplace } from './marketplace.js';

/** How old the list of a stranger may be, and how long one more look at the replica may take. */
const SEEN_WITHIN_MS = 2000;
const GRACE_MS = 1000;

describe('the list of jobs beside a streaming replica that is behind', () => {
  let pair: PostgresPair;
  let market: Marketplace;
  beforeAll(async () => {
    pair = await PostgresPair.start();
    market = await Marketplace.open({
      DATABASE_URL: pair.url('primary'),
      DATABASE_REPLICA_URL: pair.url('replica'),
    });
  });
  afterAll(async () => {
    await market.close();
    await pair.stop();
  });

  const titles = async (client = market.service.anonymous()): Promise<string[]> => {
    const { status, body } = await client.get<Job[]>('/api/jobs');
    if (status !== 200) throw new Error(`The list answered ${status}: ${JSON.stringify(body)}`);
    return body.map(({ title }) => title);
  };

  it('lacks for a stranger, for two seconds at most, what all others see at once', async () => {
    const company = aRecruiter();
    await market.post(company, { title: 'Rigger' });
    await eventually(async () => (await titles()).includes('Rigger'));
    await pair.holdUp();
    await market.post(company, { title: 'Stage hand' });
    const postedAt = Date.now();
    // Were it not the replica that is asked, the job would be there.
    expect(await titles()).toEqual(['Rigger']);
    for (const reader of [company, aFreelancer()])
      expect(await titles(market.service.as(reader))).toEqual(['Stage hand', 'Rigger']);
    await eventually(async () => (await titles()).includes('Stage hand'), SEEN_WITHIN_MS + GRACE_MS);
    expect(Date.now() - postedAt).toBeLessThan(SEEN_WITHIN_MS + GRACE_MS);
    await pair.follow();
  });

  it('is whole again for all once the replica has died', async () => {
    await eventually(async () => {
      const [row] = await pair.ask<{ has: boolean }>('replica', `SELECT count(*) = 2 AS has FROM jobs`);
      return row?.has === true;
    });
    await pair.kill('replica');
    expect(await titles()).toEqual(['Stage hand', 'Rigger']);
  });
});
