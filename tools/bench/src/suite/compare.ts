import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import { read } from '../client.js';
import { type Asking, load } from './load.js';
import { type Figures, figuresOf, type Round, type Sizes } from './measured.js';
import { processorOf } from './processor.js';

export interface Side {
  base: string;
  /** Whose processor time its requests cost, the servers that it asks among them. */
  pids: number[];
}

const COMPARED = 30;

/** @throws Error where the two do not answer the same */
export async function assertAlike(ours: Side, bare: Side, path: (n: number) => string): Promise<void> {
  for (let n = 0; n < COMPARED; n += 1) {
    const [one, other] = await Promise.all([read(ours.base + path(n)), read(bare.base + path(n))]);
    if (!isDeepStrictEqual(one, other)) throw new Error(`${path(n)} is not answered alike`);
  }
}

/** What some work costs: it answers how long each of its parts took, in milliseconds. */
export async function costOf({ pids }: Side, work: () => Promise<number[]>): Promise<Figures> {
  const [before, started] = [processorOf(pids), performance.now()];
  const times = await work();
  return figuresOf(times, performance.now() - started, processorOf(pids) - before);
}

/** The two in turns, so that a busy moment of the machine meets both. */
export async function inRounds(
  { rounds }: Pick<Sizes, 'rounds'>,
  ours: (round: number) => Promise<Figures>,
  bare: (round: number) => Promise<Figures>,
): Promise<Round[]> {
  const all: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push({ ours: await ours(round), bare: await bare(round), load: loadavg()[0] ?? 0 });
  return all;
}

/** Eight connections that ask as fast as they are answered. */
export async function compare(ours: Side, bare: Side, sizes: Sizes, path: (n: number) => string): Promise<Round[]> {
  const asking = ({ base }: Side, ms: number, from: number): Asking => ({
    base,
    of: (n) => ({ path: path(n) }),
    connections: 8,
    ms,
    from,
  });
  const measure = (side: Side) => (round: number) => costOf(side, () => load(asking(side, sizes.ms, round * 100_000)));
  for (const side of [ours, bare]) await load(asking(side, sizes.warmUpMs, 1_000_000));
  return inRounds(sizes, measure(ours), measure(bare));
}
