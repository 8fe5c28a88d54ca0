import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Drill, Evidence } from './drill.js';

const run = promisify(execFile);
const SPARE = 5;
const STRANGERS = 60;
const BACK_WITHIN_MS = 10_000;

const limitTo = (pid: number, most: number) => run('prlimit', ['--pid', String(pid), `--nofile=${most}:`]);

export const descriptorsTaken: Drill = {
  name: 'descriptors-taken',
  fault: 'F23',
  about: 'the gateway may open no more files or connections for a while, and strangers want some',
  impossible: () => (process.platform === 'linux' ? undefined : 'limits of a running process are set on Linux alone'),
  outlastsOutage: true,
  async run({ product, load, watch, limits, size }): Promise<Evidence> {
    const { pid } = product.service('gateway');
    const strangers: Socket[] = [];
    await load.reach('post', 0.1);
    const before = await run('prlimit', ['--pid', String(pid), '--nofile', '--output=SOFT', '--noheadings']);
    watch.broken();
    await limitTo(pid, readdirSync(`/proc/${pid}/fd`).length + SPARE);
    for (let count = 0; count < STRANGERS; count += 1)
      strangers.push(connect(product.port, '127.0.0.1').on('error', () => undefined));
    await sleep(size.outageMs);
    const during = readdirSync(`/proc/${pid}/fd`).length;
    await limitTo(pid, Number(before.stdout));
    for (const stranger of strangers) stranger.destroy();
    watch.healed();
    await sleep(BACK_WITHIN_MS);
    limits.none('the gateway was started again', product.service('gateway').pid === pid ? 0 : 1);
    limits.atMost('until all is as before, ms', watch.recoveryMs ?? Infinity, BACK_WITHIN_MS);
    return { 'descriptors in use': during, 'strangers at the door': strangers.length };
  },
};
