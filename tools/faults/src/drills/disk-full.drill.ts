import { execFile } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { canMount } from '../product/disk.js';
import type { Drill, Evidence } from './drill.js';

const run = promisify(execFile);
const CHUNK = Buffer.alloc(1024 * 1024);
const BACK_WITHIN_MS = 20_000;

/** Everything that is free, down to the last byte. Answers how much that was. */
function fill(file: string): number {
  const descriptor = openSync(file, 'w');
  let written = 0;
  try {
    for (const chunk of [CHUNK, CHUNK.subarray(0, 1)]) for (;;) written += writeSync(descriptor, chunk);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
  return written;
}

export const diskFull: Drill = {
  name: 'disk-full',
  fault: 'F12',
  about: 'the disk of Postgres, Redis and uploads is full for a while',
  needs: { diskMegabytes: 1200 },
  impossible: () => (canMount() ? undefined : 'only root can give the product a small disk'),
  outlastsOutage: true,
  async run({ product, load, watch, limits, size }): Promise<Evidence> {
    await load.reach('hire', 0.1);
    const ballast = path.join(product.data, 'ballast');
    watch.broken();
    const written = fill(ballast);
    await sleep(size.outageMs);
    const { stdout } = await run('df', ['--output=avail', product.data]);
    rmSync(ballast);
    watch.healed();
    await sleep(BACK_WITHIN_MS);
    const dead = product.names.filter((name) => !product.service(name).running);
    limits.none('services that did not live through it', dead.length);
    limits.atMost('KB that were left on the disk', Number(stdout.split('\n')[1]), 1024);
    limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, BACK_WITHIN_MS);
    return { 'MB of ballast': Math.round(written / 1024 / 1024) };
  },
};
