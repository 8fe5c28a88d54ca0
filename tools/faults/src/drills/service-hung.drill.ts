import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../load/watch.js';
import type { Drill } from './drill.js';

/** Reads that find the circuit open; the first ones open it. */
const TO_OPEN = 20;
const AT_ONCE_MS = 50;
const BACK_WITHIN_MS = 10_000;

export const serviceHung: Drill = {
  name: 'service-hung',
  fault: 'F17',
  about: 'notifications stands still with its connections open, and goes on',
  outlastsOutage: true,
  async run({ product, load, watch, limits, size }) {
    const notifications = product.service('notifications');
    await load.reach('post', 0.1);
    const before = load.acknowledgements;
    watch.broken();
    notifications.freeze();
    // Each look waits for the answer of the one before, five seconds until the circuit opens.
    await sleep(Math.max(size.outageMs, 45_000));
    notifications.thaw();
    watch.healed();
    await sleep(BACK_WITHIN_MS);
    const looks = watch.during('notifications');
    const refused = looks.filter(({ status }) => status === 503);
    const waited = looks.filter(({ status }) => status === 504).length;
    limits.atMost('reads that waited before the circuit opened, and its probes', waited, TO_OPEN);
    limits.atMost(
      'an error while it is open, median ms',
      percentile(
        refused.map(({ tookMs }) => tookMs),
        0.5,
      ),
      AT_ONCE_MS,
    );
    limits.none('failed reads of everything else', watch.failedDuring('jobs', 'identity', 'messaging'));
    limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, BACK_WITHIN_MS);
    return { 'refused at once': refused.length, 'acknowledged meanwhile': load.acknowledgements - before };
  },
};
