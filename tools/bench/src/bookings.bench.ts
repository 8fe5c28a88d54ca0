import { setTimeout as pause } from 'node:timers/promises';
import { type TestActor, tokenFor } from '@crewcall/testing-node';
import { startBare } from './bare.js';
import type { Given } from './bookings-bare.js';
import { askedId, company, fillBookings, ladderRole, personId } from './bookings.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { against, at, inTurns, p50p95, readPage } from './times.js';

const TURNS = [40, 200] as const;
/** A confirm is made once: one is kept, the others are made by both sides in turns. */
const CONFIRMS = TURNS[0] + TURNS[1];
const sizes = { people: 100, busyDays: 60, blocks: 372, asked: 2 * CONFIRMS + 1 } as const;
const wanted = { month: 1.5, checkedMs: 60, confirm: 3, beyondBareMs: 60 } as const;
const CONFIRM_EVERY_MS = 50;
const DAY_MS = 86_400_000;

const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const windowOf = (days: number): string => `[${dayIn(1)}T00:00Z,${dayIn(1 + days)}T00:00Z)`;
const month = `/api/calendar?from=${dayIn(1)}&to=${dayIn(28)}`;
const people = Array.from({ length: sizes.people }, (_, n) => personId(n + 1));
const fortnight = { user_ids: people, days: Array.from({ length: 14 }, (_, n) => dayIn(n + 1)) };

type Times = Record<'ours' | 'theirs', number[]>;
type Measured = [name: string, times: Times, isEnough?: (times: Times) => boolean];

const crew = (n: number): TestActor => ({ id: personId(n), role: 'freelancer' });
const recruiter: TestActor = { id: company, role: 'recruiter' };
/** Each checks alone: a company may look at so many calendars four times a minute. */
const recruiterOf = (n: number): TestActor => ({ ...recruiter, id: company.replace(/^.{8}/, String(91_000_000 + n)) });

async function ask(url: string, actor: TestActor, method = 'GET', body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${tokenFor(actor)}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answered: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answered)}`);
  return answered;
}

async function measure({ base, env }: Replica): Promise<Measured[]> {
  const check = (n: number) => ask(`${base}/api/availability/check`, recruiterOf(n), 'POST', fortnight);
  const accept = (n: number) => ask(`${base}/api/offers/${askedId(n)}/accept`, crew(sizes.people + n), 'PUT', {});
  const read = (path: string, actor: TestActor) => () => ask(base + path, actor);
  const [readMonth, readLadder] = [read(month, crew(1)), read(`/api/roles/${ladderRole}/ladder`, recruiter)];
  const answers = {
    '/calendar': await readMonth(),
    '/check': await check(0),
    '/ladder': await readLadder(),
    '/confirm': await accept(sizes.asked),
  };
  const windows = { '/calendar': windowOf(28), '/check': windowOf(14) };
  const bare = await startBare('bookings', env, { people: sizes.people, windows, answers } satisfies Given);
  const page = (path: string) => () => readPage(bare.base + path);
  let next = 0;
  let due = 0;
  const untilDue = () => pause((due = Math.max(due + CONFIRM_EVERY_MS, Date.now())) - Date.now());
  const confirm = () => accept((next += 1));
  const confirmBare = () => readPage(`${bare.base}/confirm?offer=${askedId(CONFIRMS + next)}`);
  try {
    return [
      [
        'a month of 400 items',
        await inTurns(TURNS, readMonth, page('/calendar')),
        ({ ours, theirs }) => Number(against(ours, theirs)) <= wanted.month,
      ],
      [
        '14 days of 100 people',
        await inTurns(TURNS, (n) => check(n + 1), page('/check')),
        ({ ours }) => at(0.95, ours) <= wanted.checkedMs,
      ],
      ['a ladder of five', await inTurns(TURNS, readLadder, page('/ladder'))],
      [
        'a confirm, 20 a second',
        await inTurns(TURNS, confirm, confirmBare, untilDue),
        ({ ours, theirs }) =>
          Number(against(ours, theirs)) <= wanted.confirm && at(0.99, ours) - at(0.99, theirs) <= wanted.beyondBareMs,
      ],
    ];
  } finally {
    await bare.stop();
  }
}

/**
 * `npm run bench -- bookings`: a month of one's calendar (within 1.5 times the bare one), who is free of 100 people on 14
 * days (within 60 ms), a ladder, and a confirm (within three times the bare one, its slowest within 60 ms of it). Bare is
 * node:http and pg: the same rows by the fewest statements, or the transaction alone, and the same answer sent.
 */
export const benchBookings = (): Promise<number> =>
  withServers(['jobs'], async () =>
    withReplica({ name: 'bookings', service: 'jobs', fill: (pool) => fillBookings(pool, sizes) }, async (replica) => {
      const measured = await measure(replica);
      for (const [name, { ours, theirs }] of measured) {
        const beyond = (at(0.99, ours) - at(0.99, theirs)).toFixed(1);
        console.log(
          `${name}: ${p50p95(ours)}; ${against(ours, theirs)} × node:http and pg, p99 ${beyond} ms beyond it`,
        );
      }
      return measured.every(([, times, isEnough]) => isEnough?.(times) ?? true);
    }),
  );
