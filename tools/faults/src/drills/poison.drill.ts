import { until } from '@crewcall/tools-seed';
import { randomUUID } from 'node:crypto';
import { withQueue } from '../counting/queues.js';
import { envelopeOf } from '../load/envelope.js';
import type { Drill, Evidence } from './drill.js';

/** An event that notifications hears. */
const POSTED = 'jobs.job-posted.v1';
const QUEUE = 'events.notifications';
const PARKED_WITHIN_MS = 60_000;

/** What no consumer can deal with, each in another way. */
const poisons: { name: string; data: object }[] = [
  { name: 'no.such.event', data: envelopeOf('no.such.event', {}) },
  { name: POSTED, data: envelopeOf(POSTED, { id: 7 }) },
  { name: POSTED, data: {} },
  { name: POSTED, data: { ...envelopeOf(POSTED, {}), payload: 'x'.repeat(100_000) } },
];

export const poisoned: Drill = {
  name: 'poisoned',
  fault: 'F10',
  about: 'events that no consumer can deal with stand among those of people',
  async run({ product, load, size, limits }): Promise<Evidence> {
    return withQueue(product, QUEUE, async (queue) => {
      const ids: string[] = [];
      for (let round = 1; round <= size.rounds; round += 1) {
        await load.reach('apply', round / (size.rounds + 1));
        const added = await queue.addBulk(
          poisons.map(({ name, data }) => ({ name, data, opts: { jobId: randomUUID() } })),
        );
        ids.push(...added.map(({ id }) => id ?? ''));
      }
      const parked = () => queue.getFailed(0, 1000);
      await until('the dead letters', async () => (await parked()).length >= ids.length, PARKED_WITHIN_MS);
      const letters = await parked();
      limits.none('dead letters of others', letters.filter(({ id }) => !ids.includes(id ?? '')).length);
      limits.none('dead letters without a reason', letters.filter(({ failedReason }) => !failedReason).length);
      // They were told of: an operator takes them away.
      await Promise.all(letters.map((letter) => letter.remove()));
      return { 'events that no one understands': ids.length, 'of them dead letters': letters.length };
    });
  },
};
