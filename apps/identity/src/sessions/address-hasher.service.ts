import { createHmac } from 'node:crypto';
import { addressBlockOf } from '@crewcall/platform-bootstrap';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

/** Addresses are personal data: what is stored lets us recognise one, not read it. */
@Injectable()
export class AddressHasher {
  constructor(private readonly config: IdentityConfig) {}

  /** Of the block that one customer holds: with IPv6 each has addresses without end. */
  hash(address: string): string {
    return createHmac('sha256', `address:${this.config.privateKey}`)
      .update(addressBlockOf(address))
      .digest('hex')
      .slice(0, 32);
  }
}
