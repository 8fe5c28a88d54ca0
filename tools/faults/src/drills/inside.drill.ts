import { setTimeout as sleep } from 'node:timers/promises';
import { onFreePort } from '../product/inside.js';
import { BACK_WITHIN_MS, LONGEST_WAIT_MS, disturbed } from './disturbed.js';
import type { Drill, Evidence } from './drill.js';

const BLOCKED_MS = 5000;
/** What looks after a process starts it again after so long. */
const STARTED_AGAIN_MS = 1000;
const needs = { settings: { jobs: onFreePort } };

export const loopBlocked: Drill = {
  name: 'loop-blocked',
  fault: 'F18',
  about: 'jobs computes for 5 s and hears nothing meanwhile',
  needs,
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, watch } = scene;
    await disturbed(scene, {
      breaks: () =>
        product.service('jobs').carryOut(`for (const until = Date.now() + ${BLOCKED_MS}; Date.now() < until; );`),
      lastsMs: 0,
      survivors: ['jobs'],
      deathOf: 'jobs was started again',
      untouched: ['identity', 'messaging', 'notifications'],
      longestWaitMs: LONGEST_WAIT_MS,
      backWithinMs: BACK_WITHIN_MS,
    });
    const waited = watch.during('jobs').filter(({ tookMs }) => tookMs > BLOCKED_MS / 2);
    return { 'reads of jobs that waited': waited.length };
  },
};

export const heapFull: Drill = {
  name: 'heap-full',
  fault: 'F18',
  about: 'jobs fills its heap until Node ends it, and is started again',
  needs,
  async run({ product, load, watch, limits, size }): Promise<Evidence> {
    const jobs = product.service('jobs');
    let ended = 0;
    for (let round = 1; round <= size.rounds; round += 1) {
      await load.reach('hire', round / (size.rounds + 2));
      watch.broken();
      await jobs.carryOut('for (const held = []; ; ) held.push(new Array(10000).fill(held.length));');
      await jobs.ended();
      ended += 1;
      await sleep(STARTED_AGAIN_MS);
      await product.startService('jobs');
    }
    watch.healed();
    limits.none('failed reads of everything else', watch.failedDuring('identity', 'messaging', 'notifications'));
    return { 'times that Node ended jobs': ended };
  },
};
