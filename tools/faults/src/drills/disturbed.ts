import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind } from '../load/ledger.js';
import type { Area } from '../load/watch.js';
import type { Drilled } from '../product/product.js';
import type { Scene } from './drill.js';

/** The gateway gives a service five seconds and answers then. */
export const LONGEST_WAIT_MS = 5500;
export const BACK_WITHIN_MS = 10_000;

interface Disturbance {
  /** Begins when so many of these were acknowledged, as a share of all; a tenth of the posts when absent. */
  reach?: readonly [kind: Kind, share: number];
  breaks(): unknown;
  /** When it has lasted: as long as an outage, unless told otherwise. */
  lastsMs?: number;
  mends?(): unknown;
  /** Waited for afterwards, and a limit; neither when absent. */
  backWithinMs?: number;
  /** A limit of every read meanwhile. */
  longestWaitMs?: number;
  /** What is read all the while without an error, and how that is called. */
  untouched?: readonly Area[];
  untouchedAre?: string;
  /** Of these no process may end, and what is said of those that do. */
  survivors?: readonly Drilled[];
  deathOf?: string;
}

/** Breaks something while people work and mends it again; the limits that many drills have are kept with it. */
export async function disturbed(scene: Scene, disturbance: Disturbance): Promise<{ acknowledged: number }> {
  const { product, load, watch, limits, size } = scene;
  const { reach = ['post', 0.1], lastsMs = size.outageMs, backWithinMs, longestWaitMs } = disturbance;
  const { untouched, untouchedAre = 'everything else', survivors = [], deathOf } = disturbance;
  await load.reach(...reach);
  const pids = survivors.map((name) => product.service(name).pid);
  watch.broken();
  await disturbance.breaks();
  const before = load.acknowledgements;
  await sleep(lastsMs);
  const acknowledged = load.acknowledgements - before;
  await disturbance.mends?.();
  watch.healed();
  if (backWithinMs) await sleep(backWithinMs);
  const dead = survivors
    .map((name) => product.service(name))
    .filter(({ pid, running }, at) => pid !== pids[at] || !running);
  if (survivors.length) limits.none(deathOf ?? 'services that did not live through it', dead.length);
  if (longestWaitMs) limits.atMost('the longest wait for a page meanwhile, ms', watch.longestWait(), longestWaitMs);
  if (untouched) limits.none(`failed reads of ${untouchedAre}`, watch.failedDuring(...untouched));
  if (backWithinMs) limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, backWithinMs);
  return { acknowledged };
}
