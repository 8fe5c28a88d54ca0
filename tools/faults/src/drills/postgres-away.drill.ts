import { untilPostgres } from '../counting/rows.js';
import { linked } from '../product/product.js';
import { BACK_WITHIN_MS, LONGEST_WAIT_MS, disturbed } from './disturbed.js';
import type { Drill, Evidence } from './drill.js';

const RECOVERED_WITHIN_MS = 120_000;
const owners = ['identity', 'jobs', 'messaging', 'notifications', 'admin'] as const;

export const postgresKilled: Drill = {
  name: 'postgres-killed',
  fault: 'F4',
  about: 'Postgres is killed, cannot be reached for a while, and comes back without any service being restarted',
  needs: linked,
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product, load, watch } = scene;
    const lines = owners.map((name) => product.links.line(name, 'postgres'));
    let before = 0;
    await disturbed(scene, {
      reach: ['hire', 0.1],
      async breaks() {
        before = load.acknowledgedOf('hire');
        product.servers.killPostgres();
        await Promise.all(lines.map((line) => line.refuse()));
      },
      async mends() {
        // What it needs to recover is its own; what counts is how soon everyone is back with it.
        await untilPostgres(product.databaseUrlOf('jobs'), RECOVERED_WITHIN_MS);
        await Promise.all(lines.map((line) => line.listen()));
      },
      survivors: owners,
      longestWaitMs: LONGEST_WAIT_MS,
      backWithinMs: BACK_WITHIN_MS,
    });
    return { 'hires before': before, 'reads refused meanwhile': watch.failedDuring() };
  },
};
