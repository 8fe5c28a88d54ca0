import { setTimeout as sleep } from 'node:timers/promises';
import { timeOf } from '../load/watch.js';
import type { Drill, Evidence } from '../drills/drill.js';
import { type Habit, SlowClient } from './slow-client.js';

/** Of each habit, at the gateway and straight at a service. */
const EACH = { headers: 150, body: 150, nothing: 700 } as const;
/** Fifteen seconds, the five between two looks of Node, and a moment. */
const CLOSED_WITHIN_MS = 22_000;
const TIMES_SLOWER = 2;
const NOTICED_MS = 100;

function open(port: number, habits: readonly Habit[]): SlowClient[] {
  return habits.flatMap((habit) => Array.from({ length: EACH[habit] }, () => new SlowClient(port, habit)));
}

export const slowClients: Drill = {
  name: 'slow-clients',
  fault: 'F14',
  about: 'nearly two thousand callers send their headers or bodies byte by byte, or nothing at all',
  outlastsOutage: true,
  async run({ product, load, watch, limits }): Promise<Evidence> {
    await load.reach('post', 0.1);
    // A quiet while to compare with.
    await sleep(5000);
    const quiet = watch.looks.filter(({ area }) => area === 'jobs');
    watch.broken();
    const clients = [
      ...open(product.port, ['headers', 'body', 'nothing']),
      // A body straight at a service may be an upload, which has a minute.
      ...open(product.service('jobs').port, ['headers', 'nothing']),
    ];
    await sleep(CLOSED_WITHIN_MS);
    watch.healed();
    const left = clients.filter(({ isOpen }) => isOpen);
    for (const client of clients) client.close();
    const busy = watch.during('jobs');
    limits.none('failed reads', watch.failedDuring());
    limits.none(`slow callers that were let stay for ${CLOSED_WITHIN_MS / 1000} s`, left.length);
    limits.atMost(
      'a page of jobs, 99 of 100 reads, ms',
      timeOf(busy, 0.99),
      Math.round(Math.max(NOTICED_MS, TIMES_SLOWER * timeOf(quiet, 0.99))),
    );
    return { 'slow callers': clients.length, 'reads meanwhile': busy.length };
  },
};
