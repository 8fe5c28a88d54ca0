import { until } from '@crewcall/tools-seed';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withQueue } from '../counting/queues.js';
import { envelopeOf } from '../load/envelope.js';
import { firstOf, signUpPeople } from '../load/people.js';
import { timeOf } from '../load/watch.js';
import type { Drill, Evidence } from './drill.js';

/** Of each its person is told. */
const VERIFIED = 'identity.email-verified.v1';
const EVENTS = 20_000;
const AT_ONCE = 1000;
const DRAINED_WITHIN_MS = 300_000;
const QUIET_MS = 5000;
const TIMES_SLOWER = 1.5;
const NOTICED_MS = 150;

export const backlog: Drill = {
  name: 'backlog',
  fault: 'F15',
  about: `${EVENTS} notifications of one person wait in the queue while others work`,
  outlastsOutage: true,
  async run({ product, load, watch, limits }): Promise<Evidence> {
    const counts = { companies: 0, crew: 1 };
    const busy = firstOf((await signUpPeople(product.origin, product.mailUrl, 'backlog-receiver', counts)).crew);
    await load.reach('post', 0.05);
    await sleep(QUIET_MS);
    const areas = ['jobs', 'identity', 'messaging', 'notifications'] as const;
    const quiet = new Map(areas.map((area) => [area, watch.looks.filter((look) => look.area === area)]));
    watch.broken();
    const began = Date.now();
    await withQueue(product, 'events.notifications', async (queue) => {
      for (let sent = 0; sent < EVENTS; sent += AT_ONCE) {
        const events = Array.from({ length: AT_ONCE }, () => envelopeOf(VERIFIED, {}, busy.id));
        await queue.addBulk(events.map((data) => ({ name: VERIFIED, data, opts: { jobId: randomUUID() } })));
      }
      const isDrained = async () => (await queue.getJobCountByTypes('wait', 'active', 'prioritized', 'delayed')) === 0;
      await until('an empty queue', isDrained, DRAINED_WITHIN_MS);
    });
    const tookMs = Date.now() - began;
    watch.healed();
    for (const area of areas) {
      const atMost = Math.round(Math.max(NOTICED_MS, TIMES_SLOWER * timeOf(quiet.get(area) ?? [], 0.95)));
      limits.atMost(`a page of ${area} meanwhile, 95 of 100 reads, ms`, timeOf(watch.during(area), 0.95), atMost);
    }
    limits.none('failed reads', watch.failedDuring(...areas));
    return { 'notifications written': EVENTS, 'of them a second': Math.round((EVENTS * 1000) / tookMs) };
  },
};
