import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { createTestDatabase, testKeys } from '@crewcall/testing-node';
import {
  buildServices,
  Child,
  freeBase,
  isReady,
  programOf,
  type ServiceName,
  startTestServers,
  untilReady,
} from '@crewcall/tools-stack';
import pg from 'pg';

const READY_WITHIN_MS = 120_000;

export interface Running {
  base: string;
  pid: number;
  stop: () => Promise<void>;
}

/** One process of a service as its image runs it: with the heap that Node takes by itself. */
export async function startProcess(service: ServiceName, env: NodeJS.ProcessEnv, ownPort?: number): Promise<Running> {
  const port = ownPort ?? (await freeBase());
  const args = ['--enable-source-maps', programOf(service)];
  const settings = { ...env, PORT: String(port) };
  const options = { name: service, command: process.execPath, args, env: settings, onLine: console.log };
  const running = Child.start(options);
  await untilReady(running, () => isReady(port), READY_WITHIN_MS);
  return { base: `http://127.0.0.1:${port}`, pid: running.pid ?? 0, stop: () => running.stop(0) };
}

export interface Bench {
  /** Of its database and of its keys in Redis. */
  name: string;
  service: ServiceName;
  /** Whose migrations make the tables, when it has none of its own. */
  tablesOf?: ServiceName;
  settings?: NodeJS.ProcessEnv;
  connections?: number;
  /** Rows that are there before the service starts, and are vacuumed. */
  fill: (pool: pg.Pool) => Promise<unknown>;
}

/** One replica, as its image runs it, on a database of its own. */
export interface Replica {
  base: string;
  pool: pg.Pool;
  env: NodeJS.ProcessEnv;
  pid: () => number;
  restart: () => Promise<void>;
}

/** Real servers for one bench, which answers whether what it measured was enough. Returns the exit code. */
export async function withServers(services: ServiceName[], bench: () => Promise<boolean>): Promise<number> {
  await buildServices(services);
  const servers = await startTestServers();
  Object.assign(process.env, servers.env);
  try {
    const isEnough = await bench();
    console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
    return isEnough ? 0 : 1;
  } finally {
    await servers.stop();
  }
}

export async function withReplica<T>(
  { name, service, tablesOf = service, settings, connections, fill }: Bench,
  measure: (replica: Replica) => Promise<T>,
): Promise<T> {
  const database = await createTestDatabase(name.replaceAll('-', '_'));
  const port = await freeBase();
  const env = { ...environment(name, database.url), ...settings };
  const migrated = spawnSync(process.execPath, [programOf(tablesOf), 'migrate'], { env, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
  const pool = new pg.Pool({ connectionString: database.url, max: connections ?? 4 });
  // The server may be gone before the last connection has said goodbye.
  pool.on('error', () => undefined);
  let running: Running | undefined;
  const restart = async (): Promise<void> => {
    await running?.stop();
    running = await startProcess(service, env, port);
  };
  try {
    await fill(pool);
    await pool.query('VACUUM ANALYZE');
    await restart();
    return await measure({ base: `http://127.0.0.1:${port}`, pool, env, pid: () => running?.pid ?? 0, restart });
  } finally {
    await running?.stop();
    await pool.end();
  }
}

/** Both for one service. Returns the exit code. */
export function serviceBench(bench: Bench, measure: (replica: Replica) => Promise<boolean>): Promise<number> {
  const { service, tablesOf = service } = bench;
  return withServers([...new Set([tablesOf, service])], () => withReplica(bench, measure));
}

function environment(name: string, databaseUrl: string): NodeJS.ProcessEnv {
  const { TEST_REDIS_URL, TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    REDIS_URL: TEST_REDIS_URL,
    REDIS_PREFIX: `bench-${name}`,
    JWT_PUBLIC_KEY: testKeys.publicKey,
    JWT_PRIVATE_KEY: testKeys.privateKey,
    BANK_DETAILS_KEYS: `bench:${randomBytes(32).toString('base64url')}`,
    DOCUMENTS_KEY: 'd0'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:9',
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_ACCESS_KEY: TEST_S3_ACCESS_KEY,
    S3_SECRET_KEY: TEST_S3_SECRET_KEY,
  };
}
