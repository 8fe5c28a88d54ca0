import { BlockList, isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { pageHeaders } from '@crewcall/contracts-core';
import { EdgeConfig } from '../config.js';
import { Visits } from '../pages/visits.service.js';

const plain = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/, '');
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Who is asking. Forwarding headers are believed only from the proxies that the operator named. */
@Injectable()
export class ClientAddress {
  private readonly trusted = new BlockList();
  /** Reading an address costs more than the rest of what is asked of one. */
  private readonly hasProxies: boolean;

  constructor(
    { trustProxy }: EdgeConfig,
    private readonly visits: Visits,
  ) {
    this.hasProxies = trustProxy.length > 0;
    for (const entry of trustProxy) {
      const [address = '', bits] = entry.split('/');
      if (!isIP(address)) throw new Error(`TRUST_PROXY: “${entry}” is not an address or a CIDR range.`);
      if (bits === undefined) this.trusted.addAddress(address, familyOf(address));
      else this.trusted.addSubnet(address, Number(bits), familyOf(address));
    }
  }

  isTrusted(given: string): boolean {
    if (!this.hasProxies) return false;
    const address = plain(given);
    return isIP(address) !== 0 && this.trusted.check(address, familyOf(address));
  }

  /** The nearest address that is not one of our proxies; for what the web server asks, its visitor's. */
  of({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    const visitor = this.visits.addressOf(headers[pageHeaders.visit]);
    if (visitor) return visitor;
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plain(part.trim()));
    let address = plain(socket.remoteAddress);
    while (this.isTrusted(address) && isIP(chain.at(-1) ?? '')) address = chain.pop() ?? address;
    return address;
  }

  /** How the caller reached us: over TLS only a trusted proxy can tell. */
  protocolOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): 'http' | 'https' {
    return this.isTrusted(plain(socket.remoteAddress)) && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  }
}
