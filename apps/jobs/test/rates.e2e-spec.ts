import type { Job } from '@crewcall/contracts-jobs';
import { aRecruiter, Marketplace } from './marketplace.js';

describe('rates', () => {
  let market: Marketplace;
  const recruiter = aRecruiter();

  beforeAll(async () => {
    market = await Marketplace.open();
  });
  afterAll(() => market.close());

  const post = (rate: string, more: Record<string, unknown> = {}) =>
    market.post(recruiter, { title: rate, rate, ...more });
  const found = async (query: string) => {
    const { body, headers } = await market.service.anonymous().get<Job[]>(`/api/jobs?${query}`);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ title }) => title);
  };

  it('stay as they were typed, and are filtered by what they say [R142] [R116]', async () => {
    const job = await post('£320 a day');
    expect(job).toMatchObject({ rate: '£320 a day', rate_pence: 32_000, rate_unit: 'day' });
    await post('£180/day');
    await post('£20 an hour');
    await post('Negotiable');
    await post('£31k', { type: 'contract', contract_type: 'full-time' });
    expect(await found('rate_unit=day')).toEqual(['£180/day', '£320 a day']);
    expect(await found('rate_unit=day&rate_min=18001')).toEqual(['£320 a day']);
    expect(await found('rate_unit=year&rate_min=3000000&search=31k')).toEqual(['£31k']);
    expect(await found('rate_unit=fixed')).toEqual([]);
  });

  it('are what the company sends as a number, else they follow the words [R142] [R140]', async () => {
    const job = await post('Good money', { rate_pence: 50_000, rate_unit: 'fixed' });
    expect(job).toMatchObject({ rate_pence: 50_000, rate_unit: 'fixed' });
    const edit = async (change: object) =>
      (await market.service.as(recruiter).put<Job>(`/api/jobs/${job.id}`, change)).body;
    expect(await edit({ title: 'Other' })).toMatchObject({ rate_pence: 50_000, rate_unit: 'fixed' });
    expect(await edit({ rate: '£25 per hour' })).toMatchObject({ rate_pence: 2500, rate_unit: 'hour' });
    expect(await edit({ rate: 'Ask us' })).toMatchObject({ rate_pence: null, rate_unit: null });
    expect(await edit({ rate: 'Ask us', rate_pence: 100 })).toMatchObject({ rate_pence: null, rate_unit: null });
  });
});
