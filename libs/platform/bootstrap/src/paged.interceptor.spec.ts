import { linkHeaderOf } from './paged.interceptor.js';

describe('links between pages', () => {
  it('names the neighbours and the ends, keeping the filters', () => {
    expect(linkHeaderOf('/api/jobs?search=a%26b&page=2', 35)).toBe(
      [
        '</api/jobs?search=a%26b&page=1>; rel="first"',
        '</api/jobs?search=a%26b&page=1>; rel="prev"',
        '</api/jobs?search=a%26b&page=3>; rel="next"',
        '</api/jobs?search=a%26b&page=4>; rel="last"',
      ].join(', '),
    );
  });

  it('has no neighbours on the only page, and leads back from beyond the last', () => {
    expect(linkHeaderOf('/api/jobs', 0)).toBe('</api/jobs?page=1>; rel="first", </api/jobs?page=1>; rel="last"');
    expect(linkHeaderOf('/api/jobs?page=9', 15)).toContain('page=2>; rel="prev"');
  });

  it('keeps what a visitor typed from leaving its place', () => {
    expect(linkHeaderOf('/api/jobs?search=%22%3E%0D%0AX', 0)).not.toMatch(/[\r\n]|">X/);
  });
});
