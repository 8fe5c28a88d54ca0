import { clientAddress } from './client-address.js';

const addressOf = (remoteAddress: string | undefined, forwarded?: string) =>
  clientAddress({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });

describe('the address of a client', () => {
  it('is what the gateway says, and of a forged chain only what the gateway added', () => {
    expect(addressOf('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('::ffff:10.0.0.5', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('is never what a stranger says', () => {
    expect(addressOf('198.51.100.7', '1.2.3.4')).toBe('198.51.100.7');
  });

  it('is the neighbour’s own when it names no address', () => {
    expect(addressOf('127.0.0.1', 'unknown')).toBe('127.0.0.1');
    expect(addressOf('127.0.0.1')).toBe('127.0.0.1');
    expect(addressOf(undefined)).toBe('');
  });
});
