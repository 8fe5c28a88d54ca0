import { connectSubscriber, duplicateRedis, REDIS, type RedisConnection } from '@crewcall/platform-database';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Two connections for the socket adapter: one subscribes, one publishes to the other replicas. */
@Injectable()
export class SocketRedis implements OnApplicationShutdown {
  private readonly logger = new Logger(SocketRedis.name);
  readonly subscriber: RedisConnection;
  readonly publisher: RedisConnection;
  private isDown = false;

  constructor(@Inject(REDIS) redis: RedisConnection) {
    this.subscriber = connectSubscriber(redis);
    this.publisher = duplicateRedis(redis);
    // The shared connection already logs that Redis is away.
    this.publisher.on('error', () => undefined);
    this.settlePublishing();
  }

  /** The adapter still unsubscribes while the server closes: QUIT waits for that. */
  async onApplicationShutdown(): Promise<void> {
    const close = (connection: RedisConnection): unknown =>
      connection.status === 'ready' ? connection.quit() : connection.disconnect();
    await Promise.allSettled([this.subscriber, this.publisher].map(close));
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
    this.publisher.publish = settled as RedisConnection['publish'];
  }
}
