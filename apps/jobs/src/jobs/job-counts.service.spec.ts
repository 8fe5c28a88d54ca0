import { JobCountsService } from './job-counts.service.js';
import type { JobFilters } from './job-filters.js';
import type { ListCount } from './job-totals.repository.js';

const none: JobFilters = {
  search: null,
  areWords: null,
  location: null,
  category: null,
  rateUnit: null,
  rateMin: null,
  from: null,
  to: null,
  origin: null,
  tier: null,
  besides: null,
  near: null,
  box: null,
  isUnplaced: null,
};
const sound = { ...none, search: 'sound' };

function counting(count: () => Promise<number> = () => Promise.resolve(7), countsKept = 10) {
  const totals = { listed: 40, version: 1 };
  const countListed = jest.fn(async (): Promise<ListCount> => {
    const { version } = totals;
    return { count: await count(), version };
  });
  const countSince = jest.fn((_filters: JobFilters, last: ListCount): Promise<ListCount | null> =>
    Promise.resolve({ count: last.count + 1, version: totals.version }),
  );
  const countAmong = () => Promise.resolve(2);
  const repository = { findTotals: () => Promise.resolve({ ...totals }), countListed, countSince, countAmong };
  const counts = new JobCountsService(repository, { countsKept });
  return { counts, countListed, countSince, totals };
}

describe('the length of a list', () => {
  it('needs no counting without a filter [R114]', async () => {
    const { counts, countListed } = counting();
    expect(await counts.countListed(none)).toBe(40);
    expect(countListed).not.toHaveBeenCalled();
  });

  it('is counted once for visitors of one moment and for those after them [R114]', async () => {
    const { counts, countListed } = counting();
    expect(await Promise.all([1, 2, 3].map(() => counts.countListed(sound)))).toEqual([7, 7, 7]);
    await counts.countListed(sound);
    expect(countListed).toHaveBeenCalledTimes(1);
  });

  it('is counted once also for those who do not see all of it, and is shorter for them [R426]', async () => {
    const { counts, countListed } = counting();
    expect(await counts.countListed({ ...none, besides: ['c1'] })).toBe(38);
    expect(await counts.countListed(sound)).toBe(7);
    expect(await counts.countListed({ ...sound, besides: ['c1'] })).toBe(5);
    expect(countListed).toHaveBeenCalledTimes(1);
  });

  it('is brought up to date once a job has changed, for all who ask then by one statement [R114]', async () => {
    const { counts, countListed, countSince, totals } = counting();
    await counts.countListed(sound);
    totals.version = 2;
    expect(await Promise.all([1, 2, 3].map(() => counts.countListed(sound)))).toEqual([8, 8, 8]);
    expect(countListed).toHaveBeenCalledTimes(1);
    expect(countSince).toHaveBeenCalledTimes(1);
  });

  it('never answers who saw a change with a count from before it [R114]', async () => {
    let finish = (_count: number): void => undefined;
    const { counts, totals } = counting(() => new Promise<number>((resolve) => (finish = resolve)));
    const before = counts.countListed(sound);
    await new Promise(setImmediate);
    totals.version = 2;
    const after = counts.countListed(sound);
    await new Promise(setImmediate);
    finish(7);
    expect(await Promise.all([before, after])).toEqual([7, 8]);
  });

  it('is counted from the start where the changes are too many [R114]', async () => {
    const { counts, countListed, countSince, totals } = counting();
    await counts.countListed(sound);
    totals.version = 5000;
    countSince.mockResolvedValue(null);
    expect(await counts.countListed(sound)).toBe(7);
    expect(countListed).toHaveBeenCalledTimes(2);
  });

  it('is counted for three at once; others wait, and too many are asked to come again', async () => {
    const { counts, countListed } = counting(() => new Promise<number>(() => undefined));
    const asking = Array.from({ length: 103 }, (_, n) => counts.countListed({ ...none, search: `word ${n}` }));
    asking.forEach((asked) => void asked.catch(() => undefined));
    await new Promise(setImmediate);
    expect(countListed).toHaveBeenCalledTimes(3);
    await expect(counts.countListed({ ...none, search: 'one more' })).rejects.toMatchObject({ kind: 'unavailable' });
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

  it('is known to end before a page for as long as nothing has changed, also where it was never counted [R114]', async () => {
    const { counts, countListed, totals } = counting();
    counts.noteCount(sound, { count: 0, version: 1 });
    expect(await counts.lengthBefore(sound, 0)).toBe(0);
    expect(await counts.countListed(sound)).toBe(0);
    totals.version = 2;
    expect(await counts.lengthBefore(sound, 0)).toBeNull();
    expect(await counts.countListed(sound)).toBe(1);
    expect(await counts.lengthBefore(sound, 0)).toBeNull();
    expect(countListed).not.toHaveBeenCalled();
  });

  it('is never noted over a later one, nor for readers who do not see all', async () => {
    const { counts } = counting();
    counts.noteCount({ ...sound, besides: ['c1'] }, { count: 3, version: 1 });
    expect(counts.shareOf(sound)).toBeNull();
    await counts.countListed(sound);
    counts.noteCount(sound, { count: 9, version: 0 });
    expect(await counts.countListed(sound)).toBe(7);
    expect(counts.shareOf({ ...sound, besides: ['c1'] })).toBe(7 / 40);
  });
});
