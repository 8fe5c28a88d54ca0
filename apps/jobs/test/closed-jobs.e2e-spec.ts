import type { Job } from '@crewcall/contracts-jobs';
import { Marketplace } from './marketplace.js';

describe('a job that is closed', () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  it('is in no list and no search from then on, and its own page says since when it is closed [S23] [R500]', async () => {
    const { recruiter, job, path } = await market.applied({ title: 'Rigger for the Lyceum', location: 'Sheffield' });
    const stranger = market.service.anonymous();
    const listsWithIt = async (): Promise<string[]> => {
      const lists = [
        '/api/jobs?page_size=100',
        '/api/jobs?search=lyceum',
        '/api/jobs?location=sheffield',
        '/api/jobs?category=gig&page_size=100',
        `/api/jobs/recruiter/${recruiter.id}`,
      ];
      const answers = await Promise.all(lists.map((list) => stranger.get<Job[]>(list)));
      return lists.filter((_list, n) => answers[n]?.body.some(({ id }) => id === job.id));
    };
    expect(await listsWithIt()).toHaveLength(5);
    expect((await market.service.as(recruiter).put(`${path}/accept`)).status).toBe(200);
    expect(await listsWithIt()).toEqual([]);
    expect((await stranger.get('/api/jobs?search=lyceum')).headers.get('x-total-count')).toBe('0');
    expect((await stranger.get<Job>(`/api/jobs/${job.id}`)).body).toMatchObject({
      status: 'closed',
      closed_reason: 'filled',
      closed_at: expect.stringMatching(/Z$/) as string,
    });
  });
});
