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

const READY_WITHIN_MS = 60_000;

/** As its image runs it: with the heap that Node takes by itself. */
export const argsOf = (service: ServiceName): string[] => ['--enable-source-maps', programOf(service)];

export interface Bench {
  /** Of its database and of its keys in Redis. */
  name: string;
  service: ServiceName;
  /** Whose migrations make the tables, when it has none of its own. */
  tablesOf?: ServiceName;
  settings?: NodeJS.ProcessEnv;
  connections?: number;
  /** Rows that are there before the service starts. */
  fill: (pool: pg.Pool) => Promise<unknown>;
}

/** One replica, as its image runs it, on a database of its own. */
export interface Replica {
  base: string;
  pool: pg.Pool;
  env: NodeJS.ProcessEnv;
  process: () => Child;
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
  const env = { ...environment(name, database.url, port), ...settings };
  const migrated = spawnSync(process.execPath, [programOf(tablesOf), 'migrate'], { env, encoding: 'utf8' });
  if (migrated.status !== 0) throw new Error(`The tables could not be made: ${migrated.stderr}${migrated.stdout}`);
  const pool = new pg.Pool({ connectionString: database.url, max: connections ?? 4 });
  // The server may be gone before the last connection has said goodbye.
  pool.on('error', () => undefined);
  let running: Child | undefined;
  const start = async () => {
    const options = { name: service, command: process.execPath, args: argsOf(service), env, onLine: console.log };
    running = Child.start(options);
    await untilReady(running, () => isReady(port), READY_WITHIN_MS);
    return running;
  };
  try {
    await fill(pool);
    let process = await start();
    const restart = async () => {
      await process.stop(0);
      process = await start();
    };
    return await measure({ base: `http://127.0.0.1:${port}`, pool, env, process: () => process, restart });
  } finally {
    await running?.stop(0);
    await pool.end();
  }
}

function environment(name: string, databaseUrl: string, port: number): NodeJS.ProcessEnv {
  const { TEST_REDIS_URL, TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
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
