import { at } from '../times.js';

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Processor milliseconds a request, over all processes that it costs. */
  processorMs: number;
}

export interface Round {
  ours: Figures;
  bare: Figures;
  /** Of the machine, over a minute. */
  load: number;
}

export interface Measured {
  /** Of the list of benchmarks that decide: B1 to B10. */
  id: string;
  what: string;
  rows: number;
  rounds: Round[];
  /** Ours ÷ bare in requests a second, at least; or in milliseconds, at most. */
  goal: { of: 'perSecond'; least: number } | { of: 'p50' | 'p99'; most: number };
}

export interface Sizes {
  rows: number[];
  rounds: number;
  /** Of one side in one round. */
  ms: number;
  warmUpMs: number;
}

export interface Summary {
  median: number;
  least: number;
  most: number;
}

export function figuresOf(times: number[], tookMs: number, processorMs: number): Figures {
  const perSecond = (times.length * 1000) / tookMs;
  const each = processorMs / times.length;
  return { perSecond, p50: at(0.5, times), p95: at(0.95, times), p99: at(0.99, times), processorMs: each };
}

export function summaryOf(values: number[]): Summary {
  return { median: at(0.5, values), least: Math.min(...values), most: Math.max(...values) };
}

/** Ours ÷ bare, round by round. */
export const ratiosOf = ({ rounds, goal }: Measured): Summary =>
  summaryOf(rounds.map(({ ours, bare }) => ours[goal.of] / bare[goal.of]));

/** The same in processor time, bare ÷ ours: it swings less than the clock does. */
export const processorRatiosOf = ({ rounds }: Measured): Summary =>
  summaryOf(rounds.map(({ ours, bare }) => bare.processorMs / ours.processorMs));

const MOST_SPREAD = 0.3;

/** Where the bare one by itself swings as much, the machine was too busy for its clock to say anything. */
export function isVoid({ rounds, goal }: Measured): boolean {
  const { median, least, most } = summaryOf(rounds.map(({ bare }) => bare[goal.of]));
  return (most - least) / median > MOST_SPREAD;
}

export function isReached(measured: Measured): boolean {
  const { median } = ratiosOf(measured);
  const { goal } = measured;
  return goal.of === 'perSecond' ? median >= goal.least : median <= goal.most;
}

/** Told as soon as it is known: a run takes long. */
export function tell(measured: Measured): Measured {
  const { id, what, rows } = measured;
  const [ratio, processor] = [ratiosOf(measured).median.toFixed(2), processorRatiosOf(measured).median.toFixed(2)];
  console.log(
    `${id} ${what}, ${rows} rows: ${ratio}${isVoid(measured) ? ' (void)' : ''}; in processor time ${processor}`,
  );
  return measured;
}
