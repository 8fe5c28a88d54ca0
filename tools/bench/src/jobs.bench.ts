import type pg from 'pg';
import { addJobs, fillJobs } from './jobs.rows.js';
import { type Figure, measureMixes, type Mix, mostGrowth } from './mixes.js';
import { withReplica, withServers } from './replica.js';
import { pick, spread } from './times.js';

const WANTED_MS = 30;
const WANTED_GROWTH = 2;
// Warm, as a service is that has been running for a minute.
const TURNS = [120, 600] as const;
const sizes = { small: 100_000, large: 1_000_000 } as const;

const words = ['sound', 'lighting', 'technician', 'stage', 'rigger', 'camera', 'load in'];
const towns = ['london', 'leeds', 'bristol', 'glasgow', 'york', 'hull'];

const mixes: readonly Mix[] = [
  { name: 'first page', path: () => '/api/jobs' },
  { name: 'a page of the first hundred', path: (n) => `/api/jobs?page=${1 + spread(n, 100)}` },
  { name: 'common words', path: (n) => `/api/jobs?search=${encodeURIComponent(pick(words, n))}` },
  {
    name: 'common words, the best first',
    path: (n) => `/api/jobs?order=best&search=${encodeURIComponent(pick(words, n))}`,
  },
  { name: 'our own first', path: (n) => `/api/jobs?order=best&page=${1 + spread(n, 20)}` },
  {
    name: 'nothing found, what is near',
    path: (n) => `/api/jobs/nearest?search=${pick(['sund engineer', 'lihgting', 'stage riger'], n)}`,
  },
  { name: 'word and place', path: (n) => `/api/jobs?search=${pick(words, n)}&location=${pick(towns, n >> 3)}` },
  { name: 'kind of work', path: (n) => `/api/jobs?category=${pick(['temporary', 'freelance'], n)}` },
  { name: 'pay', path: (n) => `/api/jobs?rate_unit=day&rate_min=${15_000 + 100 * spread(n, 300)}` },
  {
    name: 'selective, never asked before',
    path: (n, jobs) => `/api/jobs?search=%20${spread(n, jobs)}`,
  },
];
/** Must not grow with the table. */
const steady = ['first page', 'selective, never asked before'];

/** A job is posted before each request, so no remembered length is of now. */
function changing(pool: pg.Pool, jobs: number): Mix {
  let posted = jobs;
  return {
    name: 'common words, jobs changing',
    path: (n) => `/api/jobs?search=${encodeURIComponent(pick(words, n))}`,
    before: () => addJobs(pool, posted, posted++),
  };
}

/**
 * The list of jobs at the service: every mix within 30 ms at 100,000; the steady ones at most twice that at a million.
 * `quick` leaves the million out.
 */
export const benchJobs = ([mode]: string[] = []): Promise<number> =>
  withServers(['jobs'], async () => {
    const small = await measureAt(sizes.small);
    const large = mode === 'quick' ? small : await measureAt(sizes.large);
    const isSteady = mostGrowth(steady, small, large) <= WANTED_GROWTH;
    return isSteady && small.every(({ p95 }) => p95 <= WANTED_MS);
  });

const measureAt = (rows: number): Promise<Figure[]> =>
  withReplica(
    { name: `jobs-${rows}`, service: 'jobs', connections: 1, fill: (pool) => fillJobs(pool, rows) },
    ({ base, pool }) => measureMixes([...mixes, changing(pool, rows)], { base, rows, noun: 'jobs', turns: TURNS }),
  );
