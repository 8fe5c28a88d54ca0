import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';

/** Addresses are personal data: what is stored lets us recognise one, not read it. */
@Injectable()
export class AddressHasher {
  constructor(private readonly config: IdentityConfig) {}

  hash(address: string): string {
    return createHmac('sha256', `address:${this.config.privateKey}`).update(address).digest('hex').slice(0, 32);
  }
}
