import { until } from '@crewcall/tools-seed';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { dueNow, fillDeadlines } from './deadlines.rows.js';
import { serviceBench } from './replica.js';

const OFFERS = 10_000;
const DONE_WITHIN_MS = 30_000;
const ROUNDS = 3;

async function untilKept(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  const isKept = async (): Promise<boolean> => {
    const { rows } = await pool.query('SELECT 1 FROM bookings.deadlines WHERE done_at IS NULL LIMIT 1');
    return !rows.length;
  };
  await until('the last deadline', isKept, 10 * DONE_WITHIN_MS);
  return performance.now() - started;
}

/** Each offer ended once, with one line of history and one event. */
async function areKeptOnce(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ ended: number; steps: number; once: number }>(
    `SELECT (SELECT count(*)::integer FROM bookings.offers WHERE state = 'expired') AS ended,
       (SELECT count(*)::integer FROM bookings.history) AS steps,
       (SELECT count(DISTINCT offer_id)::integer FROM bookings.history) AS once`,
  );
  const [kept] = rows;
  return [kept?.ended, kept?.steps, kept?.once].every((count) => count === OFFERS);
}

/** `npm run bench -- deadlines`: 10,000 questions that end at the same moment are ended within 30 s, each once. */
export const bench = (): Promise<number> =>
  serviceBench(
    { name: 'deadlines', service: 'jobs-worker', tablesOf: 'jobs', fill: (pool) => fillDeadlines(pool, OFFERS) },
    async ({ pool }) => {
      let isEnough = true;
      for (let round = 0; round < ROUNDS; round += 1) {
        await dueNow(pool);
        const took = await untilKept(pool);
        isEnough &&= took <= DONE_WITHIN_MS && (await areKeptOnce(pool));
        console.log(`${OFFERS} deadlines due at once: ${(took / 1000).toFixed(1)} s`);
      }
      return isEnough;
    },
  );
