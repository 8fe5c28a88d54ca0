import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 8 * 1024 ** 3;

/** Where what lives no longer than a run of tests is kept: in memory where there is plenty, as databases are made by the hundred. */
export function memoryFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < NEEDED_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}
