import { read } from './client.js';
import { against, at, inTurns, p50p95 } from './times.js';

/** Requests of one kind. */
export interface Mix {
  name: string;
  /** The n-th of them among so many rows. */
  path: (n: number, rows: number) => string;
  /** Done before each, untimed. */
  before?: () => Promise<void>;
}

export interface Measured {
  base: string;
  rows: number;
  /** What the rows are. */
  noun: string;
  /** How many of each are for warming up, and how many are timed. */
  turns: readonly [number, number];
  /** A page that is read in turns with those of each mix. */
  beside?: string;
}

export interface Figure {
  name: string;
  p95: number;
  /** How many times longer than the page beside. */
  ratio: number;
}

/** Each mix by itself. */
export async function measureMixes(mixes: readonly Mix[], of: Measured): Promise<Figure[]> {
  const { base, rows, noun, turns, beside } = of;
  const figures: Figure[] = [];
  for (const { name, path, before } of mixes) {
    const theirs = beside === undefined ? undefined : () => read(beside);
    const times = await inTurns(turns, (n) => read(base + path(n, rows)), theirs, before);
    const ratio = against(times.ours, times.theirs);
    console.log(`${rows} ${noun}, ${name}: ${p50p95(times.ours)}${theirs ? `; ${ratio} × the page beside it` : ''}`);
    figures.push({ name, p95: at(0.95, times.ours), ratio: Number(ratio) });
  }
  return figures;
}

/** The most that one of these takes longer among more rows. */
export function mostGrowth(names: readonly string[], small: readonly Figure[], large: readonly Figure[]): number {
  const p95Of = (figures: readonly Figure[], name: string) => figures.find((one) => one.name === name)?.p95 ?? NaN;
  const growths = names.map((name) => [name, p95Of(large, name) / p95Of(small, name)] as const);
  for (const [name, growth] of growths) console.log(`${name}: ${growth.toFixed(2)} × among ten times as many`);
  return Math.max(...growths.map(([, growth]) => growth));
}
