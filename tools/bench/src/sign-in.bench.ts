import { hash, verify } from '@node-rs/argon2';
import type pg from 'pg';
import { ask, read } from './client.js';
import { fillDirectory } from './directory.rows.js';
import { serviceBench } from './replica.js';
import { at, inTurns, openLoop, timeOf } from './times.js';

const wanted = { rate: 0.9, list: 1.8, difference: 0.05, waitMs: 2000 } as const;
const PEOPLE = 10_000;
const PASSWORD = 'a password of the bench';
/** As identity hashes: 19 MiB, two passes. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Enough to keep what hashes busy; of passwords one at a time, as identity compares them. */
const AT_ONCE = 8;
const ROUNDS = 5;
const A_ROUND = 60;
const GUESSES = [10, 100] as const;
const FLOOD = { everyMs: 20, count: 500 } as const;
const LIST_EVERY_MS = 25;

interface Answer {
  status: number;
  ms: number;
}

/** Everyone signs in once, so that no one is held back for having tried too often. */
let next = 0;
const someone = (): string => `crew${(next += 1)}@example.test`;

const signIn = async (base: string, email: string, password = PASSWORD): Promise<number> =>
  (await ask(`${base}/api/auth/signin`, { body: { email, password } })).status;

/** A round of them, so many at a time; answers how many a second there were. */
async function rateOf(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  let left = A_ROUND;
  const one = async (): Promise<void> => {
    while (left-- > 0) await work();
  };
  const took = await timeOf(() => Promise.all(Array.from({ length: atOnce }, one)));
  return (A_ROUND / took) * 1000;
}

async function measureRate(base: string, stored: string): Promise<boolean> {
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const ours = await rateOf(AT_ONCE, () => signIn(base, someone()));
    const bare = await rateOf(1, () => verify(stored, PASSWORD));
    if (round < 0) continue;
    rates.ours.push(ours);
    rates.bare.push(bare);
  }
  const [ours, bare] = [at(0.5, rates.ours), at(0.5, rates.bare)];
  console.log(`${ours.toFixed(0)} sign-ins a second; ${(ours / bare).toFixed(2)} of bare comparisons of the password`);
  return ours / bare >= wanted.rate;
}

/** Whether an address has an account must not show in the time. */
async function measureGuesses(base: string): Promise<boolean> {
  const { ours: known, theirs: unknown } = await inTurns(
    GUESSES,
    () => signIn(base, someone(), 'a wrong one'),
    (n) => signIn(base, `nobody${n}@example.test`, 'a wrong one'),
  );
  const [wrong, none] = [at(0.5, known), at(0.5, unknown)];
  const difference = Math.abs(wrong - none) / wrong;
  console.log(
    `a wrong password ${wrong.toFixed(1)} ms, an unknown address ${none.toFixed(1)} ms: ${(difference * 100).toFixed(1)} % apart`,
  );
  return difference < wanted.difference;
}

/** Fifty sign-ins a second, and a page of the same service beside them. */
async function measureFlood(base: string): Promise<boolean> {
  const list = () => read(`${base}/api/freelancers`);
  const pages = (FLOOD.everyMs * FLOOD.count) / LIST_EVERY_MS;
  const idle = await openLoop(pages, LIST_EVERY_MS, list);
  const answers: Answer[] = [];
  const one = async (): Promise<void> => {
    let status = 0;
    const ms = await timeOf(async () => (status = await signIn(base, someone())));
    answers.push({ status, ms });
  };
  const [flooded] = await Promise.all([
    openLoop(pages, LIST_EVERY_MS, list),
    openLoop(FLOOD.count, FLOOD.everyMs, one),
  ]);
  const ratio = at(0.99, flooded) / at(0.99, idle);
  const signedIn = answers.filter(({ status }) => status === 200).length;
  const later = answers.filter(({ status }) => status === 503).length;
  const longest = Math.max(...answers.map(({ ms }) => ms));
  console.log(
    `a page beside 50 sign-ins a second: p99 ${at(0.99, flooded).toFixed(1)} ms, ${ratio.toFixed(1)} × without them (p50 ` +
      `${at(0.5, idle).toFixed(1)} and ${at(0.5, flooded).toFixed(1)} ms); ${signedIn} signed in, ${later} asked to come back, ` +
      `${longest.toFixed(0)} ms at most`,
  );
  return ratio <= wanted.list && longest <= wanted.waitMs && signedIn + later === answers.length;
}

/**
 * `npm run bench -- sign-in` (B10): sign-ins a second beside bare comparisons of a password, a wrong password beside an
 * unknown address, and a page of the same service while fifty people a second sign in.
 */
export async function bench(): Promise<number> {
  const stored = await hash(PASSWORD, cost);
  const fill = async (pool: pg.Pool): Promise<void> => {
    await fillDirectory(pool, PEOPLE);
    await pool.query('UPDATE users SET password_hash = $1', [stored]);
  };
  return serviceBench({ name: 'sign-in', service: 'identity', fill }, async ({ base }) => {
    const isEnough = [await measureRate(base, stored), await measureGuesses(base), await measureFlood(base)];
    return isEnough.every(Boolean);
  });
}
