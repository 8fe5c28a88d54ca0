import { Inject, Injectable } from '@nestjs/common';
import { addressBlockOf } from '@crewcall/platform-bootstrap';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { HealthRegistry } from '@crewcall/platform-observability';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { EdgeConfig } from '../config.js';
import { type EdgeError, errorWithRetry } from '../errors/edge.errors.js';
import { CountedTogether } from './counted-together.js';
import { limitOf, rateLimits } from './rate-limits.js';

/** Counts in Redis, so that all gateways count together; in memory while Redis is away, so that limits never lapse. */
@Injectable()
export class RateLimiter {
  private readonly counters: ReadonlyMap<string, CountedTogether>;

  constructor(
    @Inject(REDIS) redis: RedisConnection,
    { prefix }: RedisConfig,
    { rateLimitFactor }: EdgeConfig,
    health: HealthRegistry,
  ) {
    // Nothing should stop sending us work because limits are counted in memory.
    health.register('redis', async () => void (await redis.ping()), { isRequired: false });
    this.counters = new Map(
      rateLimits.map(({ name, requests, seconds }) => {
        const allowance = { points: Math.max(1, Math.round(requests * rateLimitFactor)), duration: seconds };
        const insuranceLimiter = new RateLimiterMemory(allowance);
        const counter = new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${prefix}:gateway:limit:${name}`,
          // Who is over the limit is refused without asking Redis again.
          inMemoryBlockOnConsumed: allowance.points + 1,
          insuranceLimiter,
          ...allowance,
        });
        return [name, new CountedTogether(counter, allowance.points)];
      }),
    );
  }

  /** Counts the request; the error when it is one too many. */
  async check(method: string, path: string, address: string): Promise<EdgeError | undefined> {
    const limit = limitOf(method, path);
    const counter = limit && this.counters.get(limit.name);
    if (!counter) return undefined;
    try {
      await counter.consume(addressBlockOf(address));
      return undefined;
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome;
      return errorWithRetry('RATE_LIMITED', outcome.msBeforeNext / 1000);
    }
  }
}
