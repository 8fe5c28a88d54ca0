import { addressOf } from './client-facts.js';

describe('addressOf', () => {
  it('believes the gateway, and of a forged chain only what the gateway added', () => {
    expect(addressOf('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('::ffff:10.0.0.5', '1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('believes no stranger', () => {
    expect(addressOf('198.51.100.7', '1.2.3.4')).toBe('198.51.100.7');
  });

  it('ignores what is no address', () => {
    expect(addressOf('127.0.0.1', 'unknown')).toBe('127.0.0.1');
    expect(addressOf('127.0.0.1', undefined)).toBe('127.0.0.1');
  });
});
