import type { JobsConfig } from '../config.js';
import { JobCountsService } from './job-counts.service.js';
import type { JobFilters } from './job-filters.js';
import type { JobSearchRepository } from './job-search.repository.js';

const none: JobFilters = { search: null, location: null, category: null, rateUnit: null, rateMin: null };
const sound = { ...none, search: 'sound' };

function counting(count: () => Promise<number>, countsKept = 10, countWaitMs = 10_000) {
  const totals = { listed: 40, version: '1' };
  const countListed = jest.fn(count);
  const search = {
    findTotals: () => Promise.resolve({ ...totals }),
    countListed,
    estimateListed: () => Promise.resolve(12),
  } as unknown as JobSearchRepository;
  return { counts: new JobCountsService(search, { countsKept, countWaitMs } as JobsConfig), countListed, totals };
}

describe('the length of a list', () => {
  it('needs no counting without a filter [R114]', async () => {
    const { counts, countListed } = counting(() => Promise.resolve(7));
    expect(await counts.countListed(none)).toBe(40);
    expect(countListed).not.toHaveBeenCalled();
  });

  it('is counted once for visitors of one moment and for those after them [R114]', async () => {
    const { counts, countListed } = counting(() => Promise.resolve(7));
    expect(await Promise.all([1, 2, 3].map(() => counts.countListed(sound)))).toEqual([7, 7, 7]);
    await counts.countListed(sound);
    expect(countListed).toHaveBeenCalledTimes(1);
  });

  it('is counted anew once a job has changed [R114]', async () => {
    const { counts, countListed, totals } = counting(() => Promise.resolve(7));
    await counts.countListed(sound);
    totals.version = '2';
    await counts.countListed(sound);
    expect(countListed).toHaveBeenCalledTimes(2);
  });

  it('is estimated, and never below what was seen, for who would have to wait [R114]', async () => {
    let finish = (_count: number): void => undefined;
    const slow = () => new Promise<number>((resolve) => (finish = resolve));
    const { counts, totals } = counting(slow, 10, 0);
    expect(await counts.countListed(sound, 5)).toBe(12);
    expect(await counts.countListed(sound, 30)).toBe(30);
    finish(7);
    expect(await counting(() => Promise.resolve(7)).counts.countListed(sound, 5)).toBe(7);
    await new Promise(setImmediate);
    totals.version = '2';
    // The last count is better than an estimate.
    expect(await counts.countListed(sound, 5)).toBe(7);
  });

  it('is not counted for any number of visitors at once [R114]', async () => {
    const { counts, countListed } = counting(() => new Promise<number>(() => undefined), 10, 0);
    const searches = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(await Promise.all(searches.map((search) => counts.countListed({ ...none, search })))).toEqual(
      searches.map(() => 12),
    );
    expect(countListed).toHaveBeenCalledTimes(3);
  });

  it('does not remember a failure', async () => {
    let isDown = true;
    const { counts } = counting(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(7)));
    await expect(counts.countListed(sound)).rejects.toThrow('down');
    isDown = false;
    expect(await counts.countListed(sound)).toBe(7);
  });

  it('remembers a bounded number, the least used going first', async () => {
    const { counts, countListed } = counting(() => Promise.resolve(1), 2);
    for (const search of ['a', 'b', 'a', 'c', 'a']) await counts.countListed({ ...none, search });
    expect(countListed).toHaveBeenCalledTimes(3);
    await counts.countListed({ ...none, search: 'b' });
    expect(countListed).toHaveBeenCalledTimes(4);
  });
});
