import { setTimeout as sleep } from 'node:timers/promises';
import type { Evidence, Scene } from './drill.js';

/** What is acknowledged while something is away shows that no one waits for it. */
export async function whileAway({ load, size }: Scene, what: string): Promise<Evidence> {
  const before = load.acknowledgements;
  await sleep(size.outageMs);
  return {
    [`seconds ${what}`]: Math.round(size.outageMs / 1000),
    'acknowledged meanwhile': load.acknowledgements - before,
  };
}
