import { settle } from '../counting/leftovers.js';
import { disturbed } from './disturbed.js';
import type { Drill, Evidence, Scene } from './drill.js';

/** What is acknowledged while it is away shows that no one waits for it. */
async function withoutRedis(
  scene: Scene,
  [breaks, mends]: [breaks: () => unknown, mends: () => unknown],
): Promise<Evidence> {
  const { acknowledged } = await disturbed(scene, { reach: ['hire', 0.1], breaks, mends });
  return {
    'seconds without Redis': Math.round(scene.size.outageMs / 1000),
    'acknowledged meanwhile': acknowledged,
  };
}

export const redisKilled: Drill = {
  name: 'redis-killed',
  fault: 'F3',
  about: 'Redis is killed, stays away, and comes back on its append-only file',
  outlastsOutage: true,
  run(scene): Promise<Evidence> {
    const { redis } = scene.product;
    return withoutRedis(scene, [() => redis.kill(), () => redis.start()]);
  },
};

export const redisHung: Drill = {
  name: 'redis-hung',
  fault: 'F3',
  about: 'Redis stands still, connections open, and goes on',
  outlastsOutage: true,
  run(scene): Promise<Evidence> {
    const { redis } = scene.product;
    return withoutRedis(scene, [() => redis.freeze(), () => redis.thaw()]);
  },
};

export const redisEmptied: Drill = {
  name: 'redis-emptied',
  fault: 'F3',
  about: 'everything that Redis holds is deleted while nothing is on its way; people go on',
  async run({ product, load, watch, limits, size }): Promise<Evidence> {
    await load.reach('hire', 0.3);
    // Queues are data: what is in them when they are deleted is lost.
    await load.pause();
    await settle(product, size.settleMs);
    const before = load.acknowledgements;
    watch.broken();
    const keys = await product.redis.empty();
    load.allow('post', 'apply', 'hire', 'offer', 'book');
    await load.reach('hire', 0.6);
    watch.healed();
    limits.none('failed reads', watch.failedDuring());
    return { 'keys deleted': keys, 'acknowledged afterwards': load.acknowledgements - before };
  },
};
