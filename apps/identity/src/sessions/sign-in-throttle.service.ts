import { normaliseEmail } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { AttemptLimits, type Limit } from './attempt-limits.service.js';
import { backOffSeconds, type SignInSource, type Throttle, throttlesFor } from './sign-in-throttle.rules.js';

const provedAt: Limit = { name: 'sign-in-proved', points: Number.MAX_SAFE_INTEGER, seconds: 24 * 3600 };
const provedSubject = (email: string, address: string): string => `${normaliseEmail(email)} ${address}`;

/**
 * Slows guessing down without locking any user out: after a few failures one attempt is let through per back-off,
 * which doubles up to a minute. Guesses are counted per account and source; per account as a whole only for sources
 * its owner never signed in from, so strangers cannot keep the owner out. An unknown address is treated the same. An owner
 * at a new place while strangers guess has a way in by mail: who resets the password there is known there.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly limits: AttemptLimits) {}

  /** Counts the attempt before the password is looked at, so that many at once gain nothing. @throws TooManyAttemptsError */
  async admit(email: string, source: SignInSource): Promise<void> {
    for (const { counter, gate, free, subject } of await this.throttlesFor(email, source)) {
      const attempts = await this.limits.count(counter, subject);
      if (attempts > free) await this.limits.consume(gate, subject, backOffSeconds(attempts - free));
    }
  }

  async succeeded(email: string, source: SignInSource): Promise<void> {
    for (const { counter, gate, subject } of await this.throttlesFor(email, source)) {
      await Promise.all([this.limits.forget(counter, subject), this.limits.forget(gate, subject)]);
    }
  }

  /** Who spent a link from the account's mail box at this address is its owner there, for a day. */
  async proved(email: string, address: string): Promise<void> {
    await this.limits.count(provedAt, provedSubject(email, address));
  }

  private async throttlesFor(email: string, source: SignInSource): Promise<Throttle[]> {
    const isProved = (await this.limits.countedOf(provedAt, provedSubject(email, source.address))) > 0;
    return throttlesFor(normaliseEmail(email), { ...source, isKnown: source.isKnown || isProved });
  }
}
