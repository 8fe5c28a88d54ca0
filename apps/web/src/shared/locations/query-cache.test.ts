import { QueryCache } from './query-cache';

describe('the cache of searches', () => {
  it('keeps the last hundred, counted from their last use [R095]', () => {
    const cache = new QueryCache<number>(100);
    for (let n = 0; n < 100; n += 1) cache.set(`place ${n}`, n);
    expect(cache.get('place 0')).toBe(0);
    cache.set('one more', 100);
    expect([cache.get('place 0'), cache.get('place 1'), cache.get('one more')]).toEqual([0, undefined, 100]);
  });

  it('sees one text in two spellings', () => {
    const cache = new QueryCache<number>(2);
    cache.set(' Leeds ', 1);
    expect(cache.get('LEEDS')).toBe(1);
  });
});
