import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { RedisConfig } from '@crewcall/platform-config';
import { HealthRegistry } from '@crewcall/platform-observability';
import { connectRedis, type RedisConnection } from './connect-redis.js';

/** Token of the shared connection for short commands: it fails fast while Redis is away instead of queueing. */
export const REDIS = Symbol('REDIS');

const SILENT_MS = 3000;

function connect({ url }: RedisConfig): RedisConnection {
  const logger = new Logger('Redis');
  const redis = connectRedis(url, {
    enableOfflineQueue: false,
    // What is asked within one turn of the loop goes out in one write.
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout: 2000,
    // Commands end by themselves; a line on which nothing comes any more would take every later one as well.
    socketTimeout: SILENT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) logger.warn(`Redis is away: ${error.message || 'connection refused'}; trying again`);
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) logger.log('Redis is back');
    isDown = false;
  });
  return redis;
}

@Global()
@Module({ providers: [{ provide: REDIS, useFactory: connect, inject: [RedisConfig] }], exports: [REDIS] })
export class RedisModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: RedisConnection,
    health: HealthRegistry,
  ) {
    health.register('redis', async () => {
      await redis.ping();
    });
  }

  // Last of all: requests in flight still need it while the server closes.
  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
