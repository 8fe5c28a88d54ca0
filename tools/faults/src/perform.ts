import path from 'node:path';
import { count, type Findings } from './counting/count.js';
import type { Leftover, SeenFact } from './counting/facts.js';
import { isClean } from './counting/findings.js';
import { settle } from './counting/leftovers.js';
import { operationsOf, type Pace, paceOf } from './counting/operations.js';
import { seenFacts } from './counting/seen.js';
import { storedFacts } from './counting/stored.js';
import type { Drill, Evidence, Size } from './drills/drill.js';
import { isKept, type Limit, Limits } from './drills/limits.js';
import { type Kind, Ledger } from './load/ledger.js';
import { Load } from './load/load.js';
import { firstOf, type People, signUpPeople } from './load/people.js';
import { Random } from './load/random.js';
import { areasOf, Watch } from './load/watch.js';
import type { Product } from './product/product.js';

/** A drill that was carried out and not judged yet. */
export interface Performed {
  drill: Drill;
  prefix: string;
  people: People;
  ledger: Ledger;
  evidence: Evidence;
  limits: readonly Limit[];
  /** Until every page was read as quickly as before, in milliseconds; null when nothing was said to be broken. */
  recoveryMs: number | null;
  /** How many were to be hired. */
  chains: number;
}

export interface Verdict {
  drill: Drill;
  findings: Findings;
  evidence: Evidence;
  limits: readonly Limit[];
  recoveryMs: number | null;
  pace: Pace;
  hires: { wanted: number; acknowledged: number };
  /** From the last answer until nothing was on its way any more. */
  settledMs: number;
  passed: boolean;
}

/** The same in every run: what differs is only how fast the machine is. */
const SEED = 20261121;
const SEEN_WITHIN_MS = 10_000;

const isLast = (kind: Kind): boolean => kind === 'hire' || kind === 'book';

export async function perform(product: Product, drill: Drill, size: Size, logs: string): Promise<Performed> {
  const { origin, mailUrl } = product;
  const people = await signUpPeople(origin, mailUrl, drill.name, size);
  const prefix = `Rigger ${drill.name}`;
  const ledger = new Ledger(path.join(logs, `${drill.name}.ndjson`));
  const { chains, clients, outageMs, offeringEvery } = size;
  const lastsMs = drill.outlastsOutage ? outageMs * 1.3 : 0;
  const random = new Random(SEED);
  const load = new Load({ origin, people, ledger, random, prefix, chains, clients, lastsMs, offeringEvery });
  const watch = new Watch(origin, firstOf(people.crew), areasOf(product.names));
  const limits = new Limits();
  load.start();
  watch.start();
  try {
    const evidence = await drill.run({ product, people, load, watch, limits, size });
    await load.finish();
    await watch.stop();
    watch.write(path.join(logs, `${drill.name}.reads.ndjson`));
    const { recoveryMs } = watch;
    return { drill, prefix, people, ledger, evidence, limits: limits.all, recoveryMs, chains };
  } finally {
    await Promise.all([load.abandon(), watch.stop()]);
    ledger.close();
  }
}

/** Everyone finds everything within ten seconds of rest, or what they did find then is what counts. */
async function seen(product: Product, { people, prefix }: Performed, wanted: number): Promise<SeenFact[]> {
  const deadline = Date.now() + SEEN_WITHIN_MS;
  for (;;) {
    const facts = await seenFacts(product.origin, people, prefix);
    if (facts.length >= wanted || Date.now() > deadline) return facts;
  }
}

/** What there is when everything has come to rest, and how long that took. */
interface Rest {
  leftovers: Leftover[];
  settledMs: number;
}

async function judge(product: Product, performed: Performed, { leftovers, settledMs }: Rest): Promise<Verdict> {
  const { drill, evidence, ledger, limits, prefix, recoveryMs } = performed;
  const operations = operationsOf(ledger.attempts);
  const stored = await storedFacts(product, prefix);
  const told = operations.filter(({ kind, result }) => kind !== 'post' && result === 'ok').length;
  const findings = count(operations, { ...stored, seen: await seen(product, performed, 2 * told), leftovers });
  const acknowledged = operations.filter(({ kind, result }) => isLast(kind) && result === 'ok').length;
  const hires = { wanted: performed.chains, acknowledged };
  const isProven = Object.values(evidence).every((number) => number > 0);
  const passed = isClean(findings) && isProven && limits.every(isKept) && acknowledged === hires.wanted;
  return { drill, findings, evidence, limits, recoveryMs, pace: paceOf(ledger.attempts), hires, settledMs, passed };
}

/** Waits for rest, then judges what was carried out since the last time. */
export async function settleAndJudge(product: Product, performed: Performed[], size: Size): Promise<Verdict[]> {
  const finished = Date.now();
  const leftovers = await settle(product, size.settleMs);
  const rest = { leftovers, settledMs: Date.now() - finished };
  const verdicts: Verdict[] = [];
  for (const one of performed) verdicts.push(await judge(product, one, rest));
  return verdicts;
}
