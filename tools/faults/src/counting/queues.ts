import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Product } from '../product/product.js';

export const PREFIX = 'crewcall';

/** A connection that waits for a Redis that is away. */
export function redisOf(product: Product): Redis {
  const redis = new Redis(product.redis.url, { maxRetriesPerRequest: null });
  return redis.on('error', () => undefined);
}

/** One of the product's queues, for as long as the work with it takes. */
export async function withQueue<T>(product: Product, name: string, work: (queue: Queue) => Promise<T>): Promise<T> {
  const redis = redisOf(product);
  const queue = new Queue(name, { connection: redis, prefix: PREFIX });
  try {
    return await work(queue);
  } finally {
    await queue.close();
    redis.disconnect();
  }
}
