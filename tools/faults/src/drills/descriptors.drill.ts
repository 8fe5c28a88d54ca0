import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { BACK_WITHIN_MS, disturbed } from './disturbed.js';
import type { Drill, Evidence } from './drill.js';

const run = promisify(execFile);
const SPARE = 5;
const STRANGERS = 60;

const limitTo = (pid: number, most: number) => run('prlimit', ['--pid', String(pid), `--nofile=${most}:`]);

export const descriptorsTaken: Drill = {
  name: 'descriptors-taken',
  fault: 'F23',
  about: 'the gateway may open no more files or connections for a while, and strangers want some',
  impossible: () => (process.platform === 'linux' ? undefined : 'limits of a running process are set on Linux alone'),
  outlastsOutage: true,
  async run(scene): Promise<Evidence> {
    const { product } = scene;
    const { pid } = product.service('gateway');
    const inUse = () => readdirSync(`/proc/${pid}/fd`).length;
    const usual = await run('prlimit', ['--pid', String(pid), '--nofile', '--output=SOFT', '--noheadings']);
    const strangers: Socket[] = [];
    let during = 0;
    await disturbed(scene, {
      async breaks() {
        await limitTo(pid, inUse() + SPARE);
        for (let count = 0; count < STRANGERS; count += 1)
          strangers.push(connect(product.port, '127.0.0.1').on('error', () => undefined));
      },
      async mends() {
        during = inUse();
        await limitTo(pid, Number(usual.stdout));
        for (const stranger of strangers) stranger.destroy();
      },
      survivors: ['gateway'],
      deathOf: 'the gateway was started again',
      backWithinMs: BACK_WITHIN_MS,
    });
    return { 'descriptors in use': during, 'strangers at the door': strangers.length };
  },
};
