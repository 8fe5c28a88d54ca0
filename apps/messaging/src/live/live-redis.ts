import { REDIS } from '@crewcall/platform-database';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Two connections for the socket adapter: one listens, one tells the other replicas. */
@Injectable()
export class LiveRedis implements OnApplicationShutdown {
  private readonly logger = new Logger(LiveRedis.name);
  readonly subscriber: Redis;
  readonly publisher: Redis;
  private isDown = false;

  constructor(@Inject(REDIS) redis: Redis) {
    this.subscriber = redis.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
    });
    this.publisher = redis.duplicate();
    // The shared connection already tells that Redis is away.
    for (const connection of [this.subscriber, this.publisher]) connection.on('error', () => undefined);
    this.settlePublishing();
  }

  onApplicationShutdown(): void {
    this.subscriber.disconnect();
    this.publisher.disconnect();
  }

  /** The adapter does not look at the promise of a publish: while Redis is away its rejection would end the process. */
  private settlePublishing(): void {
    const publish = this.publisher.publish.bind(this.publisher) as (...args: unknown[]) => Promise<number>;
    const settled = async (...args: unknown[]): Promise<number> => {
      try {
        const heard = await publish(...args);
        this.isDown = false;
        return heard;
      } catch (error) {
        if (!this.isDown) this.logger.warn(`Other replicas hear nothing for now: ${(error as Error).message}`);
        this.isDown = true;
        return 0;
      }
    };
    this.publisher.publish = settled as Redis['publish'];
  }
}
