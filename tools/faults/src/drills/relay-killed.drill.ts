import { until } from '@crewcall/tools-seed';
import { outboxSize } from '../counting/rows.js';
import type { Drill, Evidence, Scene } from './drill.js';

const DIES_WITHIN_MS = 60_000;
const armed = { NODE_ENV: 'test', FAILPOINT: 'before-relay' };

/** Dies with the first event it wants to relay; only hires are asked for, so it is that of a hire. */
async function dieOnce({ product, load }: Scene): Promise<number> {
  const jobs = product.service('jobs');
  await jobs.kill();
  await jobs.start(armed);
  load.allow('hire');
  await until('jobs to die before the relay', () => !jobs.running, DIES_WITHIN_MS);
  const left = await outboxSize(product.databaseUrlOf('jobs'), 'events.%');
  await product.startService('jobs');
  return left;
}

export const relayKilled: Drill = {
  name: 'relay-killed',
  fault: 'F1',
  about: 'jobs is killed between the commit of a hire and the relay',
  async run(scene): Promise<Evidence> {
    const { load, size, product } = scene;
    let left = 0;
    for (let round = 0; round < size.rounds; round += 1) {
      load.allow('post', 'apply');
      await load.reach('apply', (round + 1) / (size.rounds + 1));
      // What is under way reaches its queue first: what is then left behind can only be of hires.
      await load.pause();
      await until('an empty outbox', async () => !(await outboxSize(product.databaseUrlOf('jobs'))), 30_000);
      left += await dieOnce(scene);
    }
    return { 'killed before the relay': size.rounds, 'messages left in the outbox': left };
  },
};
