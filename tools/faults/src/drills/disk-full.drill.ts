import { execFile } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { canMount } from '../product/disk.js';
import { disturbed } from './disturbed.js';
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
  async run(scene): Promise<Evidence> {
    const { product, limits } = scene;
    const ballast = path.join(product.data, 'ballast');
    let [written, left] = [0, Infinity];
    await disturbed(scene, {
      reach: ['hire', 0.1],
      breaks: () => (written = fill(ballast)),
      async mends() {
        const { stdout } = await run('df', ['--output=avail', product.data]);
        left = Number(stdout.split('\n')[1]);
        rmSync(ballast);
      },
      survivors: product.names,
      backWithinMs: BACK_WITHIN_MS,
    });
    limits.atMost('KB that were left on the disk', left, 1024);
    return { 'MB of ballast': Math.round(written / 1024 / 1024) };
  },
};
