import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Drill, Evidence } from './drill.js';

/** Debian's package `faketime`. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

const clockOf = (name: string): string => path.join(tmpdir(), `crewcall-test-${process.pid}-clock-${name}`);

/** Its calendar time stands in a file that is read again each second; timers go by the machine's. */
const clockIn = (name: string): Record<string, string> => ({
  LD_PRELOAD: library ?? '',
  FAKETIME_TIMESTAMP_FILE: clockOf(name),
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
});

const wrong = ['jobs', 'notifications'] as const;
const settings = Object.fromEntries(wrong.map((name) => [name, clockIn(name)]));
const NOTICED_MS = 2500;
/** An hour ahead, then back by ten minutes, an hour behind, right again. */
const shifts = ['+1h', '+50m', '-1h', '-0'] as const;

/** By how many minutes the clock by which a service dates its answers is wrong. */
async function minutesWrong(port: number): Promise<number> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/health/live`);
  return Math.round(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000);
}

function setClocks(shift: string): void {
  for (const name of wrong) writeFileSync(clockOf(name), shift);
}

export const clockWrong: Drill = {
  name: 'clock-wrong',
  fault: 'F11',
  about: 'the clocks of jobs and notifications go an hour ahead, jump back, and go an hour behind',
  impossible: () => (library ? undefined : 'it needs libfaketime, as Debian’s package “faketime” brings it'),
  needs: { settings },
  async run({ product, load, watch, limits }): Promise<Evidence> {
    const before = load.acknowledgements;
    const evidence: Evidence = {};
    setClocks('+0');
    watch.broken();
    try {
      for (const [index, shift] of shifts.entries()) {
        await load.reach('hire', (index + 1) / (shifts.length + 2));
        setClocks(shift);
        await sleep(NOTICED_MS);
        if (shift === '-1h')
          for (const name of wrong)
            evidence[`minutes that ${name} was behind`] = await minutesWrong(product.service(name).port);
      }
      watch.healed();
    } finally {
      for (const name of wrong) rmSync(clockOf(name), { force: true });
    }
    limits.none('failed reads', watch.failedDuring('jobs', 'identity', 'messaging', 'notifications'));
    return { ...evidence, 'acknowledged meanwhile': load.acknowledgements - before };
  },
};
