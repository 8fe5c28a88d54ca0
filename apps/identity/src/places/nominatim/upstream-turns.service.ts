import { setTimeout as pause } from 'node:timers/promises';
import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import { PlacesConfig } from '../places.config.js';

/**
 * Lets one request through per gap, over all replicas: the replica that sets the key has the turn until it expires. While
 * Redis is away each replica keeps the gap for itself.
 */
@Injectable()
export class UpstreamTurns {
  private readonly key: string;
  private queue: Promise<unknown> = Promise.resolve();
  private last = 0;

  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: PlacesConfig,
    { prefix }: RedisConfig,
  ) {
    this.key = `${prefix}:places:turn`;
  }

  /** Waits for a turn, first come first served. Rejects when the signal says that it is too late for one. */
  take(signal: AbortSignal): Promise<void> {
    const turn = this.queue.then(() => this.wait(signal));
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async wait(signal: AbortSignal): Promise<void> {
    await pause(Math.max(0, this.last + this.config.nominatimGapMs - Date.now()), undefined, { signal });
    for (let left = await this.claim(); left > 0; left = await this.claim()) {
      await pause(left, undefined, { signal });
    }
    this.last = Date.now();
  }

  /** Milliseconds until there may be a turn; 0 when it is ours. */
  private async claim(): Promise<number> {
    try {
      const isOurs = await this.redis.set(this.key, '1', 'PX', this.config.nominatimGapMs, 'NX');
      return isOurs ? 0 : Math.max(1, await this.redis.pttl(this.key));
    } catch {
      return 0;
    }
  }
}
