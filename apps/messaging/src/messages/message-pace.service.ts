import { RedisConfig } from '@crewcall/platform-config';
import { REDIS } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { MessagingConfig } from '../config.js';
import { TooFastError } from './message.errors.js';

const WINDOW_SECONDS = 10;

/** How fast one person sends, over all tabs and replicas. While Redis is away nobody is held back. */
@Injectable()
export class MessagePace {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly redisConfig: RedisConfig,
    private readonly config: MessagingConfig,
  ) {}

  /** @throws TooFastError for whoever sent too much within ten seconds */
  async assertCalm(userId: string): Promise<void> {
    const window = Math.floor(Date.now() / (WINDOW_SECONDS * 1000));
    const key = `${this.redisConfig.prefix}:messages-sent:${userId}:${window}`;
    if ((await this.countIn(key)) > this.config.messagesPerTenSeconds) throw new TooFastError(WINDOW_SECONDS);
  }

  private async countIn(key: string): Promise<number> {
    try {
      const [count] = await Promise.all([this.redis.incr(key), this.redis.expire(key, WINDOW_SECONDS)]);
      return count;
    } catch {
      return 0;
    }
  }
}
