import { spawn, spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { buildServices, freeBase, programOf, startTestServers } from '@crewcall/tools-stack';
import pg from 'pg';
import { at, environment, type Mix, pick, spread, timesOf, untilReady } from './directory.bench.js';
import { addJobs, fillJobs } from './jobs.rows.js';

const WANTED_MS = 30;
const WANTED_GROWTH = 2;
const ROUNDS = 5;
const PER_ROUND = 120;
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
export async function benchJobs([mode]: string[] = []): Promise<number> {
  await buildServices(['jobs']);
  const servers = await startTestServers();
  try {
    const small = await measureAt(sizes.small, servers.env);
    const large = mode === 'quick' ? small : await measureAt(sizes.large, servers.env);
    const growths = mixes
      .filter(({ isSteady }) => isSteady)
      .map(({ name }) => [name, (large.get(name) ?? 0) / (small.get(name) ?? 1)] as const);
    for (const [name, growth] of growths) console.log(`${name}: ${growth.toFixed(2)} × from 100,000 to 1,000,000`);
    console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
    const isFast = [...small.values()].every((p95) => p95 <= WANTED_MS);
    return isFast && growths.every(([, growth]) => growth <= WANTED_GROWTH) ? 0 : 1;
  } finally {
    await servers.stop();
  }
}

async function measureAt(jobs: number, servers: Record<string, string | undefined>): Promise<Map<string, number>> {
  const owner = new pg.Client({ connectionString: servers['TEST_POSTGRES_URL'] });
  await owner.connect();
  const name = `bench_jobs_${jobs}`;
  await owner.query(`CREATE DATABASE ${name}`);
  await owner.end();
  const url = new URL(servers['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  const port = await freeBase();
  const env = { ...environment(url.href, servers['TEST_REDIS_URL'] ?? '', port), REDIS_PREFIX: `bench-jobs-${jobs}` };
  const migrated = spawnSync(process.execPath, [programOf('jobs'), 'migrate'], { env, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await fillJobs(pool, jobs);
  const service = spawn(process.execPath, [programOf('jobs')], { env, stdio: 'inherit' });
  try {
    await untilReady(`http://127.0.0.1:${port}/health/ready`, service);
    return await measure(`http://127.0.0.1:${port}`, jobs, pool);
  } finally {
    service.kill('SIGKILL');
    await pool.end();
  }
}

async function measure(base: string, jobs: number, pool: pg.Pool): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const { name, path, isMoving } of mixes) {
    const times: number[] = [];
    const before = isMoving ? (n: number) => addJobs(pool, jobs + n, jobs + n) : undefined;
    // Warm, as a service is that has been running for a minute. What was never asked before stays so.
    await timesOf(base, (n) => path(n + 1_000_000, jobs), 0);
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(...(await timesOf(base, (n) => path(n, jobs), round * PER_ROUND, before)));
    figures.set(name, at(0.95, times));
    console.log(`${jobs} jobs, ${name}: p95 ${at(0.95, times).toFixed(1)} ms, p50 ${at(0.5, times).toFixed(1)} ms`);
  }
  return figures;
}
