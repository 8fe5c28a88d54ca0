import { isOwnOrigin } from './live-origin.policy.js';

describe('pages that may open a socket', () => {
  const publicUrl = 'https://crew.example';

  it.each([
    [{}],
    [{ origin: 'https://crew.example' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    [{ origin: 'https://127.0.0.1:3443', host: '127.0.0.1:3443' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [{ origin: 'http://[::1]:3000', host: '[::1]:3000' }],
    [{ origin: 'http://192.168.1.5:3000', host: 'messaging:3004', 'x-forwarded-host': '192.168.1.5:3000' }],
  ])('accepts %j [R077]', (headers) => {
    expect(isOwnOrigin(headers, publicUrl)).toBe(true);
  });

  it('refuses a page of a name that was pointed at us [F19] [S38]', () => {
    for (const host of ['evil.example:3000', '127.0.0.1.evil.example'])
      expect(isOwnOrigin({ origin: `http://${host}`, host }, publicUrl)).toBe(false);
  });

  it.each([
    [{ origin: 'https://evil.example', host: 'crew.example' }],
    [{ origin: 'null', host: 'crew.example' }],
    [{ origin: 'https://crew.example.evil.example', host: 'crew.example' }],
    [{ origin: 'https://evilcrew.example', host: 'crew.example' }],
    [{ origin: 'http://crew.example', host: 'messaging:3004' }],
    [{ origin: '', host: 'crew.example' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:4000' }],
    [{ origin: 'ftp://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ])('refuses %j [R077]', (headers) => {
    expect(isOwnOrigin(headers, publicUrl)).toBe(false);
  });
});
