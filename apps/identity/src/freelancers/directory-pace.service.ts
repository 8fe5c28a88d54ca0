import { availabilityLimits, bookingsErrors } from '@crewcall/contracts-bookings';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS } from '@crewcall/platform-database';
import { DomainError } from '@crewcall/platform-errors';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const allowance = { points: availabilityLimits.personDaysAMinute, duration: 60 };

/** How many person-days a company may read from the directory. */
@Injectable()
export class DirectoryPace {
  private readonly limiter: RateLimiterRedis;

  constructor(@Inject(REDIS) redis: Redis, { prefix }: RedisConfig) {
    const keyPrefix = `${prefix}:directory-days`;
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      insuranceLimiter: new RateLimiterMemory(allowance),
      ...allowance,
    });
  }

  /** @throws DomainError `CALENDARS_TOO_FAST` with the wait */
  async assertCalm(recruiterId: string, personDays: number): Promise<void> {
    try {
      await this.limiter.consume(recruiterId, personDays);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new DomainError({ kind: 'limited', ...bookingsErrors.calendarsTooFast, retryAfterSeconds });
    }
  }
}
