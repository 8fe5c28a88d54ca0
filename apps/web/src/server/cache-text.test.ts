import { cacheText } from './cache-text';

describe('the cache in a page', () => {
  it('ends no script element, whatever somebody wrote [S01]', () => {
    const data = { title: '</script><script>alert(1)</script><!--' };
    const queries = { 'job("1")': { data } } as never;
    const text = cacheText({ queries, provided: { tags: {}, keys: {} } as never });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ queries: { 'job("1")': { data } }, provided: { tags: {}, keys: {} } });
  });
});
