import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectionTo } from '../counting/rows.js';
import { HeldTable } from '../product/held-table.js';
import { BACK_WITHIN_MS, LONGEST_WAIT_MS, disturbed } from './disturbed.js';
import type { Drill, Evidence } from './drill.js';

const LOCKED_MS = 20_000;

export const tableLocked: Drill = {
  name: 'table-locked',
  fault: 'F5',
  about: 'the table of jobs is locked for 20 s',
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, watch } = scene;
    let held: HeldTable | undefined;
    await disturbed(scene, {
      breaks: async () => (held = await HeldTable.hold(product.databaseUrlOf('jobs'), 'jobs', 'ACCESS EXCLUSIVE')),
      lastsMs: LOCKED_MS,
      mends: () => held?.letGo(),
      longestWaitMs: LONGEST_WAIT_MS,
      untouched: ['identity', 'messaging', 'notifications'],
      backWithinMs: BACK_WITHIN_MS,
    });
    return { 'reads of jobs refused meanwhile': watch.failedDuring('jobs') };
  },
};

/** Full: whatever a service gives back is taken, too. */
async function takeAll(url: string, forMs: number): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  for (const end = Date.now() + forMs; Date.now() < end;) {
    const taken = await connectionTo(url).catch(() => sleep(100));
    if (taken) held.push(taken);
  }
  return held;
}

export const connectionsTaken: Drill = {
  name: 'connections-taken',
  fault: 'F5',
  about: 'strangers hold every connection that Postgres has, for as long as an outage lasts',
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, size } = scene;
    let held: pg.Client[] = [];
    await disturbed(scene, {
      breaks: async () => (held = await takeAll(product.databaseUrlOf('admin'), size.outageMs)),
      lastsMs: 0,
      mends: () => Promise.all(held.map((client) => client.end())),
      longestWaitMs: LONGEST_WAIT_MS,
      backWithinMs: BACK_WITHIN_MS,
    });
    return { 'connections held': held.length };
  },
};
