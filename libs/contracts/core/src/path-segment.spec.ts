import { pathSegment } from './index.js';

describe('a segment of a path', () => {
  it('leads nowhere else, whatever the value is', () => {
    expect(pathSegment('../admin')).toBe('..%2Fadmin');
    expect(pathSegment('a?b#c')).toBe('a%3Fb%23c');
    expect(pathSegment(':id/../x')).toBe('%3Aid%2F..%2Fx');
  });

  it('is left as it is where a router takes it', () => {
    expect([pathSegment(':id'), pathSegment(':userId')]).toEqual([':id', ':userId']);
  });
});
