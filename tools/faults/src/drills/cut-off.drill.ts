import { setTimeout as sleep } from 'node:timers/promises';
import type { Area } from '../load/watch.js';
import type { End } from '../product/links.js';
import type { Drill, Scene } from './drill.js';

/** Of all drills whose lines are made bad. */
export const linked = { isLinked: true } as const;

/** A statement has 15 s, and what is silent for longer is given up after two more. */
const STATEMENT_MS = 20_000;
/** The gateway gives a service five seconds and answers then. */
const LONGEST_WAIT_MS = 5500;
const BACK_WITHIN_MS = 10_000;

interface CutOff {
  name: string;
  about: string;
  from: Area | 'gateway';
  to: End;
  /** What is read without that line. */
  untouched: Area[];
  backWithinMs?: number;
}

/** Bytes vanish and nothing is closed, as when a machine or the network between is gone without a word. */
async function cutOff(
  { product, load, watch, limits, size }: Scene,
  { from, to, untouched, backWithinMs = BACK_WITHIN_MS }: CutOff,
) {
  const line = product.links.line(from, to);
  await load.reach('post', 0.1);
  watch.broken();
  line.add('both', { type: 'timeout' });
  await sleep(size.outageMs);
  line.clear();
  watch.healed();
  // Long enough for the looks that show that all are back.
  await sleep(backWithinMs);
  limits.atMost('the longest wait for a page meanwhile, ms', watch.longestWait(), LONGEST_WAIT_MS);
  limits.none(`failed reads of ${untouched.join(', ')}`, watch.failedDuring(...untouched));
  limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, backWithinMs);
  return {
    'seconds without the line': Math.round(size.outageMs / 1000),
    'reads meanwhile': watch.areasWatched.reduce((sum, area) => sum + watch.during(area).length, 0),
  };
}

const drillOf = (cut: CutOff): Drill => ({
  name: cut.name,
  fault: 'F16',
  about: cut.about,
  needs: linked,
  outlastsOutage: true,
  run: (scene) => cutOff(scene, cut),
});

export const cutOffs: Drill[] = [
  drillOf({
    name: 'gateway-cut-off',
    about: 'what the gateway and messaging say to each other vanishes',
    from: 'gateway',
    to: 'messaging',
    untouched: ['jobs', 'identity', 'notifications'],
  }),
  drillOf({
    name: 'postgres-cut-off',
    about: 'what jobs and Postgres say to each other vanishes',
    from: 'jobs',
    to: 'postgres',
    untouched: ['identity', 'messaging', 'notifications'],
    backWithinMs: STATEMENT_MS,
  }),
  drillOf({
    name: 'redis-cut-off',
    about: 'what notifications and Redis say to each other vanishes',
    from: 'notifications',
    to: 'redis',
    untouched: ['jobs', 'identity', 'messaging', 'notifications'],
  }),
  drillOf({
    name: 'limits-cut-off',
    about: 'what the gateway and Redis say to each other vanishes',
    from: 'gateway',
    to: 'redis',
    untouched: ['jobs', 'identity', 'messaging', 'notifications'],
  }),
];
