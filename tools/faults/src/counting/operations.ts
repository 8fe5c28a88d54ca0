import type { Attempt, Kind, Outcome } from '../load/ledger.js';

/** What a client wanted and what it was told in the end, however often it had to ask. */
export interface Operation {
  opId: string;
  kind: Kind;
  job: string;
  result: Outcome;
}

/** Acknowledged once is acknowledged; else the last answer counts. */
export function operationsOf(attempts: readonly Attempt[]): Operation[] {
  const operations = new Map<string, Operation>();
  for (const { opId, key, kind, job, result } of attempts) {
    const before = operations.get(key)?.result;
    operations.set(key, { opId, kind, job, result: before === 'ok' ? before : result });
  }
  return [...operations.values()];
}

export interface Pace {
  operations: number;
  attempts: number;
  /** Share of attempts that were not acknowledged. */
  errors: number;
  /** The longest time in which nothing was acknowledged, in milliseconds. */
  outageMs: number;
}

export function paceOf(attempts: readonly Attempt[]): Pace {
  const successes = attempts
    .filter(({ result }) => result === 'ok')
    .map(({ ackAt }) => Date.parse(ackAt ?? ''))
    .sort((a, b) => a - b);
  const gaps = successes.map((at, index) => at - (successes[index - 1] ?? at));
  return {
    operations: new Set(attempts.map(({ key }) => key)).size,
    attempts: attempts.length,
    errors: attempts.length ? attempts.filter(({ result }) => result !== 'ok').length / attempts.length : 0,
    outageMs: Math.max(0, ...gaps),
  };
}
