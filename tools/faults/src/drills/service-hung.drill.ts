import { timeOf } from '../load/watch.js';
import { BACK_WITHIN_MS, disturbed } from './disturbed.js';
import type { Drill } from './drill.js';

/** Reads that find the circuit open; the first ones open it. */
const TO_OPEN = 20;
const AT_ONCE_MS = 50;

export const serviceHung: Drill = {
  name: 'service-hung',
  fault: 'F17',
  about: 'notifications stands still with its connections open, and goes on',
  outlastsOutage: true,
  async run(scene) {
    const { product, load, watch, limits, size } = scene;
    const notifications = product.service('notifications');
    let before = 0;
    await disturbed(scene, {
      breaks() {
        before = load.acknowledgements;
        notifications.freeze();
      },
      // Each look waits for the answer of the one before, five seconds until the circuit opens.
      lastsMs: Math.max(size.outageMs, 45_000),
      mends: () => notifications.thaw(),
      untouched: ['jobs', 'identity', 'messaging'],
      backWithinMs: BACK_WITHIN_MS,
    });
    const looks = watch.during('notifications');
    const refused = looks.filter(({ status }) => status === 503);
    const waited = looks.filter(({ status }) => status === 504).length;
    limits.atMost('reads that waited before the circuit opened, and its probes', waited, TO_OPEN);
    limits.atMost('an error while it is open, median ms', timeOf(refused, 0.5), AT_ONCE_MS);
    return { 'refused at once': refused.length, 'acknowledged meanwhile': load.acknowledgements - before };
  },
};
