import { RedisConfig } from '@crewcall/platform-config';
import { REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable } from '@nestjs/common';

/** A socket that was not heard of for so long is gone with its replica. */
export const PRESENCE_SECONDS = 90;

/**
 * Which sockets each person has, over all replicas, each with the time until which it counts. In Redis alone: when it
 * is away no one is known to be there, which is what people are then shown.
 */
@Injectable()
export class PresenceRepository {
  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    private readonly config: RedisConfig,
  ) {}

  /** How many sockets the person has with this one. */
  async addSocket(userId: string, socketId: string): Promise<number> {
    const now = Date.now();
    const key = this.keyOf(userId);
    const answers = await this.quietly(() =>
      this.redis
        .multi()
        .zremrangebyscore(key, '-inf', now)
        .zadd(key, now + PRESENCE_SECONDS * 1000, socketId)
        .zcard(key)
        .expire(key, PRESENCE_SECONDS)
        .exec(),
    );
    return Number(answers?.[2]?.[1] ?? 0);
  }

  async keepSockets(sockets: readonly { userId: string; socketId: string }[]): Promise<void> {
    const until = Date.now() + PRESENCE_SECONDS * 1000;
    const keeping = sockets.map(({ userId, socketId }) => {
      const key = this.keyOf(userId);
      return Promise.all([this.redis.zadd(key, until, socketId), this.redis.expire(key, PRESENCE_SECONDS)]);
    });
    await Promise.allSettled(keeping);
  }

  async removeSocket(userId: string, socketId: string): Promise<void> {
    await this.quietly(() => this.redis.zrem(this.keyOf(userId), socketId));
  }

  async isOnline(userId: string): Promise<boolean> {
    const sockets = await this.quietly(() => this.redis.zcount(this.keyOf(userId), Date.now(), '+inf'));
    return (sockets ?? 0) > 0;
  }

  private keyOf(userId: string): string {
    return `${this.config.prefix}:presence:${userId}`;
  }

  private async quietly<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch {
      return null;
    }
  }
}
