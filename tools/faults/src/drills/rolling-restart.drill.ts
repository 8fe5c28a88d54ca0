import { drilled } from '../product/product.js';
import type { ServiceProcess } from '../product/service-process.js';
import type { Drill, Evidence } from './drill.js';

const doubled = { replicas: Object.fromEntries(drilled.map((name) => [name, 2])) };
const GONE_WITHIN_MS = 25_000;
const LATE = 504;
const LATE_IN_1000 = 5;

/** How long it took to leave. */
async function restart(service: ServiceProcess): Promise<{ leftMs: number; code: number | null }> {
  const began = Date.now();
  await service.stop();
  const left = { leftMs: Date.now() - began, code: service.exitCode };
  await service.start();
  return left;
}

export const rollingRestart: Drill = {
  name: 'rolling-restart',
  fault: 'F2',
  about: 'of two processes of every service each is asked to leave and started again, one at a time',
  needs: doubled,
  outlastsOutage: true,
  async run({ product, load, watch, limits }): Promise<Evidence> {
    await load.reach('post', 0.05);
    watch.broken();
    const began = new Date().toISOString();
    const lefts = [];
    for (const name of product.names)
      for (const process of product.replicasOf(name)) lefts.push(await restart(process));
    watch.healed();
    const reads = watch.during();
    const answers = [...load.answersSince(began), ...reads];
    // Of how busy the machine is, not of who left.
    const late = answers.filter(({ status }) => status === LATE);
    const lost = answers.filter(({ status }) => status !== LATE && (status === null || status >= 400));
    limits.none('requests and reads that were cut off or refused', lost.length);
    limits.atMost('answers that came too late, in 1,000', (1000 * late.length) / answers.length, LATE_IN_1000);
    limits.none('left with another code than 0', lefts.filter(({ code }) => code !== 0).length);
    limits.atMost('the longest to leave, ms', Math.max(...lefts.map(({ leftMs }) => leftMs)), GONE_WITHIN_MS);
    return { restarts: lefts.length, 'reads meanwhile': reads.length };
  },
};
