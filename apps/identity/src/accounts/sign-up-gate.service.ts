import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';
import { AddressHasher } from '../sessions/address-hasher.service.js';
import { AttemptLimits } from '../sessions/attempt-limits.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { signUpsFrom, signUpsPerEmail } from './account-limits.rules.js';

/** Keeps sign-ups from being used to try out addresses or to fill the database. */
@Injectable()
export class SignUpGate {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly addresses: AddressHasher,
    private readonly config: IdentityConfig,
  ) {}

  /** Answers the keyed hash of the address, which is kept with the accepted terms. @throws TooManyAttemptsError */
  async admit(email: string, client: ClientFacts): Promise<string> {
    const addressHash = this.addresses.hash(client.address);
    await this.limits.consume(signUpsFrom(this.config.signUpsPerAddress), addressHash);
    await this.limits.consume(signUpsPerEmail, email);
    return addressHash;
  }
}
