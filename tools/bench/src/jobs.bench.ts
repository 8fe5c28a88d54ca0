import type pg from 'pg';
import { lists, mixes, moves, near, steady } from './jobs-mixes.js';
import { addJobs, fillJobs } from './jobs.rows.js';
import { type Figure, measureMixes, type Mix, mostGrowth } from './mixes.js';
import { type Replica, withReplica, withServers } from './replica.js';

const wanted = { listMs: 30, growth: 2, nearTimes: 1.6, moveMs: 60 } as const;
// Warm, as a service is that has been running for a minute.
const TURNS = [120, 600] as const;
const sizes = { small: 100_000, large: 1_000_000 } as const;

/** A job is posted before each request, so no remembered length is of now. */
function changing(pool: pg.Pool, jobs: number): Mix {
  let posted = jobs;
  return { name: 'common words, jobs changing', path: lists.word, before: () => addJobs(pool, posted, posted++) };
}

const ofJobs = (rows: number, base: string) => ({ base, rows, noun: 'jobs', turns: TURNS });

const measureLists = ({ base, pool }: Replica, rows: number): Promise<Figure[]> =>
  measureMixes([...mixes, changing(pool, rows)], ofJobs(rows, base));

/** By where they are: beside the page of all, and on the map. */
async function arePlacesFast({ base }: Replica, rows: number): Promise<boolean> {
  const around = await measureMixes(near, { ...ofJobs(rows, base), beside: base + lists.first() });
  const moved = await measureMixes(moves, ofJobs(rows, base));
  return around.every(({ ratio }) => ratio <= wanted.nearTimes) && moved.every(({ p95 }) => p95 <= wanted.moveMs);
}

const withJobs = <T>(rows: number, measure: (replica: Replica) => Promise<T>): Promise<T> =>
  withReplica({ name: `jobs-${rows}`, service: 'jobs', connections: 1, fill: (pool) => fillJobs(pool, rows) }, measure);

/**
 * The list of jobs at the service: every mix within 30 ms at 100,000, within 25 miles of a town 1.6 times the page of all, a
 * move over the map 60 ms; the steady ones at most twice as long at a million. `quick` leaves the million out.
 */
export const bench = ([mode]: string[] = []): Promise<number> =>
  withServers(['jobs'], async () => {
    const { figures: small, isPlaced } = await withJobs(sizes.small, async (replica) => ({
      figures: await measureLists(replica, sizes.small),
      isPlaced: await arePlacesFast(replica, sizes.small),
    }));
    const large =
      mode === 'quick' ? small : await withJobs(sizes.large, (replica) => measureLists(replica, sizes.large));
    const names = steady.map(({ name }) => name);
    const isSteady = mostGrowth(names, small, large) <= wanted.growth;
    return isSteady && isPlaced && small.every(({ p95 }) => p95 <= wanted.listMs);
  });
