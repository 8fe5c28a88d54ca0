import { until } from '@crewcall/tools-seed';
import type { Drill, Evidence } from './drill.js';

const DIES_WITHIN_MS = 60_000;
const armed = { NODE_ENV: 'test', FAILPOINT: 'mid-batch' };

export const batchKilled: Drill = {
  name: 'batch-killed',
  fault: 'F1',
  about: 'notifications is killed in the middle of a batch',
  async run({ product, load, size }): Promise<Evidence> {
    const notifications = product.service('notifications');
    let inHand = 0;
    for (let round = 0; round < size.rounds; round += 1) {
      await load.reach('apply', (round + 1) / (size.rounds + 1));
      await notifications.kill();
      const before = load.acknowledgedOf('hire');
      // A batch gathers while no one is there to take it.
      await until('hires without notifications', () => load.acknowledgedOf('hire') > before, DIES_WITHIN_MS);
      inHand += load.acknowledgedOf('hire') - before;
      notifications.launch(armed);
      await until('notifications to die in the middle', () => !notifications.running, DIES_WITHIN_MS);
      await product.startService('notifications');
    }
    return { 'killed in the middle of a batch': size.rounds, 'hires acknowledged while it was gone': inHand };
  },
};
