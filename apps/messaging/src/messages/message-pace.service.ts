import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { MessagingConfig } from '../config.js';
import { TooFastError } from './message.errors.js';

/** How fast one person sends, over all tabs and replicas; while Redis is away each replica counts for itself. */
@Injectable()
export class MessagePace {
  private readonly limiter: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: RedisConnection,
    { prefix }: RedisConfig,
    { messagesPerTenSeconds }: MessagingConfig,
  ) {
    const allowance = { points: messagesPerTenSeconds, duration: 10 };
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${prefix}:messages-sent`,
      insuranceLimiter: new RateLimiterMemory(allowance),
      ...allowance,
    });
  }

  /** @throws TooFastError with the wait, for the user who sent too much within ten seconds of the first */
  async assertCalm(userId: string): Promise<void> {
    try {
      await this.limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooFastError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
