import { AnswerCache } from './answer-cache.js';

describe('the cache of answers', () => {
  const limits = { entries: 2, ageMs: 1000 };

  it('forgets what was used longest ago', () => {
    const cache = new AnswerCache<number>(limits);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('forgets what is too old', () => {
    const cache = new AnswerCache<number>(limits);
    cache.set('a', 1, 5000);
    expect(cache.get('a', 5999)).toBe(1);
    expect(cache.get('a', 6000)).toBeUndefined();
    expect(cache.get('a', 5000)).toBeUndefined();
  });
});
