import { setTimeout as pause } from 'node:timers/promises';
import { tokenFor } from '@crewcall/testing-node';
import type pg from 'pg';
import { ask, read } from './client.js';
import { fillDirectory, freeCounter } from './directory.rows.js';
import { type Replica, serviceBench } from './replica.js';
import { idOf } from './rows.js';
import { at, dayIn, p50p95, spread, timeOf } from './times.js';

const wanted = { ms: 30, page: 1.5, count: 5 } as const;
const PEOPLE = 100_000;
const WARM_UP = 20;
const TURNS = 200;
const PAUSE_MS = 500;

/** Three days out of the next hundred, which no request before has asked for. */
const daysOf = (n: number): string[] => [1, 34, 67].map((from, place) => dayIn(from + spread(n * 3 + place, 33)));

/** Each company asks twice: a page of dates costs it person-days, of which there are so many a minute. */
const tokenOf = (n: number): string => tokenFor({ id: idOf(9, n), role: 'recruiter' });

/** The service begins by placing everyone on the map, which rewrites the table; then as autovacuum leaves it. */
async function settle(pool: pg.Pool): Promise<void> {
  for (let isSettled = false; !isSettled; await pause(PAUSE_MS)) {
    await pool.query('VACUUM crew_entries');
    const { rows } = await pool.query<{ settled: boolean }>(
      `SELECT relallvisible = relpages AS settled FROM pg_class WHERE oid = 'crew_entries'::regclass`,
    );
    isSettled = rows[0]?.settled ?? false;
  }
}

async function measure({ base, pool }: Replica): Promise<boolean> {
  const countFree = await freeCounter(pool, PEOPLE);
  await settle(pool);
  const times = { first: [] as number[], page: [] as number[], plain: [] as number[], count: [] as number[] };
  let wrong = 0;
  const find = async (days: string[], token: string): Promise<void> => {
    const { status, headers } = await ask(`${base}/api/freelancers?on=${days.join()}&free=all`, { token });
    if (status !== 200) throw new Error(`The directory answered ${status}`);
    if (Number(headers.get('x-total-count')) !== countFree(days)) wrong += 1;
  };
  for (let n = -WARM_UP; n < TURNS; n += 1) {
    const [days, token] = [daysOf(n + WARM_UP), tokenOf(n + WARM_UP)];
    const first = await timeOf(() => find(days, token));
    const page = await timeOf(() => find(days, token));
    const plain = await timeOf(() => read(`${base}/api/freelancers`, { token }));
    const count = await timeOf(() => pool.query('SELECT count(*) FROM crew_entries'));
    for (const [name, took] of Object.entries({ first, page, plain, count }))
      if (n >= 0) times[name as keyof typeof times].push(took);
  }
  const pageRatio = at(0.5, times.page) / at(0.5, times.plain);
  const countRatio = (at(0.5, times.first) - at(0.5, times.page)) / at(0.5, times.count);
  console.log(
    `${PEOPLE} people, free for all of 3 days: ${p50p95(times.first)}, ${wrong} totals wrong; its page ` +
      `${pageRatio.toFixed(1)} × that without dates, its count ${countRatio.toFixed(1)} × a bare count of everyone`,
  );
  return at(0.95, times.first) <= wanted.ms && !wrong && pageRatio <= wanted.page && countRatio <= wanted.count;
}

/**
 * `npm run bench -- dated`: Find Crew, 'free for all of three days': days that were not asked for before within 30 ms with the right total, the
 * page within 1.5 times that without dates, and the exact count within five times a bare count of everyone.
 */
export const bench = (): Promise<number> =>
  serviceBench({ name: 'dated', service: 'identity', fill: (pool) => fillDirectory(pool, PEOPLE) }, measure);
