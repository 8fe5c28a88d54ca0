import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 250;
const ATTEMPTS = 240;

/** What a service knows a moment later, because it hears of it or does it by itself; asked for a minute. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(EVERY_MS);
  }
  throw new Error(`${what}: not so after ${(ATTEMPTS * EVERY_MS) / 1000} seconds`);
}
