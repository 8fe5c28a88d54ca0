import { createHash } from 'node:crypto';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyAttemptsError } from './session.errors.js';

export interface Limit {
  /** What is counted, such as 'sign-up:address'. */
  name: string;
  points: number;
  seconds: number;
}

const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/** Counters in Redis, shared by the replicas; while Redis is away each replica counts for itself. */
@Injectable()
export class AttemptLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: RedisConfig,
  ) {}

  /** Counts one attempt and answers how many there were in the window. Never refuses. */
  async count(limit: Limit, subject: string): Promise<number> {
    const { consumedPoints } = await this.limiterOf(limit).penalty(keyOf(subject));
    return consumedPoints;
  }

  /** Counts one attempt. @throws TooManyAttemptsError with the wait, when the window is full */
  async consume(limit: Limit, subject: string, seconds = limit.seconds): Promise<void> {
    try {
      await this.limiterOf(limit).consume(keyOf(subject), 1, { customDuration: seconds });
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyAttemptsError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  /** How many there were in the window, this look not counted. */
  async countedOf(limit: Limit, subject: string): Promise<number> {
    return (await this.limiterOf(limit).get(keyOf(subject)))?.consumedPoints ?? 0;
  }

  async forget(limit: Limit, subject: string): Promise<void> {
    await this.limiterOf(limit).delete(keyOf(subject));
  }

  private limiterOf({ name, points, seconds }: Limit): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: `${this.config.prefix}:limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
