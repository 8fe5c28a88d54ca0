import { InvalidKeyError } from './idempotency.errors.js';
import { type IdempotentRequest, requestHashOf, requestKeyOf } from './request-key.js';

const request = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  method: 'POST',
  url: '/api/jobs?draft=1',
  headers: { 'idempotency-key': 'key-00001' },
  body: { title: 'Rigger' },
  actor: { id: 'mia' },
  socket: { remoteAddress: '127.0.0.1' },
  ...changes,
});

describe('the key of a request', () => {
  it('belongs to one person and one address', () => {
    expect(requestKeyOf(request())).toEqual({ userId: 'mia', route: 'POST /api/jobs', key: 'key-00001' });
  });

  it('of a stranger says nothing about those of strangers elsewhere [F25]', () => {
    const strangerAt = (address: string) =>
      requestKeyOf(
        request({ actor: undefined, headers: { 'idempotency-key': 'key-00001', 'x-forwarded-for': address } }),
      )?.userId;
    expect(strangerAt('203.0.113.9')).toMatch(/^anonymous:[0-9a-f]{32}$/);
    expect(strangerAt('203.0.113.9')).toBe(strangerAt('203.0.113.9'));
    expect(strangerAt('203.0.113.9')).not.toBe(strangerAt('203.0.113.10'));
    expect(strangerAt('2001:db8::1')).toBe(strangerAt('2001:db8::2'));
  });

  it('may be left out', () => {
    expect(requestKeyOf(request({ headers: {} }))).toBeUndefined();
  });

  it.each(['short', 'a'.repeat(101), 'with space 1', 'käse-00001', ''])('is refused when it is %j', (key) => {
    expect(() => requestKeyOf(request({ headers: { 'idempotency-key': key } }))).toThrow(InvalidKeyError);
  });

  it('is refused when there are two', () => {
    expect(() => requestKeyOf(request({ headers: { 'idempotency-key': ['key-00001', 'key-00002'] } }))).toThrow(
      InvalidKeyError,
    );
  });
});

describe('the hash of a request', () => {
  it('tells another body or query from the same', () => {
    const hash = requestHashOf(request());
    expect(requestHashOf(request())).toBe(hash);
    expect(requestHashOf(request({ body: { title: 'Driver' } }))).not.toBe(hash);
    expect(requestHashOf(request({ url: '/api/jobs?draft=0' }))).not.toBe(hash);
    expect(requestHashOf(request({ body: undefined, url: '/api/jobs' }))).toHaveLength(64);
  });
});
