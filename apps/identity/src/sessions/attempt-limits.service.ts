import { createHash } from 'node:crypto';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection, SharedLimit } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { TooManyAttemptsError } from './session.errors.js';

export interface Limit {
  /** What is counted, such as 'sign-up:address'. */
  name: string;
  points: number;
  seconds: number;
}

const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/** How many attempts there may be of each thing that is worth guessing at; subjects are counted, not kept. */
@Injectable()
export class AttemptLimits {
  private readonly limits = new Map<string, SharedLimit>();

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: RedisConfig,
  ) {}

  /** Counts one attempt and answers how many there were in the window. Never refuses. */
  count(limit: Limit, subject: string): Promise<number> {
    return this.sharedOf(limit).count(keyOf(subject));
  }

  /** Counts one attempt. @throws TooManyAttemptsError with the wait, when the window is full */
  consume(limit: Limit, subject: string, seconds = limit.seconds): Promise<void> {
    return this.sharedOf(limit).take(keyOf(subject), TooManyAttemptsError, { duration: seconds });
  }

  /** How many there were in the window, this look not counted. */
  countedOf(limit: Limit, subject: string): Promise<number> {
    return this.sharedOf(limit).countedOf(keyOf(subject));
  }

  forget(limit: Limit, subject: string): Promise<void> {
    return this.sharedOf(limit).forget(keyOf(subject));
  }

  private sharedOf({ name, points, seconds: duration }: Limit): SharedLimit {
    const known = this.limits.get(name);
    if (known) return known;
    const limit = new SharedLimit(this.redis, `${this.config.prefix}:limit:${name}`, { points, duration });
    this.limits.set(name, limit);
    return limit;
  }
}
