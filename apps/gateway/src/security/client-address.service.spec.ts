import type { IncomingMessage } from 'node:http';
import type { EdgeConfig } from '../config.js';
import { Visits } from '../pages/visits.service.js';
import { ClientAddress } from './client-address.service.js';

const addressOf = (trustProxy: string[], remoteAddress: string, forwarded?: string) =>
  new ClientAddress({ trustProxy } as EdgeConfig, new Visits()).of({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage);

describe('ClientAddress', () => {
  it('ignores what a stranger says of itself [S24] [S62]', () => {
    expect(addressOf([], '203.0.113.9', '10.0.0.1')).toBe('203.0.113.9');
    expect(addressOf(['10.0.0.0/8'], '203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  it('takes the word of a named proxy, and only its own entry', () => {
    expect(addressOf(['10.0.0.0/8'], '::ffff:10.1.2.3', '1.2.3.4, 198.51.100.1')).toBe('198.51.100.1');
    expect(addressOf(['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
    expect(addressOf(['10.0.0.0/8'], '10.1.2.3', 'nonsense')).toBe('10.1.2.3');
  });

  it('refuses a range that is none', () => {
    expect(() => addressOf(['everyone'], '10.1.2.3')).toThrow(/TRUST_PROXY: “everyone”/);
  });
});
