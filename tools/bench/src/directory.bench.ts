import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServices, freeBase, programOf, startTestServers } from '@crewcall/tools-stack';
import pg from 'pg';
import { fillDirectory } from './directory.rows.js';

const SIZES = [10_000, 100_000] as const;
const WANTED_MS = 30;
const WANTED_GROWTH = 2;
const ROUNDS = 5;
const PER_ROUND = 120;

export interface Mix {
  name: string;
  /** The n-th request of this mix among so many people. */
  path: (n: number, people: number) => string;
}

const skills = ['sound', 'lighting', 'av', 'video', 'stage', 'rigging', 'dante', 'qlab'];
const towns = ['leeds', 'manchester', 'london', 'bristol', 'york', 'hull'];
export const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** Spread over all numbers below `below`, the same in every run. */
export const spread = (n: number, below: number): number => (Math.imul(n + 1, 2_654_435_761) >>> 0) % below;

const mixes: readonly Mix[] = [
  { name: 'first page', path: () => '/api/freelancers' },
  { name: 'any page', path: (n, people) => `/api/freelancers?page=${1 + spread(n, people / 10)}` },
  { name: 'common words', path: (n) => `/api/freelancers?search=${pick(skills, n)}&page=${1 + (n % 5)}` },
  { name: 'word and place', path: (n) => `/api/freelancers?search=${pick(skills, n)}&location=${pick(towns, n >> 3)}` },
  { name: 'rare, never asked before', path: (n, people) => `/api/freelancers?search=person%20${spread(n, people)}%20` },
];

/** The page by its index and nothing else: no framework, no total, no words. What the service is measured against. */
function startBare(pool: pg.Pool): Promise<Server> {
  const server = createServer((_request, response) => {
    const sql = `SELECT p.*, u.first_name, u.last_name FROM (SELECT user_id, rating_score FROM crew_entries
      ORDER BY rating_score DESC, user_id LIMIT 10) e
      JOIN freelancer_profiles p USING (user_id) JOIN users u ON u.id = p.user_id`;
    void pool.query(sql).then(({ rows }) => response.end(JSON.stringify(rows)));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** `before` is not in the times. */
export async function timesOf(
  base: string,
  pathOf: (n: number) => string,
  from: number,
  before?: (n: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  for (let n = from; n < from + PER_ROUND; n += 1) {
    await before?.(n);
    const started = performance.now();
    const response = await fetch(base + pathOf(n));
    const body = (await response.json()) as unknown[];
    times.push(performance.now() - started);
    if (response.status !== 200 || !Array.isArray(body)) throw new Error(`${pathOf(n)} answered ${response.status}`);
  }
  return times;
}

export function at(share: number, times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

type Figures = Record<string, number>;

/** Service and bare server take turns, so that a busy moment of the machine meets both. */
async function measure(service: string, bare: string, people: number): Promise<Figures> {
  const figures: Figures = {};
  for (const { name, path } of mixes) {
    const ours: number[] = [];
    const theirs: number[] = [];
    // Warm, as a service is that has been running for a minute. What was never asked before stays so.
    await timesOf(service, (n) => path(n + 1_000_000, people), 0);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(...(await timesOf(service, (n) => path(n, people), round * PER_ROUND)));
      theirs.push(...(await timesOf(bare, () => '/', round * PER_ROUND)));
    }
    figures[name] = at(0.95, ours);
    const against = `p50 ${at(0.5, ours).toFixed(1)} ms; ${(at(0.5, ours) / at(0.5, theirs)).toFixed(1)} × the bare page`;
    console.log(`${people} people, ${name}: p95 ${at(0.95, ours).toFixed(1)} ms, ${against}`);
  }
  return figures;
}

/** The crew directory at the service, at 10,000 and at 100,000 profiles: every page and every search within 30 ms. */
export async function benchDirectory(): Promise<number> {
  await buildServices(['identity']);
  const servers = await startTestServers();
  try {
    const figures: Figures[] = [];
    for (const people of SIZES) figures.push(await measureAt(people, servers.env));
    const [small, large] = figures as [Figures, Figures];
    const growths = mixes.map(({ name }) => [name, (large[name] ?? 0) / (small[name] ?? 1)] as const);
    for (const [name, growth] of growths) console.log(`${name}: ${growth.toFixed(2)} × from 10,000 to 100,000`);
    console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
    const isFast = Object.values(large).every((p95) => p95 <= WANTED_MS);
    return isFast && growths.every(([, growth]) => growth < WANTED_GROWTH) ? 0 : 1;
  } finally {
    await servers.stop();
  }
}

async function measureAt(people: number, servers: Record<string, string | undefined>): Promise<Figures> {
  const admin = new pg.Client({ connectionString: servers['TEST_POSTGRES_URL'] });
  await admin.connect();
  const name = `bench_directory_${people}`;
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(servers['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  const port = await freeBase();
  const env = environment(url.href, servers['TEST_REDIS_URL'] ?? '', port);
  const migrated = spawnSync(process.execPath, [programOf('identity'), 'migrate'], { env, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  await fillDirectory(pool, people);
  const service = spawn(process.execPath, [programOf('identity')], { env, stdio: 'inherit' });
  const bare = await startBare(pool);
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilReady(`${base}/health/ready`, service);
    return await measure(base, `http://127.0.0.1:${(bare.address() as { port: number }).port}`, people);
  } finally {
    service.kill('SIGKILL');
    bare.close();
    await pool.end();
  }
}

export async function untilReady(address: string, service: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    if (service.exitCode !== null) break;
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error('The service did not become ready');
}

export function environment(databaseUrl: string, redisUrl: string, port: number): NodeJS.ProcessEnv {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: 'bench-directory',
    JWT_PUBLIC_KEY: publicKey,
    JWT_PRIVATE_KEY: privateKey,
    SMTP_URL: 'smtp://127.0.0.1:9',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY: 'none',
    S3_SECRET_KEY: 'none-at-all',
  };
}
