import { feedSourceLimits } from '@crewcall/contracts-bookings';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { FeedSourcesTooFastError } from './feed.errors.js';

const allowance = { points: feedSourceLimits.addedAnHour, duration: 3_600 };

/** How often one person may bring in a calendar; while Redis is away each replica counts for itself. */
@Injectable()
export class FeedSourcePace {
  private readonly limiter: RateLimiterRedis;

  constructor(@Inject(REDIS) redis: RedisConnection, { prefix }: RedisConfig) {
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${prefix}:feed-sources-added`,
      insuranceLimiter: new RateLimiterMemory(allowance),
      ...allowance,
    });
  }

  /** @throws FeedSourcesTooFastError with the wait */
  async assertCalm(ownerId: string): Promise<void> {
    try {
      await this.limiter.consume(ownerId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new FeedSourcesTooFastError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
}
