import type { RedisOptions } from 'ioredis';
import { duplicateRedis, type RedisConnection } from './connect-redis.js';

const LOOK_EVERY_MS = 5000;

/** Another connection to the same place that only listens: it waits until Redis is there, however long that takes. */
export function connectSubscriber(
  redis: RedisConnection,
  options: Pick<RedisOptions, 'lazyConnect'> = {},
): RedisConnection {
  const subscriber = duplicateRedis(redis, {
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
    ...options,
  });
  subscriber.on('error', () => undefined); // the shared connection already tells that Redis is away
  noticeSilence(subscriber);
  settleSubscriptions(subscriber);
  return subscriber;
}

/** It asks nothing, and would not notice that its line is dead: it is asked for a sign of life. */
function noticeSilence(subscriber: RedisConnection): void {
  const look = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
  }, LOOK_EVERY_MS).unref();
  subscriber.once('end', () => clearInterval(look));
}

/**
 * After an outage ioredis (5.11) subscribes again by itself, and the socket adapter unsubscribes, without a look at the
 * promise: closed before the answer, its rejection would end the process. A caller who waits for it still gets it.
 */
function settleSubscriptions(subscriber: RedisConnection): void {
  for (const method of ['subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const) {
    const original = subscriber[method].bind(subscriber) as (...args: unknown[]) => Promise<unknown>;
    const settled = (...args: unknown[]): Promise<unknown> => {
      const answered = original(...args);
      answered.catch(() => undefined);
      return answered;
    };
    Object.assign(subscriber, { [method]: settled });
  }
}
