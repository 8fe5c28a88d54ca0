import { feedSourceLimits } from '@crewcall/contracts-bookings';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection, SharedLimit } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { FeedSourcesTooFastError } from './feed.errors.js';

const allowance = { points: feedSourceLimits.addedAnHour, duration: 3_600 };

/** How often one person may bring in a calendar. */
@Injectable()
export class FeedSourcePace {
  private readonly limit: SharedLimit;

  constructor(@Inject(REDIS) redis: RedisConnection, { prefix }: RedisConfig) {
    this.limit = new SharedLimit(redis, `${prefix}:feed-sources-added`, allowance);
  }

  /** @throws FeedSourcesTooFastError with the wait */
  assertCalm(ownerId: string): Promise<void> {
    return this.limit.take(ownerId, FeedSourcesTooFastError);
  }
}
