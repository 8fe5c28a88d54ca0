import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** Waits for a condition, asked again and again. @throws Error that names it when it does not come true in time */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Waited ${Math.round(withinMs / 1000)} s in vain for: ${what}`);
    await sleep(POLL_MS);
  }
}
