import { bookingsErrors, calendarAllowances } from '@crewcall/contracts-bookings';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection, SharedLimit } from '@crewcall/platform-database';
import { defineErrors } from '@crewcall/platform-errors';
import { Inject, Injectable } from '@nestjs/common';

const { CalendarsTooFastError } = defineErrors(bookingsErrors);

/** How many person-days a company may ask for, by calendars and in the directory together. */
@Injectable()
export class CalendarPace {
  private readonly limits: SharedLimit[];

  constructor(@Inject(REDIS) redis: RedisConnection, { prefix }: RedisConfig) {
    this.limits = calendarAllowances.map(
      ({ key, ...allowance }) => new SharedLimit(redis, `${prefix}:${key}`, allowance),
    );
  }

  /** @throws CalendarsTooFastError with the wait */
  async assertCalm(recruiterId: string, personDays: number): Promise<void> {
    for (const limit of this.limits) await limit.take(recruiterId, CalendarsTooFastError, { points: personDays });
  }
}
