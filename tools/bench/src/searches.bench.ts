import { until } from '@crewcall/tools-seed';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { serviceBench } from './replica.js';
import { addJobs, fillSearches } from './searches.rows.js';

const SEARCHES = 100_000;
const JOBS = 200;
const A_DAY_MS = 24 * 60 * 60_000;
/** Of the one core that a day has: all else that the worker does wants some of it, too. */
const MOST_OF_A_CORE = 0.1;
const WITHIN_MS = 10 * 60_000;

const isDone = `SELECT NOT EXISTS (SELECT FROM bookings.fresh_jobs)
  AND NOT EXISTS (SELECT FROM bookings.saved_searches WHERE tell_at <= now()) AS done`;

const isTold = async (pool: pg.Pool): Promise<boolean> =>
  (await pool.query<{ done: boolean }>(isDone)).rows[0]?.done === true;

const fill = async (pool: pg.Pool): Promise<void> => {
  await fillSearches(pool, SEARCHES);
  await addJobs(pool, JOBS);
};

/** `npm run bench -- searches`: a day’s 200 new jobs against 100,000 saved searches take at most a tenth of a core. */
export const bench = (): Promise<number> =>
  serviceBench({ name: 'searches', service: 'jobs-worker', tablesOf: 'jobs', fill }, async ({ pool }) => {
    const started = performance.now();
    await until('the last job and alert', () => isTold(pool), WITHIN_MS, 250);
    const took = performance.now() - started;
    const { rows } = await pool.query<{ finds: number; alerts: number }>(
      `SELECT (SELECT count(*)::integer FROM bookings.search_finds) AS finds,
           (SELECT count(*)::integer FROM bookings.saved_searches WHERE alerted_count > 0) AS alerts`,
    );
    // As if a core had done nothing else all that time, the wait for the worker’s minute included.
    const ofACore = took / A_DAY_MS;
    console.log(`${JOBS} new jobs against ${SEARCHES} searches: ${(took / 1000).toFixed(1)} s at the most`);
    console.log(
      `${rows[0]?.finds} finds, ${rows[0]?.alerts} alerts at once; ${(ofACore * 100).toFixed(2)} % of a core’s day`,
    );
    return Boolean(rows[0]?.alerts) && ofACore <= MOST_OF_A_CORE;
  });
