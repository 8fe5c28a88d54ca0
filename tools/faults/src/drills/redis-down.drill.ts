import { settle } from '../counting/leftovers.js';
import { whileAway } from './away.js';
import type { Drill, Evidence } from './drill.js';

export const redisKilled: Drill = {
  name: 'redis-killed',
  fault: 'F3',
  about: 'Redis is killed, stays away, and comes back on its append-only file',
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, load, watch } = scene;
    await load.reach('hire', 0.1);
    watch.broken();
    await product.redis.kill();
    const evidence = await whileAway(scene, 'without Redis');
    await product.redis.start();
    watch.healed();
    return evidence;
  },
};

export const redisHung: Drill = {
  name: 'redis-hung',
  fault: 'F3',
  about: 'Redis stands still, connections open, and goes on',
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, load, watch } = scene;
    await load.reach('hire', 0.1);
    watch.broken();
    product.redis.freeze();
    const evidence = await whileAway(scene, 'without Redis');
    product.redis.thaw();
    watch.healed();
    return evidence;
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
    limits.none('failed reads', watch.failedDuring(...watch.areasWatched));
    return { 'keys deleted': keys, 'acknowledged afterwards': load.acknowledgements - before };
  },
};
