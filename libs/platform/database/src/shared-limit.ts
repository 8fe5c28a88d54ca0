import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisConnection } from './connect-redis.js';

export interface Allowance {
  points: number;
  /** seconds */
  duration: number;
}

interface Taken {
  points?: number;
  /** Seconds of a first use's window, where it is not the allowance's own. */
  duration?: number;
}

/** How much each subject may take in a window; counted in Redis for all replicas, by each for itself while Redis is away. */
export class SharedLimit {
  private readonly limiter: RateLimiterRedis;

  constructor(redis: RedisConnection, keyPrefix: string, { points, duration }: Allowance) {
    const insuranceLimiter = new RateLimiterMemory({ points, duration });
    this.limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration, insuranceLimiter });
  }

  /** @throws the error, with the seconds until there is something to take again, where that is more than is left */
  async take(
    subject: string,
    TooMany: new (retryAfterSeconds: number) => Error,
    { points = 1, duration }: Taken = {},
  ): Promise<void> {
    try {
      await this.limiter.consume(subject, points, duration === undefined ? {} : { customDuration: duration });
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  /** Counts one and answers how many there were in the window. Never refuses. */
  async count(subject: string): Promise<number> {
    return (await this.limiter.penalty(subject)).consumedPoints;
  }

  /** How many there were in the window, this look not counted. */
  async countedOf(subject: string): Promise<number> {
    return (await this.limiter.get(subject))?.consumedPoints ?? 0;
  }

  async forget(subject: string): Promise<void> {
    await this.limiter.delete(subject);
  }
}
