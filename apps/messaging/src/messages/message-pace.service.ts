import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { MessagingConfig } from '../config.js';
import { TooFastError } from './message.errors.js';

/** How fast one person sends, over all tabs and replicas; while Redis is away each replica counts for itself. */
@Injectable()
export class MessagePace {
  private readonly single: RateLimiterRedis;
  private readonly bulk: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: RedisConnection,
    { prefix }: RedisConfig,
    { messagesPerTenSeconds, bulkMessagesPerHour }: MessagingConfig,
  ) {
    const limiter = (name: string, allowance: { points: number; duration: number }): RateLimiterRedis =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:${name}`,
        insuranceLimiter: new RateLimiterMemory(allowance),
        ...allowance,
      });
    this.single = limiter('messages-sent', { points: messagesPerTenSeconds, duration: 10 });
    this.bulk = limiter('bulk-messages-sent', { points: bulkMessagesPerHour, duration: 60 * 60 });
  }

  /** @throws TooFastError with the wait, for the user who sent too much within ten seconds of the first */
  assertCalm(userId: string): Promise<void> {
    return this.take(this.single, userId);
  }

  /** Of one text to many, which is more than ten seconds would let through one by one. @throws TooFastError */
  assertCalmWithMany(userId: string): Promise<void> {
    return this.take(this.bulk, userId);
  }

  private async take(limiter: RateLimiterRedis, userId: string): Promise<void> {
    try {
      await limiter.consume(userId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooFastError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
}
