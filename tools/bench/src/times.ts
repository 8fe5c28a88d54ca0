import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const DAY_MS = 86_400_000;

export const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** The day after so many. */
export const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Spread over all numbers below `below`, the same in every run. */
export const spread = (n: number, below: number): number => (Math.imul(n + 1, 2_654_435_761) >>> 0) % below;

export function at(share: number, times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How many times slower the middle one of ours is. */
export const against = (ours: number[], theirs: number[]): string => (at(0.5, ours) / at(0.5, theirs)).toFixed(1);

export const p50p95 = (times: number[]): string =>
  `p95 ${at(0.95, times).toFixed(1)} ms, p50 ${at(0.5, times).toFixed(1)} ms`;

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/**
 * The two in turns, so that a busy moment of the machine meets both, and each as often the first: what one leaves behind
 * (caches, garbage, a store that still writes) meets the other. The first `warmUp` of each are not counted. Without
 * theirs, ours alone.
 */
export async function inTurns(
  [warmUp, count]: readonly [number, number],
  ours: (n: number) => Promise<unknown>,
  theirs?: (n: number) => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<{ ours: number[]; theirs: number[] }> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  const sides = [{ ask: ours, of: times.ours }, ...(theirs ? [{ ask: theirs, of: times.theirs }] : [])];
  for (let n = -warmUp; n < count; n += 1) {
    // A page that is asked for while warming up must be another one where it matters that it is new.
    const at = n < 0 ? 1_000_000 - n : n;
    for (const { ask, of } of n % 2 ? sides.toReversed() : sides) {
      await before?.();
      const took = await timeOf(() => ask(at));
      if (n >= 0) of.push(took);
    }
  }
  return times;
}

/** So many, begun at the given pace whether those before have ended or not: each is timed from when it was due. */
export async function openLoop(
  count: number,
  everyMs: number,
  work: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const started = performance.now();
  const one = async (n: number): Promise<number> => {
    const due = started + n * everyMs;
    await pause(Math.max(0, due - performance.now()));
    await work(n);
    return performance.now() - due;
  };
  return Promise.all(Array.from({ length: count }, (_, n) => one(n)));
}
