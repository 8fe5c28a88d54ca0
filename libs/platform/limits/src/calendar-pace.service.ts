import { bookingsErrors, calendarAllowances } from '@crewcall/contracts-bookings';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { defineErrors } from '@crewcall/platform-errors';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const { CalendarsTooFastError } = defineErrors(bookingsErrors);

/** How many person-days a company may ask for, by calendars and in the directory together; while Redis is away each replica counts for itself. */
@Injectable()
export class CalendarPace {
  private readonly limiters: RateLimiterRedis[];

  constructor(@Inject(REDIS) redis: RedisConnection, { prefix }: RedisConfig) {
    this.limiters = calendarAllowances.map(
      ({ key, ...allowance }) =>
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${prefix}:${key}`,
          insuranceLimiter: new RateLimiterMemory(allowance),
          ...allowance,
        }),
    );
  }

  /** @throws CalendarsTooFastError with the wait */
  async assertCalm(recruiterId: string, personDays: number): Promise<void> {
    try {
      for (const limiter of this.limiters) await limiter.consume(recruiterId, personDays);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new CalendarsTooFastError(retryAfterSeconds);
    }
  }
}
