import { createHash } from 'node:crypto';
import { feedbackRates } from '@crewcall/contracts-admin';
import { addressBlockOf } from '@crewcall/platform-bootstrap';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooMuchFeedbackError } from './feedback.errors.js';

export type FeedbackSender = { kind: 'signedIn'; userId: string } | { kind: 'anonymous'; address: string };

/** Addresses are counted, not kept. */
const keyOf = (sender: FeedbackSender): string =>
  sender.kind === 'signedIn'
    ? sender.userId
    : createHash('sha256').update(addressBlockOf(sender.address)).digest('base64url').slice(0, 22);

/** How much feedback one sender may send; counted in Redis for all replicas, in memory while Redis is away. */
@Injectable()
export class FeedbackRates {
  private readonly limiters: Record<FeedbackSender['kind'], RateLimiterRedis>;

  constructor(@Inject(REDIS) redis: RedisConnection, { prefix }: RedisConfig) {
    const limiter = (kind: FeedbackSender['kind']): RateLimiterRedis => {
      const { points, seconds: duration } = feedbackRates[kind];
      return new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `${prefix}:limit:feedback-${kind}`,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      });
    };
    this.limiters = { signedIn: limiter('signedIn'), anonymous: limiter('anonymous') };
  }

  /** @throws TooMuchFeedbackError with the wait, when the hour is full */
  async count(sender: FeedbackSender): Promise<void> {
    try {
      await this.limiters[sender.kind].consume(keyOf(sender));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooMuchFeedbackError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }
}
