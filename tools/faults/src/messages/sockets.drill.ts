import { until } from '@crewcall/tools-seed';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill, Evidence } from '../drills/drill.js';
import { Listener } from './listener.js';

const SOCKETS = 2000;
/** As many as come within a moment: a crowd that opens its laptops, no attack. */
const AT_ONCE = 100;
const IN_WITHIN_MS = 120_000;
const BACK_WITHIN_MS = 30_000;

/** The most that messaging lets one person have; each of them has some hundred. */
const OF_ONE_PERSON = '1000';

export const socketsCutOff: Drill = {
  name: 'sockets-cut-off',
  fault: 'F13',
  about: `messaging is killed with ${SOCKETS} sockets open, and started again`,
  needs: { settings: { messaging: { LIVE_SOCKETS_PER_USER: OF_ONE_PERSON } } },
  outlastsOutage: true,
  async run({ product, people, load, watch, limits }): Promise<Evidence> {
    const everybody = [...people.companies, ...people.crew];
    const listeners: Listener[] = [];
    const areIn = () => listeners.every(({ isListening }) => isListening);
    try {
      while (listeners.length < SOCKETS) {
        for (let count = 0; count < AT_ONCE; count += 1) {
          const person = everybody[listeners.length % everybody.length];
          if (person) listeners.push(new Listener(product.origin, person));
        }
        await until('the sockets to be in', areIn, IN_WITHIN_MS);
      }
      await load.reach('post', 0.1);
      watch.broken();
      await product.service('messaging').kill();
      await product.startService('messaging');
      const startedAt = Date.now();
      watch.healed();
      await until('all users to be back', areIn, 4 * BACK_WITHIN_MS);
      limits.atMost('until every socket was back after its start, ms', Date.now() - startedAt, BACK_WITHIN_MS);
      limits.none('failed reads of everything else', watch.failedDuring('jobs', 'identity', 'notifications'));
      await sleep(1000);
      return { sockets: listeners.length, 'times cut off': listeners.flatMap(({ absences }) => absences).length };
    } finally {
      for (const listener of listeners) listener.close();
    }
  },
};
