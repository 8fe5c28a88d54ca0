import { deepEqual } from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Calendar } from '@crewcall/contracts-bookings';
import { startBare } from './bare.js';
import type { Given } from './bookings-bare.js';
import { read } from './client.js';
import { asksOf } from './bookings-asks.js';
import { askedId, fillBookings } from './bookings.rows.js';
import { type Replica, serviceBench } from './replica.js';
import { against, at, dayIn, inTurns, openLoop, p50p95 } from './times.js';

const TURNS = [40, 200] as const;
const ROUNDS = 6;
const A_ROUND = 40;
/** A confirm is made once: one is kept, the others are made by both sides, one by one and then twenty a second. */
const ONE_BY_ONE = TURNS[0] + TURNS[1];
const CONFIRMS = ONE_BY_ONE + ROUNDS * A_ROUND;
const sizes = { people: 100, busyDays: 60, blocks: 372, asked: 2 * CONFIRMS + 1 } as const;
const wanted = { month: 1.5, checkedMs: 60, confirm: 3, beyondBareMs: 60 } as const;
const CONFIRM_EVERY_MS = 50;

const windowOf = (days: number): string => `[${dayIn(1)}T00:00Z,${dayIn(1 + days)}T00:00Z)`;

type Times = Record<'ours' | 'theirs', number[]>;
type Measured = [name: string, times: Times, isEnough?: (times: Times) => boolean];

/** Rounds of two seconds. Twenty begin each second, however long the ones before take; the first round of both is not counted. */
async function confirmInTurns(ours: (n: number) => Promise<unknown>, theirs: typeof ours): Promise<Times> {
  const times: Times = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = ONE_BY_ONE + 1 + round * A_ROUND;
    const took = {
      ours: await openLoop(A_ROUND, CONFIRM_EVERY_MS, (n) => ours(from + n)),
      theirs: await openLoop(A_ROUND, CONFIRM_EVERY_MS, (n) => theirs(from + n)),
    };
    await pause(CONFIRM_EVERY_MS);
    if (!round) continue;
    times.ours.push(...took.ours);
    times.theirs.push(...took.theirs);
  }
  return times;
}

/** Whatever the order of two that begin together. */
function assertSameMonth(ours: unknown, theirs: unknown): void {
  const byId = (month: unknown) => (month as Calendar).items.toSorted((one, other) => one.id.localeCompare(other.id));
  deepEqual(byId(theirs), byId(ours), 'The bare month is another one');
}

async function measure({ base, env }: Replica): Promise<Measured[]> {
  const asks = asksOf(base, sizes);
  const answers = {
    '/check': await asks.check(0),
    '/ladder': await asks.ladder(),
    '/confirm': await asks.confirm(sizes.asked),
  };
  const windows = { '/calendar': windowOf(28), '/check': windowOf(14) };
  const bare = await startBare('bookings', env, { people: sizes.people, windows, answers } satisfies Given);
  const page = (path: string) => () => read(bare.base + path);
  const confirmBare = (n: number) => read(`${bare.base}/confirm?offer=${askedId(CONFIRMS + n)}`);
  assertSameMonth(await asks.month(), await page('/calendar')());
  const confirmed = { ours: 0, theirs: 0 };
  try {
    return [
      [
        'a month of 400 items',
        await inTurns(TURNS, asks.month, page('/calendar')),
        ({ ours, theirs }) => Number(against(ours, theirs)) <= wanted.month,
      ],
      [
        '14 days of 100 people',
        await inTurns(TURNS, (n) => asks.check(n + 1), page('/check')),
        ({ ours }) => at(0.95, ours) <= wanted.checkedMs,
      ],
      ['a ladder of five', await inTurns(TURNS, asks.ladder, page('/ladder'))],
      [
        'a confirm',
        await inTurns(
          TURNS,
          () => asks.confirm((confirmed.ours += 1)),
          () => confirmBare((confirmed.theirs += 1)),
        ),
        ({ ours, theirs }) => Number(against(ours, theirs)) <= wanted.confirm,
      ],
      [
        'a confirm, 20 a second',
        await confirmInTurns(asks.confirm, confirmBare),
        ({ ours, theirs }) => at(0.99, ours) - at(0.99, theirs) <= wanted.beyondBareMs,
      ],
    ];
  } finally {
    await bare.stop();
  }
}

/**
 * `npm run bench -- bookings`: a month of one's calendar (within 1.5 times the bare one), who is free of 100 people on 14
 * days (within 60 ms), a ladder, and a confirm: alone within three times the bare one, and where twenty begin each second
 * the slowest in a hundred within 60 ms of it. Bare is node:http and pg: a month made of its rows; of the others the same
 * rows by the fewest statements, or the transaction alone, and an answer of the service sent again.
 */
export const bench = (): Promise<number> =>
  serviceBench({ name: 'bookings', service: 'jobs', fill: (pool) => fillBookings(pool, sizes) }, async (replica) => {
    const measured = await measure(replica);
    for (const [name, { ours, theirs }] of measured) {
      const beyond = (at(0.99, ours) - at(0.99, theirs)).toFixed(1);
      console.log(`${name}: ${p50p95(ours)}; ${against(ours, theirs)} × node:http and pg, p99 ${beyond} ms beyond it`);
    }
    return measured.every(([, times, isEnough]) => isEnough?.(times) ?? true);
  });
