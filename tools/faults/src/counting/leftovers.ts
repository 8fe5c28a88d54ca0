import { until } from '@crewcall/tools-seed';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { PREFIX, redisOf } from './queues.js';
import type { Product } from '../product/product.js';
import type { Leftover } from './facts.js';
import { outboxSize } from './rows.js';

const moving = ['wait', 'active', 'prioritized'] as const;

/** What waits in a queue. A task may be meant to wait for hours, so only of events the delayed count. */
async function inQueue(redis: Redis, name: string): Promise<Leftover[]> {
  const queue = new Queue(name, { connection: redis, prefix: PREFIX });
  const states = name.startsWith('events.') ? [...moving, 'delayed' as const] : moving;
  const waiting = await queue.getJobCountByTypes(...states);
  const failed = await queue.getFailedCount();
  await queue.close();
  return [
    { where: `queue ${name}`, count: waiting },
    { where: `dead letters of ${name}`, count: failed },
  ];
}

async function leftoversOf(product: Product, redis: Redis): Promise<Leftover[]> {
  const owners = product.names.filter((name) => name !== 'gateway');
  const outboxes = owners.map(async (service) => [
    { where: `outbox of ${service}`, count: await outboxSize(product.databaseUrlOf(service)) },
  ]);
  const queues = owners.flatMap((service) => [`events.${service}`, `tasks.${service}`]);
  // The outboxes first: what moves on between the two looks is seen in at least one of them.
  const inOutboxes = await Promise.all(outboxes);
  return [...inOutboxes, ...(await Promise.all(queues.map((name) => inQueue(redis, name))))].flat();
}

const isAtRest = (leftovers: Leftover[]): boolean =>
  leftovers.every(({ where, count }) => count === 0 || where.startsWith('dead letters'));

/** Waits until nothing is on its way any more; answers what is left when that takes too long. */
export async function settle(product: Product, withinMs: number): Promise<Leftover[]> {
  const redis = redisOf(product);
  let leftovers: Leftover[] = [];
  const look = async () => {
    leftovers = await leftoversOf(product, redis);
    return isAtRest(leftovers);
  };
  try {
    await until('rest', look, withinMs).catch((error: unknown) => {
      if (isAtRest(leftovers)) throw error;
    });
  } finally {
    redis.disconnect();
  }
  return leftovers;
}
