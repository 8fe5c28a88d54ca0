import { until } from '@crewcall/tools-seed';
import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '../counting/rows.js';
import type { Drill, Evidence } from './drill.js';
import { linked } from './cut-off.drill.js';

const LONGEST_WAIT_MS = 5500;
const BACK_WITHIN_MS = 10_000;
const RECOVERED_WITHIN_MS = 120_000;
const owners = ['identity', 'jobs', 'messaging', 'notifications', 'admin'] as const;

export const postgresKilled: Drill = {
  name: 'postgres-killed',
  fault: 'F4',
  about: 'Postgres is killed, cannot be reached for a while, and comes back without any service being restarted',
  needs: linked,
  outlastsOutage: true,
  async run({ product, load, watch, limits, size }): Promise<Evidence> {
    await load.reach('hire', 0.1);
    const before = load.acknowledgedOf('hire');
    const pids = owners.map((name) => product.service(name).pid);
    const lines = owners.map((name) => product.links.line(name, 'postgres'));
    watch.broken();
    product.servers.killPostgres();
    await Promise.all(lines.map((line) => line.refuse()));
    await sleep(size.outageMs);
    // What it needs to recover is its own; what counts is how soon everyone is back with it.
    const isUp = () => rowsOf(product.databaseUrlOf('jobs'), 'SELECT 1').then(Boolean, () => false);
    await until('Postgres', isUp, RECOVERED_WITHIN_MS);
    await Promise.all(lines.map((line) => line.listen()));
    watch.healed();
    await sleep(BACK_WITHIN_MS);
    const restarted = owners.filter(
      (name, at) => product.service(name).pid !== pids[at] || !product.service(name).running,
    );
    limits.atMost('the longest wait for a page meanwhile, ms', watch.longestWait(), LONGEST_WAIT_MS);
    limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, BACK_WITHIN_MS);
    limits.none('services that did not live through it', restarted.length);
    return { 'hires before': before, 'reads refused meanwhile': watch.failedDuring(...watch.areasWatched) };
  },
};
