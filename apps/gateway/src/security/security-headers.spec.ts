import { apiHeaders, pageHeaders } from './security-headers.js';

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );

const page = pageHeaders({
  nonce: 'abc=',
  publicUrl: 'https://crew.example',
  browserOrigins: ['https://files.example'],
});

describe('security headers', () => {
  it.each([
    ['api', apiHeaders],
    ['page', page],
  ])('locks the %s down [S68]', (_kind, headers) => {
    expect(policyOf(headers)).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(['strict-transport-security', 'referrer-policy']));
  });

  it('runs and styles inline only what carries the nonce of the page [S43]', () => {
    expect(policyOf(page)).toMatchObject({
      'script-src': ["'self'", "'nonce-abc='"],
      'style-src': ["'self'", "'nonce-abc='"],
      'style-src-attr': ["'none'"],
    });
    expect(page['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('lets pages talk to their own host, its sockets and what was named', () => {
    expect(policyOf(page)['connect-src']).toEqual(["'self'", 'wss://crew.example', 'https://files.example']);
    expect(policyOf(page)).toHaveProperty('upgrade-insecure-requests');
  });

  it('does not force TLS on an installation without it', () => {
    const plain = pageHeaders({ publicUrl: 'http://localhost:3000', browserOrigins: [] });
    expect(policyOf(plain)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(plain)['connect-src']).toContain('ws://localhost:3000');
  });
});
