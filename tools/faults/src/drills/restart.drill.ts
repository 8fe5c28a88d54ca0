import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill, Evidence } from './drill.js';

const BETWEEN_KILLS_MS = 500;

export const servicesKilled: Drill = {
  name: 'services-killed',
  fault: 'F1',
  about: 'each service in turn is killed at whatever it is and started again',
  async run({ product, load }): Promise<Evidence> {
    await load.reach('hire', 0.1);
    for (const name of product.names) {
      await product.service(name).kill();
      await sleep(BETWEEN_KILLS_MS);
      await product.startService(name);
    }
    return { 'services killed': product.names.length };
  },
};

export const everythingRestarted: Drill = {
  name: 'everything-restarted',
  fault: 'F4',
  about: 'all services and Redis are killed at once, Postgres is stopped, and everything starts again',
  async run({ product, load }): Promise<Evidence> {
    await load.reach('hire', 0.2);
    const before = load.acknowledgedOf('hire');
    await Promise.all([product.killServices(), product.redis.kill()]);
    await product.servers.stop();
    await Promise.all([product.redis.start(), product.servers.start()]);
    await product.startServices();
    return { 'hires before': before, restarts: 1 };
  },
};
