import { normaliseEmail } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config.js';
import { AddressHasher } from '../sessions/address-hasher.service.js';
import { AttemptLimits } from '../sessions/attempt-limits.service.js';
import type { ClientFacts } from '../sessions/client-facts.js';
import { mailsFrom, mailsPerEmail } from './account-limits.rules.js';

/** No mail box is filled from here: beyond a few an hour requests are answered as ever and nothing is sent. */
@Injectable()
export class MailGate {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly addresses: AddressHasher,
    private readonly config: IdentityConfig,
  ) {}

  /** Whether one more mail of this kind may go to the address. @throws TooManyAttemptsError for a busy source */
  async mayMail(kind: string, email: string, client: ClientFacts): Promise<boolean> {
    await this.limits.consume(mailsFrom(this.config.mailsPerAddress), this.addresses.hash(client.address));
    const limit = mailsPerEmail(kind);
    return (await this.limits.count(limit, normaliseEmail(email))) <= limit.points;
  }
}
