import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill, Evidence, Scene } from './drill.js';

/** What is acknowledged while Redis does not answer shows that writers do not wait for it. */
async function whileAway({ load, size }: Scene): Promise<Evidence> {
  const before = load.acknowledgedOf('hire');
  await sleep(size.outageMs);
  return {
    'seconds without Redis': Math.round(size.outageMs / 1000),
    'hires acknowledged meanwhile': load.acknowledgedOf('hire') - before,
  };
}

export const redisKilled: Drill = {
  name: 'redis-killed',
  about: 'Redis is killed, stays away, and comes back on its append-only file',
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, load } = scene;
    await load.reach('hire', 0.1);
    await product.redis.kill();
    const evidence = await whileAway(scene);
    await product.redis.start();
    return evidence;
  },
};

export const redisHung: Drill = {
  name: 'redis-hung',
  about: 'Redis stands still, connections open, and goes on',
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, load } = scene;
    await load.reach('hire', 0.1);
    product.redis.freeze();
    const evidence = await whileAway(scene);
    product.redis.thaw();
    return evidence;
  },
};
