import { setTimeout as pause } from 'node:timers/promises';

/**
 * What comes a moment later: asked for again and again, until there is an answer that is neither undefined, null nor false.
 * @throws Error that names it when it does not come in time
 */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  withinMs = 60_000,
  everyMs = 50,
): Promise<Exclude<T, undefined | null | false>> {
  for (const deadline = Date.now() + withinMs; ; await pause(everyMs)) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found as Exclude<T, undefined | null | false>;
    if (Date.now() > deadline) throw new Error(`Waited ${Math.round(withinMs / 1000)} s in vain for: ${what}`);
  }
}
