import { apiHeaders } from '../security/security-headers.js';
import { headersToCaller, headersToService } from './forward-headers.js';

const caller = { address: '203.0.113.9', protocol: 'https' as const, requestId: 'request-1' };

describe('headersToService', () => {
  it('drops every claim of identity from outside [S62]', () => {
    const sent = headersToService(
      {
        authorization: 'Bearer t',
        'x-user-id': '1',
        'x-user-role': 'admin',
        'x-internal': '1',
        'x-internal-secret': '1',
        'x-actor-id': '1',
        forwarded: 'for=1',
        'x-real-ip': '1',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        tracestate: 'a=1',
        baggage: 'a=1',
      },
      caller,
    );
    expect(Object.keys(sent).sort()).toEqual([
      'authorization',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ]);
  });

  it('tells what it knows itself', () => {
    const sent = headersToService(
      { host: 'crew.example', 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'http', 'x-request-id': 'other' },
      caller,
    );
    expect(sent).toEqual({
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'crew.example',
    });
  });

  it('drops what belongs to the connection, and cannot be made to drop our own', () => {
    const sent = headersToService(
      { connection: 'close, X-Secret, X-Forwarded-For', 'x-secret': '1', te: 'trailers', upgrade: 'h2c' },
      caller,
    );
    expect(sent).not.toHaveProperty('x-secret');
    expect(sent).toHaveProperty('x-forwarded-for', '203.0.113.9');
  });
});

describe('headersToCaller', () => {
  it('puts our headers over those of the service [S68]', () => {
    const told = headersToCaller(
      {
        'content-type': 'application/json',
        'cache-control': 'public, max-age=60',
        server: 'x',
        'content-security-policy': 'none',
        'set-cookie': ['a=1', 'b=2'],
      },
      apiHeaders,
    );
    expect(told).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'set-cookie': ['a=1', 'b=2'],
    });
    expect(told['content-security-policy']).toContain("default-src 'none'");
    expect(told).not.toHaveProperty('server');
  });
});
