import type { Area } from '../load/watch.js';
import type { End } from '../product/links.js';
import { linked } from '../product/product.js';
import { BACK_WITHIN_MS, LONGEST_WAIT_MS, disturbed } from './disturbed.js';
import type { Drill, Scene } from './drill.js';

/** A statement has 15 s, and what is silent for longer is given up after two more. */
const STATEMENT_MS = 20_000;

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
async function cutOff(scene: Scene, { from, to, untouched, backWithinMs = BACK_WITHIN_MS }: CutOff) {
  const { product, watch, size } = scene;
  const line = product.links.line(from, to);
  await disturbed(scene, {
    breaks: () => line.add('both', { type: 'timeout' }),
    mends: () => line.clear(),
    backWithinMs,
    longestWaitMs: LONGEST_WAIT_MS,
    untouched,
    untouchedAre: untouched.join(', '),
  });
  return {
    'seconds without the line': Math.round(size.outageMs / 1000),
    'reads meanwhile': watch.during().length,
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
