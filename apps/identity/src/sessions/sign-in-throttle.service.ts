import { normaliseEmail } from '@crewcall/contracts-identity';
import { Injectable } from '@nestjs/common';
import { AttemptLimits } from './attempt-limits.service.js';
import { backOffSeconds, type SignInSource, throttlesFor } from './sign-in-throttle.rules.js';

/**
 * Slows guessing down without locking anybody out: after a few failures one attempt is let through per back-off,
 * which doubles up to a minute. Guesses are counted per account and source; per account as a whole only for sources
 * its owner never signed in from, so strangers cannot keep the owner out. An unknown address is treated the same.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly limits: AttemptLimits) {}

  /** Counts the attempt before the password is looked at, so that many at once gain nothing. @throws TooManyAttemptsError */
  async admit(email: string, source: SignInSource): Promise<void> {
    for (const { counter, gate, free, subject } of throttlesFor(normaliseEmail(email), source)) {
      const attempts = await this.limits.count(counter, subject);
      if (attempts > free) await this.limits.consume(gate, subject, backOffSeconds(attempts - free));
    }
  }

  async succeeded(email: string, source: SignInSource): Promise<void> {
    for (const { counter, gate, subject } of throttlesFor(normaliseEmail(email), source)) {
      await Promise.all([this.limits.forget(counter, subject), this.limits.forget(gate, subject)]);
    }
  }
}
