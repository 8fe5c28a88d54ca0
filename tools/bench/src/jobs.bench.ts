import type { Mix } from './directory.bench.js';
import { addJobs, fillJobs } from './jobs.rows.js';
import { type Replica, withReplica, withServers } from './replica.js';
import { at, p50p95, pick, readPage, spread, timeOf } from './times.js';

const WANTED_MS = 30;
const WANTED_GROWTH = 2;
const WARM_UP = 120;
const REQUESTS = 600;
const sizes = { small: 100_000, large: 1_000_000 } as const;

const words = ['sound', 'lighting', 'technician', 'stage', 'rigger', 'camera', 'load in'];
const towns = ['london', 'leeds', 'bristol', 'glasgow', 'york', 'hull'];

interface JobsMix extends Mix {
  /** Must not grow with the table. */
  isSteady?: boolean;
  /** A job is posted before each request, so no remembered length is of now. */
  isMoving?: boolean;
}

const mixes: readonly JobsMix[] = [
  { name: 'first page', path: () => '/api/jobs', isSteady: true },
  { name: 'a page of the first hundred', path: (n) => `/api/jobs?page=${1 + spread(n, 100)}` },
  { name: 'common words', path: (n) => `/api/jobs?search=${encodeURIComponent(pick(words, n))}` },
  {
    name: 'common words, jobs changing',
    path: (n) => `/api/jobs?search=${encodeURIComponent(pick(words, n))}`,
    isMoving: true,
  },
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
    isSteady: true,
  },
];

/**
 * The list of jobs at the service: every mix within 30 ms at 100,000; the steady ones at most twice that at a million.
 * `quick` leaves the million out.
 */
export const benchJobs = ([mode]: string[] = []): Promise<number> =>
  withServers(['jobs'], async () => {
    const small = await measureAt(sizes.small);
    const large = mode === 'quick' ? small : await measureAt(sizes.large);
    const growths = mixes
      .filter(({ isSteady }) => isSteady)
      .map(({ name }) => [name, (large.get(name) ?? 0) / (small.get(name) ?? 1)] as const);
    for (const [name, growth] of growths) console.log(`${name}: ${growth.toFixed(2)} × from 100,000 to 1,000,000`);
    const isFast = [...small.values()].every((p95) => p95 <= WANTED_MS);
    return isFast && growths.every(([, growth]) => growth <= WANTED_GROWTH);
  });

const measureAt = (jobs: number): Promise<Map<string, number>> =>
  withReplica(
    { name: `jobs-${jobs}`, service: 'jobs', connections: 1, fill: (pool) => fillJobs(pool, jobs) },
    (replica) => measure(replica, jobs),
  );

async function measure({ base, pool }: Replica, jobs: number): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const { name, path, isMoving } of mixes) {
    const times: number[] = [];
    // Warm, as a service is that has been running for a minute. What was never asked before stays so.
    for (let n = 0; n < WARM_UP; n += 1) await readPage(base + path(n + 1_000_000, jobs));
    for (let n = 0; n < REQUESTS; n += 1) {
      if (isMoving) await addJobs(pool, jobs + n, jobs + n);
      times.push(await timeOf(() => readPage(base + path(n, jobs))));
    }
    figures.set(name, at(0.95, times));
    console.log(`${jobs} jobs, ${name}: ${p50p95(times)}`);
  }
  return figures;
}
