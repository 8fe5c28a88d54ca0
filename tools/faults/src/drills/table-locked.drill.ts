import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Drill, Evidence } from './drill.js';

const LONGEST_WAIT_MS = 5500;
const LOCKED_MS = 20_000;
const BACK_WITHIN_MS = 10_000;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export const tableLocked: Drill = {
  name: 'table-locked',
  fault: 'F5',
  about: 'the table of jobs is locked for 20 s',
  outlastsOutage: true,
  async run({ product, load, watch, limits }): Promise<Evidence> {
    await load.reach('post', 0.1);
    const client = await connected(product.databaseUrlOf('jobs'));
    watch.broken();
    await client.query('BEGIN; LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE');
    await sleep(LOCKED_MS);
    await client.end();
    watch.healed();
    await sleep(BACK_WITHIN_MS);
    limits.atMost('the longest wait for a page meanwhile, ms', watch.longestWait(), LONGEST_WAIT_MS);
    limits.none('failed reads of everything else', watch.failedDuring('identity', 'messaging', 'notifications'));
    limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, BACK_WITHIN_MS);
    return { 'reads of jobs refused meanwhile': watch.failedDuring('jobs') };
  },
};

export const connectionsTaken: Drill = {
  name: 'connections-taken',
  fault: 'F5',
  about: 'strangers hold every connection that Postgres has, for as long as an outage lasts',
  outlastsOutage: true,
  async run({ product, load, watch, limits, size }): Promise<Evidence> {
    await load.reach('post', 0.1);
    const held: pg.Client[] = [];
    watch.broken();
    const until = Date.now() + size.outageMs;
    while (Date.now() < until) {
      try {
        held.push(await connected(product.databaseUrlOf('admin')));
      } catch {
        // Full: whatever a service gives back is taken, too.
        await sleep(100);
      }
    }
    await Promise.all(held.map((client) => client.end()));
    watch.healed();
    await sleep(BACK_WITHIN_MS);
    limits.atMost('the longest wait for a page meanwhile, ms', watch.longestWait(), LONGEST_WAIT_MS);
    limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, BACK_WITHIN_MS);
    return { 'connections held': held.length };
  },
};
